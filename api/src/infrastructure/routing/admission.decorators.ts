import { SetMetadata } from '@nestjs/common';

/** Metadata key of a route's admission. */
export const ADMISSION = 'admission';

/** The highest first. */
export const PRIORITIES = ['high', 'normal', 'low'] as const;

/**
 * Which requests are served first under overload. High: what a child has done is kept. Normal: the way into a test, and how
 * the servers are doing.
 */
export type Priority = (typeof PRIORITIES)[number];

export interface Queued {
  priority: Priority;
  /** Whether a request counts as one in progress. One that waits for something with a limit of its own does not. */
  holdsPlace: boolean;
}

/** How requests of a route are admitted. `always`: they neither wait nor are they refused. */
export type Admission = Queued | 'always';

/** A route that declares nothing is served last. */
export const DEFAULT_ADMISSION: Admission = { priority: 'low', holdsPlace: true };

export const Priority = (priority: Priority, { holdsPlace = true }: Partial<Queued> = {}) =>
  SetMetadata<string, Admission>(ADMISSION, { priority, holdsPlace });

/** This route is answered under whatever load. */
export const NeverRefused = () => SetMetadata<string, Admission>(ADMISSION, 'always');
