import { LATE_SUBMISSION_SECONDS } from '@wattle/contract/constants';
import type { Attempt } from './attempt.schema';

/** Deadlines before this moment are over, including the allowance for slow networks. */
export function latestOverdue(now: Date): Date {
  return new Date(now.getTime() - LATE_SUBMISSION_SECONDS * 1_000);
}

export function isOverdue({ state, deadline }: Pick<Attempt, 'state' | 'deadline'>, now: Date): boolean {
  return state === 'open' && deadline !== undefined && deadline < latestOverdue(now);
}
