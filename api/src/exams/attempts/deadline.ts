import { LATE_SUBMISSION_SECONDS } from '@wattle/contract/constants';
import type { Attempt } from './attempt.schema';

export function deadlineOf(startedAt: Date, seconds: number, extraTimePercent = 0): Date {
  return new Date(startedAt.getTime() + seconds * (1_000 + 10 * extraTimePercent));
}

/** Deadlines before this moment are over, including the allowance for slow networks. */
export function latestOverdue(now: Date): Date {
  return new Date(now.getTime() - LATE_SUBMISSION_SECONDS * 1_000);
}

export function lastsFor(
  { startedAt, seconds, deadline }: Pick<Attempt, 'startedAt' | 'seconds' | 'deadline'>,
  extraTimePercent?: number,
): boolean {
  if (seconds === undefined || deadline === undefined) return true;
  return deadline.getTime() === deadlineOf(startedAt, seconds, extraTimePercent).getTime();
}
