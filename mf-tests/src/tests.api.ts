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
  type SaveAnswers,
  type Subject,
  type TestSubmission,
  type TestType,
} from '@wattle/contract';
import { type OpenTestAttempt, PAGE_ID } from '@wattle/exam-player';
import { api } from './api';
import { type PracticeTest, toOpenTestAttempt, toPracticeTest } from './exam/opened-tests';

const pageId = { pageId: PAGE_ID };
const attemptPath = (id: string, rest: string) => `attempts/${id}/${rest}`;

/**
 * A response of a shape that nobody expected is `null`: there is nothing to show, and asking again changes nothing.
 */
export const {
  useAttemptListQuery,
  useAttemptReviewQuery,
  useLazyAttemptStatusQuery,
  useOpenedTestQuery,
  useOpenedPracticeTestQuery,
  useOpenedResitQuery,
  useSaveAnswersMutation,
  useSubmitTestMutation,
  useSubmitPracticeTestMutation,
  useSubmitResitMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    attemptList: build.query<AttemptList | null, void>({
      query: () => 'attempts',
      transformResponse: (body) => attemptListSchema.safeParse(body).data ?? null,
      providesTags: ['AttemptList'],
    }),
    attemptReview: build.query<AttemptReview | null, string>({
      query: (id) => `attempts/${id}`,
      transformResponse: (body) => attemptReviewSchema.safeParse(body).data ?? null,
    }),
    attemptStatus: build.query<AttemptStatus, string>({
      query: (id) => attemptPath(id, 'status'),
      keepUnusedDataFor: 0,
    }),
    openedTest: build.query<OpenTestAttempt | null, { testType: TestType; subject: Subject }>({
      query: ({ testType, subject }) => ({ url: `test/subject-test/${subject}`, params: { testType, ...pageId } }),
      transformResponse: toOpenTestAttempt,
      // A test that was left may be over when it is opened again.
      keepUnusedDataFor: 0,
    }),
    openedPracticeTest: build.query<PracticeTest | null, void>({
      query: () => ({ url: 'practice-test/getTestQuestions', params: pageId }),
      transformResponse: toPracticeTest,
      keepUnusedDataFor: 0,
    }),
    openedResit: build.query<OpenTestAttempt | null, string>({
      query: (id) => ({ url: attemptPath(id, 're-sit'), params: pageId }),
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
      invalidatesTags: ['AttemptList', 'ExamDay'],
    }),
    submitPracticeTest: build.mutation<AttemptResult, PracticeSubmission>({
      query: (body) => ({ url: 'practice-test/submitPracticeTest', method: 'POST', body }),
      invalidatesTags: ['AttemptList'],
    }),
    submitResit: build.mutation<AttemptResult, AttemptSubmission & { attemptId: string }>({
      query: ({ attemptId, ...body }) => ({ url: attemptPath(attemptId, 'submit'), method: 'POST', body }),
      invalidatesTags: ['AttemptList'],
    }),
  }),
});
