import {
  attemptStatus,
  type endRestBreak,
  type SaveAnswers,
  saveAnswers,
  type startRestBreak,
} from '@wattle/contract/attempts';
import type { Subject, TestType } from '@wattle/contract/constants';
import { dailyPractice } from '@wattle/contract/daily-practice';
import { orNull, reads, requestTo, sends } from '@wattle/contract/endpoint';
import { reportQuestionAsParent } from '@wattle/contract/own-children';
import {
  type childMisconceptions,
  type OwnMisconceptions,
  ownMisconceptions,
} from '@wattle/contract/own-misconceptions';
import { openPracticeExamPart } from '@wattle/contract/practice-exam';
import { type OwnReport, type ReportBody, reportQuestion } from '@wattle/contract/question-reports';
import {
  type AttemptList,
  type AttemptResult,
  attemptList,
  attemptReview,
  type CheckedAnswer,
  type checkAnswer,
} from '@wattle/contract/results';
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
import { isFeedbackChosen, PAGE_ID, type Submission, takeDisplaySettings } from '@wattle/exam-player';
import type { useSession } from '@wattle/platform';
import { api } from './api';
import {
  answerTo,
  keptAttempt,
  type OpenedTest,
  type Opening,
  openedTestOf,
  type Section,
  type TestRequest,
} from './opened-test';
import { DAILY_PRACTICE_PATH } from './paths';
import { DAILY_PRACTICE_TITLE } from './practice-words';

type Session = ReturnType<typeof useSession>;

interface ReportOfQuestion {
  attemptId: string;
  /** Where a parent reports it. */
  childId: string | undefined;
  questionId: string;
  body: ReportBody;
}

interface SavedAnswers {
  attemptId: string;
  changes: SaveAnswers;
}

interface AskedCheck {
  attemptId: string;
  questionId: string;
  body: CheckedAnswer;
}

/** Where answers of an attempt are saved. */
export const saveUrlOf = (id: string) => requestTo(saveAnswers, { params: { id }, body: { answers: [] } }).url;

const ofId = (id: string) => ({ params: { id } });

/**
 * A response of a shape that nobody expected is `null`: there is nothing to show, and asking again changes nothing.
 */
export const {
  useAttemptListQuery,
  useAttemptReviewQuery,
  useCheckAnswerMutation,
  useDailyPracticeQuery,
  useEndRestBreakMutation,
  useLazyAttemptListQuery,
  useLazyAttemptStatusQuery,
  useLazyOpenedTestQuery,
  useMisconceptionsQuery,
  useOpenedTestQuery,
  useReportQuestionMutation,
  useSaveAnswersMutation,
  useStartRestBreakMutation,
  useSubmitTestMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    attemptList: build.query<AttemptList | null, void>({
      query: () => requestTo(attemptList),
      transformResponse: (body) => orNull(attemptList, body),
      onQueryStarted: (_none, { queryFulfilled }) => {
        queryFulfilled.then(({ data }) => takeDisplaySettings(data?.displaySettings)).catch(() => undefined);
      },
      providesTags: ['AttemptList'],
    }),
    attemptReview: build.query(reads(attemptReview, ofId, { fallback: null })),
    attemptStatus: build.query({
      ...reads(attemptStatus, ofId),
      keepUnusedDataFor: 0,
    }),
    /** Of the child whose parent reads them, or of the child itself. */
    misconceptions: build.query<OwnMisconceptions['misconceptions'], string | undefined>({
      query: (childId) =>
        childId
          ? requestTo<typeof childMisconceptions>('GET /family/children/{childId}/misconceptions', {
              params: { childId },
            })
          : requestTo(ownMisconceptions),
      transformResponse: (body) => orNull(ownMisconceptions, body)?.misconceptions ?? [],
    }),
    openedTest: build.query<OpenedTest | null, Opening>({
      queryFn: async (opening, { getState }, _options, send) => {
        const { url, method, params } = opening;
        const { id = '' } = (getState() as { session: Session }).session.user ?? {};
        const goesOn = !opening.needsServer && keptAttempt(opening, id) !== undefined;
        const response = await answerTo(Promise.resolve(send({ url, method, params })), !goesOn);
        const test = openedTestOf(response, opening, id);
        return test === undefined && response.error ? { error: response.error } : { data: test ?? null };
      },
      // A test that was left may be over when it is opened again.
      keepUnusedDataFor: 0,
    }),
    reportQuestion: build.mutation<OwnReport, ReportOfQuestion>({
      query: ({ attemptId, childId, questionId, body }) =>
        childId
          ? requestTo(reportQuestionAsParent, { params: { childId, attemptId, questionId }, body })
          : requestTo(reportQuestion, { params: { id: attemptId, questionId }, body }),
    }),
    // What was asked for has happened, whatever else the responses of these writes say: they are named, not checked.
    saveAnswers: build.mutation(
      sends<typeof saveAnswers, SavedAnswers>(
        'PUT /attempts/{id}/answers',
        ({ attemptId: id, changes: body }) => ({ params: { id }, body }),
        // What is sent by a page that goes must still arrive.
        { keepalive: true },
      ),
    ),
    startRestBreak: build.mutation(sends<typeof startRestBreak, string>('POST /attempts/{id}/rest-break', ofId)),
    endRestBreak: build.mutation(sends<typeof endRestBreak, string>('DELETE /attempts/{id}/rest-break', ofId)),
    dailyPractice: build.query({
      ...reads(dailyPractice, undefined, { fallback: null }),
      providesTags: ['DailyPractice'],
    }),
    checkAnswer: build.mutation(
      sends<typeof checkAnswer, AskedCheck>(
        'POST /attempts/{id}/questions/{questionId}/check',
        ({ attemptId: id, questionId, body }) => ({ params: { id, questionId }, body }),
      ),
    ),
    submitTest: build.mutation<AttemptResult, TestRequest>({
      query: (request) => request,
      // Practice tests and re-sits are no parts of a practice exam.
      invalidatesTags: (_result, _error, { url }) => [
        'AttemptList',
        'DailyPractice',
        'WeeklyPlan',
        'Writings',
        ...(url === submitTest.path.slice(1) ? ['PracticeExam' as const] : []),
      ],
    }),
  }),
});

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

/** One of the tests of a practice exam: it is opened by its subject alone. */
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
