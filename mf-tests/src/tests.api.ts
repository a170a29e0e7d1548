import {
  type AnswersReceipt,
  type AttemptList,
  type AttemptResult,
  type AttemptReview,
  type AttemptStatus,
  attemptListSchema,
  attemptReviewSchema,
  type SaveAnswers,
} from '@wattle/contract';
import { PAGE_ID } from '@wattle/exam-player';
import { api } from './api';
import { type OpenedTest, toOpenedTest } from './exam/opened-test';
import type { OpeningCall, SubmitCall } from './exam/test-calls';
import { ATTEMPTS_CALL, attemptCall } from './first-calls';

const attemptPath = (id: string, rest: string) => `${attemptCall(id)}/${rest}`;

/**
 * A response of a shape that nobody expected is `null`: there is nothing to show, and asking again changes nothing.
 */
export const {
  useAttemptListQuery,
  useAttemptReviewQuery,
  useLazyAttemptListQuery,
  useLazyAttemptStatusQuery,
  useLazyOpenedTestQuery,
  useOpenedTestQuery,
  useSaveAnswersMutation,
  useSubmitTestMutation,
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
    openedTest: build.query<OpenedTest | null, OpeningCall>({
      query: ({ url, params }) => ({ url, params: { ...params, pageId: PAGE_ID } }),
      transformResponse: toOpenedTest,
      // A test that was left may be over when it is opened again.
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
    submitTest: build.mutation<AttemptResult, SubmitCall>({
      query: ({ url, body }) => ({ url, method: 'POST', body }),
      invalidatesTags: ['AttemptList', 'PracticeExam', 'WeeklyPlan'],
    }),
  }),
});
