import { type Allowances, type Privileges, privilegesOn } from '@wattle/contract/allowances';
import { dayInSydney } from '@wattle/contract/calendar';
import type { Attempt } from './attempt.schema';

const LAST_MINUTE_MS = 60_000;

/** What a child is granted in a test that begins at a moment. */
export function privilegesAt(startedAt: Date, allowances: Allowances | undefined): Privileges {
  return privilegesOn(dayInSydney(startedAt), allowances);
}

/** Before any rest break. */
export function deadlineOf(startedAt: Date, seconds: number, { extraTime = 0 }: Privileges = {}): Date {
  return new Date(startedAt.getTime() + seconds * (1_000 + 10 * extraTime));
}

type Timed = Pick<Attempt, 'startedAt' | 'seconds' | 'deadline' | 'privileges' | 'restBreaks'>;

/** Whether a test has what its child is granted. An untimed one has nothing that depends on it. */
export function hasPrivileges({ startedAt, deadline, privileges = {} }: Timed, allowances?: Allowances): boolean {
  if (!deadline) return true;
  return isSame(privileges, privilegesAt(startedAt, allowances));
}

/** The deadline after a change of privileges; an earlier one leaves the child a minute. */
export function movedDeadline(attempt: Timed, wanted: Privileges, now: Date): Date | undefined {
  const { startedAt, seconds = 0, deadline, privileges = {}, restBreaks } = attempt;
  if (!deadline || privileges.extraTime === wanted.extraTime) return deadline;
  const moved = deadlineOf(startedAt, seconds, wanted).getTime() + (restBreaks?.addedMs ?? 0);
  if (moved >= deadline.getTime()) return new Date(moved);
  const soonest = Math.max(now.getTime(), restBreaks?.until.getTime() ?? 0) + LAST_MINUTE_MS;
  return new Date(Math.min(deadline.getTime(), Math.max(moved, soonest)));
}

function isSame(one: Privileges, other: Privileges): boolean {
  const keys = Object.keys({ ...one, ...other }) as (keyof Privileges)[];
  return keys.every((key) => one[key] === other[key]);
}
