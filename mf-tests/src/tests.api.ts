import {
  type AnswersReceipt,
  type AttemptList,
  type AttemptResult,
  type AttemptReview,
  type AttemptStatus,
  type AttemptSubmission,
  attemptListSchema,
  attemptReviewSchema,
  type PracticeSubmission,
  type ResitQuery,
  type SaveAnswers,
  type Subject,
  type TestSubmission,
  type TestType,
} from '@wattle/contract';
import { type OpenTestAttempt, PAGE_ID } from '@wattle/exam-player';
import { api } from './api';
import { type PracticeTest, toOpenTestAttempt, toPracticeTest } from './exam/opened-tests';
import { ATTEMPTS_CALL, attemptCall } from './first-calls';

interface Opened {
  /** Goes on with this attempt and begins no other one. */
  attemptId?: string | undefined;
}

interface OpenedTestOf extends Opened {
  testType: TestType;
  subject: Subject;
}

interface OpenedTopicOf extends Opened {
  subject: Subject;
  topic: string;
}

interface OpenedResitOf extends Opened, Pick<ResitQuery, 'only'> {
  /** What went wrong in this attempt is asked once more. */
  markedId: string;
}

const pageId = { pageId: PAGE_ID };
const attemptPath = (id: string, rest: string) => `${attemptCall(id)}/${rest}`;

/**
 * A response of a shape that nobody expected is `null`: there is nothing to show, and asking again changes nothing.
 */
export const {
  useAttemptListQuery,
  useAttemptReviewQuery,
  useLazyAttemptListQuery,
  useLazyAttemptStatusQuery,
  useLazyOpenedPracticeTestQuery,
  useLazyOpenedResitQuery,
  useLazyOpenedTestQuery,
  useLazyOpenedTopicQuery,
  useOpenedTestQuery,
  useOpenedPracticeTestQuery,
  useOpenedResitQuery,
  useOpenedTopicQuery,
  useSaveAnswersMutation,
  useSubmitTestMutation,
  useSubmitPracticeTestMutation,
  useSubmitResitMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    attemptList: build.query<AttemptList | null, void>({
      query: () => ATTEMPTS_CALL,
      transformResponse: (body) => attemptListSchema.safeParse(body).data ?? null,
      providesTags: ['AttemptList'],
    }),
    attemptReview: build.query<AttemptReview | null, string>({
      query: attemptCall,
      transformResponse: (body) => attemptReviewSchema.safeParse(body).data ?? null,
    }),
    attemptStatus: build.query<AttemptStatus, string>({
      query: (id) => attemptPath(id, 'status'),
      keepUnusedDataFor: 0,
    }),
    openedTest: build.query<OpenTestAttempt | null, OpenedTestOf>({
      query: ({ subject, ...params }) => ({ url: `test/subject-test/${subject}`, params: { ...params, ...pageId } }),
      transformResponse: toOpenTestAttempt,
      // A test that was left may be over when it is opened again.
      keepUnusedDataFor: 0,
    }),
    openedPracticeTest: build.query<PracticeTest | null, string | undefined>({
      query: (attemptId) => ({ url: 'practice-test/getTestQuestions', params: { attemptId, ...pageId } }),
      transformResponse: toPracticeTest,
      keepUnusedDataFor: 0,
    }),
    openedResit: build.query<OpenTestAttempt | null, OpenedResitOf>({
      query: ({ markedId, ...params }) => ({
        url: attemptPath(markedId, 're-sit'),
        params: { ...params, ...pageId },
      }),
      transformResponse: toOpenTestAttempt,
      keepUnusedDataFor: 0,
    }),
    openedTopic: build.query<OpenTestAttempt | null, OpenedTopicOf>({
      query: ({ subject, ...params }) => ({ url: `test/topic/${subject}`, params: { ...params, ...pageId } }),
      transformResponse: toOpenTestAttempt,
      keepUnusedDataFor: 0,
    }),
    saveAnswers: build.mutation<AnswersReceipt, { attemptId: string; changes: SaveAnswers }>({
      query: ({ attemptId, changes }) => ({
        url: attemptPath(attemptId, 'answers'),
        method: 'PUT',
        body: changes,
        // What is sent by a page that goes must still arrive.
        keepalive: true,
      }),
    }),
    submitTest: build.mutation<AttemptResult, TestSubmission>({
      query: (body) => ({ url: 'test/subject-test/submit', method: 'POST', body }),
      invalidatesTags: ['AttemptList', 'ExamDay', 'WeeklyPlan'],
    }),
    submitPracticeTest: build.mutation<AttemptResult, PracticeSubmission>({
      query: (body) => ({ url: 'practice-test/submitPracticeTest', method: 'POST', body }),
      invalidatesTags: ['AttemptList', 'WeeklyPlan'],
    }),
    submitResit: build.mutation<AttemptResult, AttemptSubmission & { attemptId: string }>({
      query: ({ attemptId, ...body }) => ({ url: attemptPath(attemptId, 'submit'), method: 'POST', body }),
      invalidatesTags: ['AttemptList', 'WeeklyPlan'],
    }),
  }),
});
