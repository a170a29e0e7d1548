import {
  type AnswersReceipt,
  type AttemptList,
  type AttemptResult,
  type AttemptStatus,
  type AttemptSubmission,
  attemptList,
  attemptReview,
  attemptStatus,
  openPracticeTest,
  openResit,
  openTest,
  openTopic,
  orNull,
  type PracticeSubmission,
  type ResitQuery,
  requestTo,
  type SaveAnswers,
  type Subject,
  saveAnswers,
  submitPracticeTest,
  submitResit,
  submitTest,
  type TestSubmission,
  type TestType,
} from '@wattle/contract';
import { PAGE_ID } from '@wattle/exam-player';
import { api } from './api';
import { toOpenTestAttempt, toPracticeTest } from './exam/opened-tests';

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
      query: () => requestTo(attemptList),
      transformResponse: (body) => orNull(attemptList, body),
      providesTags: ['AttemptList'],
    }),
    attemptReview: build.query({
      query: (id: string) => requestTo(attemptReview, { params: { id } }),
      transformResponse: (body) => orNull(attemptReview, body),
    }),
    attemptStatus: build.query<AttemptStatus, string>({
      query: (id) => requestTo(attemptStatus, { params: { id } }),
      keepUnusedDataFor: 0,
    }),
    openedTest: build.query({
      query: ({ subject, ...query }: OpenedTestOf) =>
        requestTo(openTest, { params: { category: subject }, query: { ...query, ...pageId } }),
      transformResponse: toOpenTestAttempt,
      // A test that was left may be over when it is opened again.
      keepUnusedDataFor: 0,
    }),
    openedPracticeTest: build.query({
      query: (attemptId: string | undefined) => requestTo(openPracticeTest, { query: { attemptId, ...pageId } }),
      transformResponse: toPracticeTest,
      keepUnusedDataFor: 0,
    }),
    openedResit: build.query({
      query: ({ markedId, ...query }: OpenedResitOf) =>
        requestTo(openResit, { params: { id: markedId }, query: { ...query, ...pageId } }),
      transformResponse: toOpenTestAttempt,
      keepUnusedDataFor: 0,
    }),
    openedTopic: build.query({
      query: ({ subject, ...query }: OpenedTopicOf) =>
        requestTo(openTopic, { params: { category: subject }, query: { ...query, ...pageId } }),
      transformResponse: toOpenTestAttempt,
      keepUnusedDataFor: 0,
    }),
    saveAnswers: build.mutation<AnswersReceipt, { attemptId: string; changes: SaveAnswers }>({
      // What is sent by a page that goes must still arrive.
      query: ({ attemptId: id, changes: body }) => ({
        ...requestTo(saveAnswers, { params: { id }, body }),
        keepalive: true,
      }),
    }),
    submitTest: build.mutation<AttemptResult, TestSubmission>({
      query: (body) => requestTo(submitTest, { body }),
      invalidatesTags: ['AttemptList', 'ExamDay', 'WeeklyPlan'],
    }),
    submitPracticeTest: build.mutation<AttemptResult, PracticeSubmission>({
      query: (body) => requestTo(submitPracticeTest, { body }),
      invalidatesTags: ['AttemptList', 'WeeklyPlan'],
    }),
    submitResit: build.mutation<AttemptResult, AttemptSubmission & { attemptId: string }>({
      query: ({ attemptId: id, ...body }) => requestTo(submitResit, { params: { id }, body }),
      invalidatesTags: ['AttemptList', 'WeeklyPlan'],
    }),
  }),
});
