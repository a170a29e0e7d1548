import { ConflictException, Injectable, NotFoundException, UnprocessableEntityException } from '@nestjs/common';
import { type Allowances, type Privileges, privilegesOn, withRehearsal } from '@wattle/contract/allowances';
import type { AttemptKind, AttemptStatus, HeldAnswer } from '@wattle/contract/attempts';
import { dayInSydney } from '@wattle/contract/calendar';
import { LATE_SUBMISSION_SECONDS } from '@wattle/contract/constants';
import { isAttempted } from '@wattle/contract/marking';
import { UNCOUNTED_KINDS } from '@wattle/contract/scores';
import { hasWordLimit } from '@wattle/contract/test-kinds';
import { tooLongWriting } from '@wattle/contract/text';
import type { Attempt, RecordedResult } from './attempt.schema';

export function ownerOf(kind: 'child' | 'visitor', id: { toString(): string }): string {
  return `${kind}:${id}`;
}

export const CHILD_PREFIX = ownerOf('child', '');

export function childIdOf({ owner }: { owner: string }): string {
  return owner.slice(CHILD_PREFIX.length);
}

/** Of papers that staff hand out: nobody answers these attempts, children copy them (docs/decisions/069). */
export const HANDOUT_OWNER = 'handout';

/** Identifies what an owner may have only one attempt of at a time, such as an open weekly test in Maths. */
export interface AttemptKey {
  owner: string;
  uniqueKey: string;
}

export function attemptKeyOf(owner: string, ...parts: (string | number | undefined)[]): AttemptKey {
  return { owner, uniqueKey: [owner, ...parts].filter((part) => part !== undefined).join(' ') };
}

/** It is kept after the submission, so that the practice of a day begins once. */
export function dailyPracticeKey(owner: string, day: string): AttemptKey {
  return attemptKeyOf(owner, 'daily-practice', day);
}

/** Leaves out what was only fetched ahead. */
export const HAS_BEGUN = { $or: [{ fetchedAhead: null }, { revision: { $gt: 0 } }, { state: 'submitted' as const }] };

/** Marked tests of those that `countsAsTest` of the contract counts; blank ones are left out by what each reader has. */
export const COUNTED_TESTS = { state: 'submitted' as const, kind: { $nin: [...UNCOUNTED_KINDS] }, rehearsal: null };

export function countsOf(answers: Attempt['answers']): RecordedResult['counts'] {
  const stored = Object.values(answers);
  const given = stored.filter(({ selectedAnswer, writingResponse }) => isAttempted(selectedAnswer ?? writingResponse));
  return { stored: stored.length, given: given.length };
}

export function savedAnswers(answers: Attempt['answers'] = {}): HeldAnswer[] {
  return Object.entries(answers).map(([questionId, answer]) => ({ questionId, ...answer }));
}

/** Deadlines before this moment are over, including the allowance for slow networks. */
export function latestOverdue(now: Date): Date {
  return new Date(now.getTime() - LATE_SUBMISSION_SECONDS * 1_000);
}

export function isOverdue({ state, deadline }: Pick<Attempt, 'state' | 'deadline'>, now: Date): boolean {
  return state === 'open' && deadline !== undefined && deadline < latestOverdue(now);
}

export function privilegesAt(startedAt: Date, allowances: Allowances | undefined): Privileges {
  return privilegesOn(dayInSydney(startedAt), allowances);
}

/** What a child has in a test: what it is granted, and what it rehearses with there. */
export function privilegesIn(
  { startedAt, rehearsal }: Pick<Attempt, 'startedAt' | 'rehearsal'>,
  allowances: Allowances | undefined,
): Privileges {
  const granted = privilegesAt(startedAt, allowances);
  return rehearsal ? withRehearsal(granted, rehearsal) : granted;
}

/** Before any rest break. */
export function deadlineOf(startedAt: Date, seconds: number, { extraTime = 0 }: Privileges = {}): Date {
  return new Date(startedAt.getTime() + seconds * (1_000 + 10 * extraTime));
}

