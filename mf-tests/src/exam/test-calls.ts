import type { Subject, TestType } from '@wattle/contract/constants';
import { requestTo } from '@wattle/contract/endpoint';
import { openPracticeExamPart } from '@wattle/contract/practice-exam';
import { testSeconds } from '@wattle/contract/test-kinds';
import {
  openDailyPractice,
  openPracticeTest,
  openResit,
  openTest,
  openTopic,
  type PracticeSubmission,
  type ResitQuery,
  submitPracticeTest,
  submitResit,
  submitTest,
} from '@wattle/contract/tests';
import { isFeedbackChosen, PAGE_ID, type Submission } from '@wattle/exam-player';
import { DAILY_PRACTICE_PATH } from '../paths';
import { DAILY_PRACTICE_TITLE } from '../practice-words';
import type { OpenedTest, Section } from './opened-test';

export type TestRequest = ReturnType<typeof requestTo>;

/** How a kind of test is opened and submitted. */
export interface TestCalls {
  /** @param attemptId - Goes on with this attempt and begins no other one. */
  open: (attemptId?: string) => TestRequest;
  submit: (submission: Submission, test: OpenedTest, childId: string) => TestRequest;
}

const pageId = PAGE_ID;

/** A new test without a clock has feedback where the child has chosen it; one that goes on is as it was opened. */
function opening(attemptId: string | undefined, isUntimed = true) {
  const feedback = isUntimed && attemptId === undefined && isFeedbackChosen() ? 'true' : undefined;
  return { attemptId, pageId, feedback };
}

/** A subject, weekly, mega or full test in one subject. */
export function testCalls(testType: TestType, category: Subject): TestCalls {
  return {
    open: (attemptId) => {
      const isUntimed = testSeconds(testType, category) === null;
      return requestTo(openTest, { params: { category }, query: { testType, ...opening(attemptId, isUntimed) } });
    },
    submit: (submission, _test, childId) =>
      requestTo(submitTest, { body: { childId, category, testType, ...submission } }),
  };
}

/** One of the four tests of a practice exam: it is opened by its subject alone. */
export function practiceExamCalls(category: Subject): TestCalls {
  return {
    ...testCalls('full-test', category),
    open: () => requestTo(openPracticeExamPart, { params: { category }, query: { pageId } }),
  };
}

export const PRACTICE_TEST_CALLS: TestCalls = {
  open: (attemptId) => requestTo(openPracticeTest, { query: opening(attemptId) }),
  submit: (submission, { sections = [] }, childId) =>
    requestTo(submitPracticeTest, { body: practiceSubmission(childId, sections, submission) }),
};

/** @param id - What went wrong in this attempt is asked once more. */
export function resitCalls(id: string, only: ResitQuery['only']): TestCalls {
  return {
    open: (attemptId) => requestTo(openResit, { params: { id }, query: { only, ...opening(attemptId) } }),
    submit: toResit,
  };
}

export function topicCalls(category: Subject, topic: string): TestCalls {
  return {
    open: (attemptId) => requestTo(openTopic, { params: { category }, query: { topic, attemptId, pageId } }),
    submit: toResit,
  };
}

/** It has feedback whatever the child has chosen for tests. */
export const DAILY_PRACTICE_CALLS: TestCalls = {
  open: (attemptId) => requestTo(openDailyPractice, { query: { attemptId, pageId } }),
  submit: toResit,
};

/** Has it kept on the device: nothing begins by it, and another page that has it open goes on. */
export function fetchDailyPracticeAhead(attemptId: string | undefined) {
  const call = requestTo(openDailyPractice, { query: { attemptId, ahead: 'true' } });
  return { ...call, title: DAILY_PRACTICE_TITLE, path: DAILY_PRACTICE_PATH, needsServer: true };
}

function toResit({ attemptId: id, responses, secondsSpent }: Submission) {
  return requestTo(submitResit, { params: { id }, body: { responses, secondsSpent } });
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
