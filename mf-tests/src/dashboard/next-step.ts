import type { Calendar } from '@wattle/contract/calendar';
import { type Exam, QUESTION_COUNTS, SUBJECT_NAMES, type Subject } from '@wattle/contract/constants';
import { practisedSubjects } from '@wattle/contract/exams';
import { isToPractise } from '@wattle/contract/scores';
import { attemptTitle } from '@wattle/contract/test-kinds';
import { capitalized, numberInWords } from '@wattle/contract/text';
import type { PlanItem, WeeklyPlan } from '@wattle/contract/weekly-plan';
import type { FinishedAttempt } from '../attempts';
import { buttonName, factsSentence, PRACTICE_QUESTIONS } from '../exam/test-facts';
import { PRACTICE_TEST_PATH, testPath, topicPath } from '../paths';
import { LAST_WEEKS, recentTopics } from '../progress/points';
import { subjectOf } from '../subjects';

/** What to do now, where no test is under way. */
export interface NextStep {
  title: string;
  facts: string;
  why: string;
  button: string;
  path: string;
}

/** The first test of the plan that is left, then the weakest topic, then a bit of everything. */
export function nextStepOf(
  plan: WeeklyPlan | null | undefined,
  finished: readonly FinishedAttempt[],
  calendar: Calendar,
  now: number,
  exam?: Exam,
): NextStep {
  const item = plan?.items.find(({ doneBy }) => doneBy === undefined);
  if (item) return stepOfPlan(item, finished, exam);
  const bonus = plan ? 'Your plan for this week is done, so this is a bonus. ' : '';
  const weakest = weakestTopic(finished, calendar, now);
  if (weakest) {
    const { subject, topic, correct, total } = weakest;
    return {
      title: `${capitalized(numberInWords(QUESTION_COUNTS.topic))} questions: ${topic}`,
      facts: 'No clock.',
      why: `${bonus}${topic}: ${correct} of ${total} right in the ${LAST_WEEKS}.`,
      button: `Start ${numberInWords(QUESTION_COUNTS.topic)} questions`,
      path: topicPath(subject, topic),
    };
  }
  return {
    title: 'Practice test',
    facts: `About ${PRACTICE_QUESTIONS} questions, no clock.`,
    why: `${bonus}It has a bit of each subject.`,
    button: 'Start practice test',
    path: PRACTICE_TEST_PATH,
  };
}

function stepOfPlan(
  { id, subject, topic }: PlanItem,
  finished: readonly FinishedAttempt[],
  exam: Exam | undefined,
): NextStep {
  if (id === 'weekly-test') {
    const why =
      finished.length === 0
        ? 'It is short, and its result shows what is good to practise.'
        : 'Your plan has one weekly test. It is short, and its clock runs as in the exam.';
    return stepOfTest(id, 'Maths', why);
  }
  if (subject) {
    const why = topic
      ? `${topic} was the hardest for you in the ${LAST_WEEKS}.`
      : `${subject} has waited longest for its turn.`;
    return stepOfTest('subject-test', subjectOf(subject), why);
  }
  const isTried = (each: Subject) => finished.some((attempt) => attempt.subject === SUBJECT_NAMES[each]);
  const untried = practisedSubjects(exam).find((each) => !isTried(each)) ?? 'Reading';
  return stepOfTest('subject-test', untried, 'Your plan has a subject test. Any other subject counts, too.');
}

function stepOfTest(kind: 'subject-test' | 'weekly-test', subject: Subject, why: string): NextStep {
  const name = SUBJECT_NAMES[subject];
  return {
    title: kind === 'subject-test' ? `${name} test` : attemptTitle({ kind, subject: name }),
    facts: `${factsSentence(kind, subject)}.`,
    why,
    button: `Start ${buttonName(kind, subject)}`,
    path: testPath(kind, subject),
  };
}

/** Of the last four weeks, and not practised this week. */
function weakestTopic(finished: readonly FinishedAttempt[], { weekOf }: Calendar, now: number) {
  const practised = finished.flatMap(({ topic, submittedAt }) => (weekOf(submittedAt) === weekOf(now) ? [topic] : []));
  const topics = Object.values(SUBJECT_NAMES).flatMap((subject) =>
    recentTopics(finished, subject, now).map((topic) => ({ ...topic, subject })),
  );
  return topics
    .filter((each) => isToPractise(each) && !practised.includes(each.topic))
    .sort((one, other) => one.correct / one.total - other.correct / other.total)[0];
}
