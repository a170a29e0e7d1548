import type { Role, Seat } from './seat';

/** What is looked at: its name (group/what), who looks, and how it is brought about. */
export type State = readonly [name: string, role: Role, open: (seat: Seat) => Promise<unknown>];
