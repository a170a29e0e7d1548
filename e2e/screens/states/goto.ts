import type { Seat } from '../seat';

/** Opens a page. */
export const goto = (path: string) => (seat: Seat) => seat.goto(path);
