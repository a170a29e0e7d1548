import {
  type AttemptKind,
  type CategoryScore,
  EXAM_DAY_ORDER,
  type PlanItem,
  PRACTISE_BELOW_PERCENT,
  SUBJECT_NAMES,
  type SubjectName,
} from '@wattle/contract';
import { weeksBefore } from '../../infrastructure';

/** What is to be practised follows from the tests of so many weeks before, as the dashboard shows them. */
const LOOK_BACK_WEEKS = 4;
/** Of fewer questions, what went wrong or right may have been chance. */
export const LEAST_QUESTIONS = 3;

/** A test that a child has finished and answered, as far as plans need it. */
export interface TakenTest {
  kind: AttemptKind;
  /** Absent where the test is of several. */
  subject?: SubjectName | undefined;
  /** The week in which it was submitted. */
  week: string;
  perCategory: readonly CategoryScore[];
}

/**
 * The plan of a week: one weekly test, and one test in the subject that needs it most. It follows from the tests of the
 * weeks before alone, so what is done in the week itself ticks the plan and never changes it.
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
  const [weakest] = topicsOf(before.filter((test) => test.week >= from))
    .filter(({ total, correct }) => total >= LEAST_QUESTIONS && 100 * correct < PRACTISE_BELOW_PERCENT * total)
    .sort(byNeed);
  if (weakest) return { subject: weakest.subject, topic: weakest.category };
  const subjects = EXAM_DAY_ORDER.map((subject) => SUBJECT_NAMES[subject]);
  const [longestAgo] = subjects.sort((one, other) => lastWeekOf(before, one).localeCompare(lastWeekOf(before, other)));
  return { subject: longestAgo };
}

/** A re-sit asks only for what went wrong before: it says nothing of a topic. */
function topicsOf(taken: readonly TakenTest[]): CategoryScore[] {
  const topics = new Map<string, CategoryScore>();
  for (const score of taken.filter(({ kind }) => kind !== 're-sit').flatMap(({ perCategory }) => perCategory)) {
    const key = `${score.subject}: ${score.category}`;
    const { correct, total } = topics.get(key) ?? { correct: 0, total: 0 };
    topics.set(key, { ...score, correct: correct + score.correct, total: total + score.total });
  }
  return [...topics.values()];
}

/** The fewest right answers of a hundred first; of equals, the topic of which more is known. */
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

/** Any test of the subject is practice, however it was begun; the weekly one is an item of its own. */
function isPractice(test: TakenTest, subject: SubjectName | undefined): boolean {
  return test.kind !== 'weekly-test' && (subject === undefined || isOf(test, subject));
}

function isOf(test: TakenTest, subject: SubjectName): boolean {
  return test.subject === undefined || test.subject === subject;
}

function doneByTest(isDone: boolean): Pick<PlanItem, 'doneBy'> {
  return isDone ? { doneBy: 'test' } : {};
}
