import type { Attempt } from './attempt.schema';

export function deadlineOf(startedAt: Date, seconds: number, extraTimePercent = 0): Date {
  return new Date(startedAt.getTime() + seconds * (1_000 + 10 * extraTimePercent));
}

export function lastsFor(
  { startedAt, seconds, deadline }: Pick<Attempt, 'startedAt' | 'seconds' | 'deadline'>,
  extraTimePercent?: number,
): boolean {
  if (seconds === undefined || deadline === undefined) return true;
  return deadline.getTime() === deadlineOf(startedAt, seconds, extraTimePercent).getTime();
}
