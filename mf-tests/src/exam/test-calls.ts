import type { PracticeSubmission, ResitQuery, Subject, TestSubmission, TestType } from '@wattle/contract';
import type { Submission } from '@wattle/exam-player';
import { attemptCall, PRACTICE_EXAM_CALL } from '../first-calls';
import type { OpenedTest, Section } from './opened-test';

/** What opens a test; the name of the page goes along with each. */
export interface OpeningCall {
  url: string;
  params?: Record<string, string | undefined>;
}

export interface SubmitCall {
  url: string;
  body: object;
}

/** How a kind of test is opened and submitted. */
export interface TestCalls {
  /** @param attemptId - Goes on with this attempt and begins no other one. */
  open: (attemptId?: string) => OpeningCall;
  submit: (submission: Submission, test: OpenedTest, childId: string) => SubmitCall;
}

/** A subject, weekly, mega or full test in one subject. */
export function testCalls(testType: TestType, subject: Subject): TestCalls {
  return {
    open: (attemptId) => ({ url: `test/subject-test/${subject}`, params: { testType, attemptId } }),
    submit: (submission, _test, childId) => {
      const body: TestSubmission = { childId, category: subject, testType, ...submission };
      return { url: 'test/subject-test/submit', body };
    },
  };
}

/** One of the four tests of a practice exam: it is opened by its subject alone. */
export function practiceExamCalls(subject: Subject): TestCalls {
  return { ...testCalls('full-test', subject), open: () => ({ url: `${PRACTICE_EXAM_CALL}/${subject}` }) };
}

export const PRACTICE_TEST_CALLS: TestCalls = {
  open: (attemptId) => ({ url: 'practice-test/getTestQuestions', params: { attemptId } }),
  submit: (submission, { sections = [] }, childId) => ({
    url: 'practice-test/submitPracticeTest',
    body: practiceSubmission(childId, sections, submission),
  }),
};

/** @param markedId - What went wrong in this attempt is asked once more. */
export function resitCalls(markedId: string, only: ResitQuery['only']): TestCalls {
  return {
    open: (attemptId) => ({ url: `${attemptCall(markedId)}/re-sit`, params: { only, attemptId } }),
    submit: submitResit,
  };
}

export function topicCalls(subject: Subject, topic: string): TestCalls {
  return { open: (attemptId) => ({ url: `test/topic/${subject}`, params: { topic, attemptId } }), submit: submitResit };
}

function submitResit({ attemptId, responses, secondsSpent }: Submission) {
  return { url: `${attemptCall(attemptId)}/submit`, body: { responses, secondsSpent } };
}

/** The answers section by section, as the submission of a practice test has them (docs/published.md, fields). */
function practiceSubmission(childId: string, sections: Section[], submission: Submission): PracticeSubmission {
  const { attemptId, secondsSpent, questionStatus, responses } = submission;
  const ids = responses.map(({ questionId }) => questionId);
  return {
    childId,
    testType: 'Practice',
    attemptId,
    secondsSpent,
    sections: sections.map(({ category, questions }) => ({
      category,
      questionStatus: questions.map(({ id }) => ({
        questionId: id,
        status: questionStatus[ids.indexOf(id)]?.status ?? 'unattempted',
      })),
      responses: responses.filter(({ questionId }) => questions.some(({ id }) => id === questionId)),
    })),
  };
}
