import { SetMetadata } from '@nestjs/common';

export const ADMISSION = 'admission';

/** The highest first. */
export const PRIORITIES = ['high', 'normal', 'low'] as const;

/**
 * Which requests are served first under overload. High: saving a child's work. Normal: opening tests, and the state of
 * the servers.
 */
export type Priority = (typeof PRIORITIES)[number];

export interface Queued {
  priority: Priority;
  /** Whether a request counts as in progress. One that waits for a queue of its own does not. */
  holdsPlace: boolean;
}

/** How requests of a route are admitted. `always`: without waiting. */
export type Admission = Queued | 'always';

/** A route that declares nothing is served last. */
export const DEFAULT_ADMISSION: Admission = { priority: 'low', holdsPlace: true };

export const Priority = (priority: Priority, { holdsPlace = true }: Partial<Queued> = {}) =>
  SetMetadata<string, Admission>(ADMISSION, { priority, holdsPlace });

export const NeverRefused = () => SetMetadata<string, Admission>(ADMISSION, 'always');