type Timed = Pick<Attempt, 'startedAt' | 'seconds' | 'deadline' | 'privileges' | 'rehearsal' | 'restBreaks'>;

/** Whether a test has what its child is granted. An untimed one has nothing that depends on it. */
export function hasPrivileges(attempt: Timed, allowances?: Allowances): boolean {
  const { deadline, privileges = {} } = attempt;
  if (!deadline) return true;
  const granted = privilegesIn(attempt, allowances);
  const names = Object.keys({ ...privileges, ...granted }) as (keyof Privileges)[];
  return names.every((name) => privileges[name] === granted[name]);
}

const LAST_MINUTE_MS = 60_000;

/** The deadline after a change of privileges; an earlier one leaves the child a minute. */
export function movedDeadline(attempt: Timed, granted: Privileges, now: Date): Date | undefined {
  const { startedAt, seconds = 0, deadline, privileges = {}, restBreaks } = attempt;
  if (!deadline || privileges.extraTime === granted.extraTime) return deadline;
  const moved = deadlineOf(startedAt, seconds, granted).getTime() + (restBreaks?.addedMs ?? 0);
  if (moved >= deadline.getTime()) return new Date(moved);
  const soonest = Math.max(now.getTime(), restBreaks?.until.getTime() ?? 0) + LAST_MINUTE_MS;
  return new Date(Math.min(deadline.getTime(), Math.max(moved, soonest)));
}

/** When the break ends at the latest that a child takes now. */
export function breakUntil({ state, restBreaks }: Pick<Attempt, 'state' | 'restBreaks'>, now: Date): Date | undefined {
  return state === 'open' && restBreaks && restBreaks.until > now ? restBreaks.until : undefined;
}

/** What is left of the breaks of a test, with the rest of the one that lasts. */
export function breakMsLeft({ privileges, restBreaks }: Pick<Timed, 'privileges' | 'restBreaks'>, now: Date): number {
  const { addedMs = 0, until = now } = restBreaks ?? {};
  return Math.max(0, (privileges?.restBreaks ?? 0) * 60_000 - addedMs) + Math.max(0, until.getTime() - now.getTime());
}

/** How long a child has rested in a test that ended at a moment. */
export function breakSeconds({ restBreaks }: Pick<Attempt, 'restBreaks'>, end: Date): number {
  if (!restBreaks) return 0;
  const { addedMs, until } = restBreaks;
  return Math.round((addedMs - Math.max(0, until.getTime() - end.getTime())) / 1_000);
}

export function statusOf(attempt: Attempt, now: Date): AttemptStatus {
  const { state, deadline, activePageId, privileges = {} } = attempt;
  const { restBreaks } = privileges;
  return {
    state,
    deadline: deadline?.toISOString(),
    serverTime: now.toISOString(),
    activePageId,
    privileges: Object.keys(privileges).length > 0 ? privileges : undefined,
    breakSecondsLeft: deadline && restBreaks ? Math.floor(breakMsLeft(attempt, now) / 1_000) : undefined,
    breakUntil: breakUntil(attempt, now)?.toISOString(),
  };
}

/** Published sentence (docs/published.md, sentences). */
export const ALREADY_COMPLETED = 'This test is already completed.';

export function attemptNotFound(): NotFoundException {
  return new NotFoundException('This test is not one of yours. Please choose one on your dashboard.');
}

export function attemptStillOpen(): ConflictException {
  return new ConflictException('This test is still under way. Submit it to see the result.');
}

/** The limits of writing responses, which depend on the kind of test (docs/published.md, rules). */
export function requireShort(text: string | undefined, kind: AttemptKind): void {
  const reason = tooLongWriting(text ?? '', hasWordLimit(kind));
  if (reason) throw new UnprocessableEntityException(reason);
}

/** Counts what this process has done to results, so that whatever follows from all of them is made again. */
@Injectable()
export class ResultChanges {
  count = 0;

  note(): void {
    this.count += 1;
  }
}
