import { LATE_SUBMISSION_SECONDS } from '@wattle/contract';
import type { Attempt } from './attempt.schema';

/** When a test ends that lasts so many seconds and so many percent more for this child. */
export function deadlineOf(startedAt: Date, seconds: number, extraTimePercent = 0): Date {
  return new Date(startedAt.getTime() + seconds * (1_000 + 10 * extraTimePercent));
}

/** Deadlines before this moment are over with their allowance: a slow network never costs the child time. */
export function latestOverdue(now: Date): Date {
  return new Date(now.getTime() - LATE_SUBMISSION_SECONDS * 1_000);
}

/** Whether a test lasts as long as it would with this extra time. */
export function lastsFor(
  { startedAt, seconds, deadline }: Pick<Attempt, 'startedAt' | 'seconds' | 'deadline'>,
  extraTimePercent?: number,
): boolean {
  if (seconds === undefined || deadline === undefined) return true;
  return deadline.getTime() === deadlineOf(startedAt, seconds, extraTimePercent).getTime();
}
