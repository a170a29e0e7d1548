import { SUBJECT_NAMES, type Subject } from '@wattle/contract/constants';
import { examProfile, notOfferedSentence, onPaperSentence, sectionOf } from '@wattle/contract/exams';
import { subjectSchema } from '@wattle/contract/questions';
import { attemptTitle, kindTitle, questionCount, topicTitle } from '@wattle/contract/test-kinds';
import { testTypeSchema } from '@wattle/contract/tests';
import { useLocation, useParams } from '@wattle/platform';
import { NotFound } from '../not-found';
import { useLazyPracticeExamQuery } from '../practice-exam.api';
import { DAILY_PRACTICE_TITLE } from '../practice-words';
import { SENTENCES } from '../sentences';
import { DAILY_PRACTICE_CALLS, PRACTICE_TEST_CALLS, resitCalls, testCalls, topicCalls } from '../tests.api';
import { AddressedTest } from './student-test';
import { StudentTestEntry, UNEXPECTED_RESPONSE } from './test-entry';
import { PRACTICE_FACTS, testFacts } from './test-facts';

/** A subject, weekly, mega or full test in one subject. */
export function TestPage() {
  const params = useParams();
  const testType = testTypeSchema.safeParse(params.testType?.toLowerCase()).data;
  const subject = subjectSchema.safeParse(params.category).data;
  const isOfExam = testType === 'full-test';
  const { data, refuseIn } = useExamOfChild();
  if (!testType || !subject) return <NotFound title="Unknown test">There is no such test.</NotFound>;

  const category = `${testType}_${subject}`.toLowerCase();
  const test = { kind: testType, subject: SUBJECT_NAMES[subject] };
  const exam = data?.exam;
  const isUnknown = isOfExam && !data;
  // Another test is another page: nothing of this one goes over.
  return (
    <StudentTestEntry
      key={category}
      title={attemptTitle(test)}
      test={test}
      category={category}
      factsFor={(extraTimePercent) => testFacts(testType, subject, extraTimePercent, exam)}
      refuse={isOfExam ? () => refuseIn(subject) : undefined}
      expectedCount={isUnknown ? undefined : questionCount(testType, subject, exam)}
      calls={testCalls(testType, subject)}
      missing={SENTENCES.noQuestions}
    />
  );
}

/** The child's exam, asked for where a practice exam is to begin: it may have been changed since, and is never guessed. */
function useExamOfChild() {
  const [ask, { data }] = useLazyPracticeExamQuery();
  const refuseIn = async (subject: Subject) => {
    const { data: told, error } = await ask();
    if (error || !told) return error ?? UNEXPECTED_RESPONSE;
    const { exam } = told;
    const isOffered = sectionOf(exam, subject) !== undefined;
    if (isOffered && examProfile(exam).isOnScreen) return undefined;
    const message = isOffered ? onPaperSentence(exam) : notOfferedSentence(exam, subject);
    return { status: 409, data: { message } };
  };
  return { data, refuseIn };
}

const KIND = 'practice-test';

/** All four subjects in one test, without a clock. */
export function PracticeTestPage() {
  return (
    <StudentTestEntry
      title={kindTitle(KIND)}
      category={KIND}
      test={{ kind: KIND, subject: undefined }}
      factsFor={() => PRACTICE_FACTS}
      expectedCount={PRACTICE_FACTS.questionCount}
      calls={PRACTICE_TEST_CALLS}
      failure={SENTENCES.practiceTestFailed}
      missing={SENTENCES.noQuestions}
      emptyWriting={SENTENCES.emptyPracticeWriting}
    />
  );
}

/** A few questions of one topic, without a clock. */
export function TopicPage() {
  const subject = subjectSchema.safeParse(useParams().category).data;
  const topic = new URLSearchParams(useLocation().search).get('topic')?.trim();
  if (!subject || !topic) return <NotFound title="Unknown topic">There is no such topic.</NotFound>;
  return (
    <AddressedTest
      key={`${subject} ${topic}`}
      kind="practice"
      title={topicTitle(topic)}
      testName="practice"
      category="topic"
      calls={topicCalls(subject, topic)}
      missing={SENTENCES.noQuestions}
    />
  );
}

/** Once more what went wrong, or a few new questions like it, without a clock. */
export function ResitPage() {
  const { attemptId = '' } = useParams();
  const only = new URLSearchParams(useLocation().search).get('only') === 'easier' ? 'easier' : undefined;
  return (
    <AddressedTest
      key={`${attemptId} ${only}`}
      kind="re-sit"
      title={only ? 'New questions like these' : kindTitle('re-sit')}
      category="re-sit"
      calls={resitCalls(attemptId, only)}
      missing="There is no such result."
      isRefusalTold
    />
  );
}

/** What is due today, without a clock; each answer is explained. */
export function DailyPracticePage() {
  return (
    <AddressedTest
      kind="practice"
      title={DAILY_PRACTICE_TITLE}
      testName="practice"
      category="daily-practice"
      calls={DAILY_PRACTICE_CALLS}
      missing={SENTENCES.noQuestions}
      isRefusalTold
    />
  );
}
