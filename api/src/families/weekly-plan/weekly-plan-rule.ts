import type { AttemptKind } from '@wattle/contract/attempts';
import { SUBJECT_NAMES } from '@wattle/contract/constants';
import type { SubjectName } from '@wattle/contract/questions';
import type { CategoryScore } from '@wattle/contract/results';
import { countsAsTest, isToPractise } from '@wattle/contract/scores';
import { PRACTICE_EXAM_ORDER } from '@wattle/contract/test-kinds';
import { type PlanItem, SHOWN_WEEKS, type WeeklyPlan } from '@wattle/contract/weekly-plan';
import type { TopicScore } from '../../exams';
import { grouped, weeksBefore } from '../../infrastructure';
import { topicScores } from '../topic-scores';

/** A plan looks at the tests of so many weeks before, as the dashboard does. */
const LOOK_BACK_WEEKS = 4;

export interface TakenTest {
  kind: AttemptKind;
  subject?: SubjectName | undefined;
  week: string;
  perCategory: readonly TopicScore[];
}

/**
 * The plan of a week: the weekly test, and a test in the subject that needs it most. It depends only on the tests of
 * earlier weeks, so tests of the week itself tick its items and never change them.
 */
export function planOf(taken: readonly TakenTest[], week: string): PlanItem[] {
  const practice = practiceOf(
    taken.filter((test) => test.week < week),
    week,
  );
  const ofWeek = taken.filter((test) => test.week === week);
  return [
    { id: 'weekly-test', ...doneByTest(ofWeek.some(({ kind }) => kind === 'weekly-test')) },
    { id: 'practice', ...practice, ...doneByTest(ofWeek.some((test) => isPractice(test, practice.subject))) },
  ];
}

/** The subject of the weakest topic; where none is weak, the one whose last test is longest ago. */
function practiceOf(before: readonly TakenTest[], week: string): Pick<PlanItem, 'subject' | 'topic'> {
  if (before.length === 0) return {};
  const from = weeksBefore(week, LOOK_BACK_WEEKS);
  const recent = before.filter((test) => test.week >= from && countsAsTest(test));
  const [weakest] = topicScores(recent.flatMap(({ perCategory }) => perCategory))
    .filter(isToPractise)
    .sort(byNeed);
  if (weakest) return { subject: weakest.subject, topic: weakest.category };
  const subjects = PRACTICE_EXAM_ORDER.map((subject) => SUBJECT_NAMES[subject]);
  const [longestAgo] = subjects.sort((one, other) => lastWeekOf(before, one).localeCompare(lastWeekOf(before, other)));
  return { subject: longestAgo };
}

/** The smallest share of right answers first; of equals, the topic with more questions. */
function byNeed(one: CategoryScore, other: CategoryScore): number {
  return (
    one.correct / one.total - other.correct / other.total ||
    other.total - one.total ||
    one.category.localeCompare(other.category)
  );
}

/** Empty, and so before every week, where there was none. */
function lastWeekOf(taken: readonly TakenTest[], subject: SubjectName): string {
  const weeks = taken.filter((test) => isOf(test, subject)).map(({ week }) => week);
  return weeks.sort().at(-1) ?? '';
}

/** Any test of the subject is practice, except for the weekly one, which is an item of its own. */
function isPractice(test: TakenTest, subject: SubjectName | undefined): boolean {
  return test.kind !== 'weekly-test' && (subject === undefined || isOf(test, subject));
}

function isOf(test: TakenTest, subject: SubjectName): boolean {
  return test.subject === undefined || test.subject === subject;
}

function doneByTest(isDone: boolean): Pick<PlanItem, 'doneBy'> {
  return isDone ? { doneBy: 'test' } : {};
}

/** The latest weeks since the first test, and how many weeks had tests: a week off takes nothing away. */
export function practisedWeeks(
  taken: readonly { week: string }[],
  thisWeek: string,
): Pick<WeeklyPlan, 'weeks' | 'weeksWithTests'> {
  const tests = grouped(taken, ({ week }) => week);
  const first = [...tests.keys(), thisWeek].sort()[0] ?? thisWeek;
  const weeks = Array.from({ length: SHOWN_WEEKS }, (_, index) => weeksBefore(thisWeek, SHOWN_WEEKS - 1 - index));
  return {
    weeks: weeks.filter((week) => week >= first).map((week) => ({ week, tests: tests.get(week)?.length ?? 0 })),
    weeksWithTests: tests.size,
  };
}
