import type { AttemptKind } from '@wattle/contract/attempts';
import { weeksBefore } from '@wattle/contract/calendar';
import { SUBJECT_NAMES } from '@wattle/contract/constants';
import { practisedSubjects } from '@wattle/contract/exams';
import type { SubjectName } from '@wattle/contract/questions';
import type { CategoryScore } from '@wattle/contract/results';
import { isToPractise } from '@wattle/contract/scores';
import {
  DEFAULT_TESTS_A_WEEK,
  PLAN_ITEM_IDS,
  type PlanItem,
  SHOWN_WEEKS,
  type WeeklyPlan,
} from '@wattle/contract/weekly-plan';
import type { User } from '../../accounts';
import type { TopicScore } from '../../exams';
import { grouped } from '../../infrastructure';
import { topicScores } from '../child-progress/progress';

/** A plan looks at the tests of so many weeks before, as the dashboard does. */
export const LOOK_BACK_WEEKS = 4;

export interface TakenTest {
  kind: AttemptKind;
  subject?: SubjectName | undefined;
  week: string;
  perCategory: readonly TopicScore[];
}

/** What of a child's account a plan follows from. */
type Planner = Pick<User, 'testsAWeek' | 'planTicks' | 'exam'>;

/**
 * The plan of a week: the weekly test, and as many tests as the family aims at in the subjects that need them most. It
 * depends only on the tests of earlier weeks. Each test of the week itself ticks one item: the one that it is, else one
 * that is left, because any test counts for the week.
 */
export function planOf(
  taken: readonly TakenTest[],
  week: string,
  { testsAWeek = DEFAULT_TESTS_A_WEEK, planTicks = {}, exam }: Planner = {},
): PlanItem[] {
  const subjects = subjectsToPractise(
    taken.filter((test) => test.week < week),
    week,
    practisedSubjects(exam).map((subject) => SUBJECT_NAMES[subject]),
  );
  // One of all subjects fits every item, so it comes after those that fit one.
  const left = taken
    .filter((test) => test.week === week)
    .sort((one, other) => Number(!one.subject) - Number(!other.subject));
  const take = (isFit: (test: TakenTest) => boolean) => {
    const index = left.findIndex(isFit);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  };
  return PLAN_ITEM_IDS.slice(0, testsAWeek)
    .map((id, index): PlanItem => {
      const practice = (id !== 'weekly-test' && subjects[(index - 1) % subjects.length]) || {};
      const isFit = (test: TakenTest) => (id === 'weekly-test' ? test.kind === id : isPractice(test, practice.subject));
      return { id, ...practice, ...doneBy('test', take(isFit)) };
    })
    .map((item) => (item.doneBy ? item : { ...item, ...doneBy('tick', planTicks[item.id] === week) }))
    .map((item) => (item.doneBy || !take(() => true) ? item : { ...item, doneBy: 'test', isOtherTest: true }));
}

/** The subjects with a weak topic, the weakest first; then those whose last test is longest ago. */
function subjectsToPractise(
  before: readonly TakenTest[],
  week: string,
  subjects: readonly SubjectName[],
): Pick<PlanItem, 'subject' | 'topic'>[] {
  if (before.length === 0) return [];
  const from = weeksBefore(week, LOOK_BACK_WEEKS);
  const recent = before.filter((test) => test.week >= from);
  const weak = topicScores(recent.flatMap(({ perCategory }) => perCategory))
    .filter((topic) => isToPractise(topic) && subjects.includes(topic.subject))
    .sort(byNeed);
  const longestAgo = subjects.toSorted((one, other) =>
    lastWeekOf(before, one).localeCompare(lastWeekOf(before, other)),
  );
  return [...new Set([...weak.map(({ subject }) => subject), ...longestAgo])].map((subject) => {
    const topic = weak.find((each) => each.subject === subject)?.category;
    return { subject, ...(topic !== undefined && { topic }) };
  });
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

function doneBy(by: NonNullable<PlanItem['doneBy']>, isDone: boolean): Pick<PlanItem, 'doneBy'> {
  return isDone ? { doneBy: by } : {};
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
