import type { SessionUser } from '@wattle/contract/accounts';
import { type Calendar, DAY_MS } from '@wattle/contract/calendar';
import { SUBJECT_NAMES } from '@wattle/contract/constants';
import type { SubjectName } from '@wattle/contract/questions';
import { countsAsTest, percentOf, sumOfScores } from '@wattle/contract/scores';
import { capitalized, numberInWords } from '@wattle/contract/text';

import type { FinishedAttempt } from '../attempts';
import { pointsOf } from '../progress/points';

const TREND_DAYS = 28;
/** A smaller rise, in percent, may be luck. */
const LEAST_RISE = 5;

/** More tests of a week are a figure. */
const MAX_IN_WORDS = 10;

/** The first name, else the first word of the username, else "Student" (docs/published.md, screens). */
export function greetingName(user: Pick<SessionUser, 'firstName' | 'username'> | null): string {
  return user?.firstName?.trim() || user?.username.trim().split(/\s+/)[0] || 'Student';
}

/** A sentence or two that cheer a child on and are true. */
export function encouragement(
  finished: readonly FinishedAttempt[],
  isUnderWay: boolean,
  { weekOf }: Calendar,
  now: number,
): string {
  if (finished.length === 0) {
    return isUnderWay
      ? 'Your test waits where you left it.'
      : 'Choose a test to begin. Every answer is kept as you go.';
  }
  const stronger = strongerSubject(since(finished, now, TREND_DAYS));
  const ofWeek = finished.filter(countsAsTest).filter(({ submittedAt }) => weekOf(submittedAt) === weekOf(now));
  const week = testsThisWeek(ofWeek.length);
  return stronger ? `${week} ${stronger} is getting stronger.` : week;
}

function testsThisWeek(count: number): string {
  if (count === 0) return 'Good to see you. One short test is enough to begin with.';
  const number = count > MAX_IN_WORDS ? count : capitalized(numberInWords(count));
  return `${number} ${count === 1 ? 'test' : 'tests'} this week.`;
}

/** The subject whose later half of tests went better than its earlier half, by the most. */
function strongerSubject(finished: readonly FinishedAttempt[]): SubjectName | undefined {
  const rises = Object.values(SUBJECT_NAMES).map((subject) => ({ subject, rise: riseOf(finished, subject) }));
  const [best] = rises.sort((one, other) => other.rise - one.rise);
  return best && best.rise >= LEAST_RISE ? best.subject : undefined;
}

function riseOf(finished: readonly FinishedAttempt[], subject: SubjectName): number {
  const points = pointsOf(finished, subject);
  const middle = Math.ceil(points.length / 2);
  if (points.length < 2) return 0;
  return percentOf(sumOfScores(points.slice(middle))) - percentOf(sumOfScores(points.slice(0, middle)));
}

function since(finished: readonly FinishedAttempt[], now: number, days: number): FinishedAttempt[] {
  return finished.filter(({ submittedAt }) => now - Date.parse(submittedAt) < days * DAY_MS);
}
