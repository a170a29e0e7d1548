import type { AnswersReceipt, AttemptStatus, OpenTest, SaveAnswers } from '@wattle/contract/attempts';
import { requestTo } from '@wattle/contract/endpoint';
import type * as free from '@wattle/contract/free-assessment';
import type { FreeTest } from '@wattle/contract/free-tests';
import type { Message } from '@wattle/contract/primitives';
import type { AttemptResult } from '@wattle/contract/results';
import { createRemoteApi } from '@wattle/platform';

const api = createRemoteApi('assessment', ['FreeAssessment']);

/** One report for each visit: whoever asks for the mutation by this key sees what became of it. */
export const REPORT_KEY = 'report';

interface OpenedFreeTest {
  category: FreeTest['category'];
  email: string;
  pageId: string;
  /** Goes on with this attempt and begins no other one. */
  attemptId?: string;
}

interface SentReport extends Message {
  email: string;
}

/** Endpoints are named by method and path: most visitors of hub and results have not loaded the schemas. */
export const {
  useStartFreeAssessmentMutation,
  useFreeAssessmentDetailsQuery,
  useCheckFreeTestMutation,
  useOpenedFreeTestQuery,
  useLazyFreeTestStatusQuery,
  useLazyOpenedFreeTestQuery,
  useSaveFreeAnswersMutation,
  useSubmitFreeTestMutation,
  useSendFreeReportMutation,
  useFreeReportQuery,
  useFreeResultsQuery,
} = api.injectEndpoints({
  endpoints: (build) => ({
    startFreeAssessment: build.mutation<Message, free.FreeStart>({
      query: (body) =>
        requestTo<typeof free.startFreeAssessment>('POST /freeassesment/userdetailforassesment', { body }),
      invalidatesTags: ['FreeAssessment'],
    }),
    freeAssessmentDetails: build.query<free.FreeAssessmentDetails, string>({
      query: (email) =>
        requestTo<typeof free.freeAssessmentDetails>('GET /freeassesment/userAssessmentDetails', {
          query: { email },
        }),
      providesTags: ['FreeAssessment'],
    }),
    checkFreeTest: build.mutation<free.FreeTestCheck, { test: FreeTest; email: string }>({
      query: ({ test: { checkPath }, email }) =>
        requestTo<(typeof free.checkFreeTest)[number]>(`POST /freeassesment/${checkPath}`, { body: { email } }),
    }),
    openedFreeTest: build.query<OpenTest, OpenedFreeTest>({
      query: ({ category, ...query }) =>
        requestTo<typeof free.openFreeTest>('GET /freeassesment/{category}', { params: { category }, query }),
      // A test that was left may be over when it is opened again.
      keepUnusedDataFor: 0,
    }),
    freeTestStatus: build.query<AttemptStatus, string>({
      query: (id) =>
        requestTo<typeof free.freeTestStatus>('GET /freeassesment/attempts/{id}/status', { params: { id } }),
      keepUnusedDataFor: 0,
    }),
    saveFreeAnswers: build.mutation<AnswersReceipt, { attemptId: string; changes: SaveAnswers }>({
      query: ({ attemptId: id, changes: body }) => ({
        ...requestTo<typeof free.saveFreeAnswers>('PUT /freeassesment/attempts/{id}/answers', {
          params: { id },
          body,
        }),
        // What is sent by a page that goes must still arrive.
        keepalive: true,
      }),
    }),
    submitFreeTest: build.mutation<AttemptResult, { test: FreeTest; submission: free.FreeSubmission }>({
      query: ({ test: { submitPath }, submission: body }) =>
        requestTo<(typeof free.submitFreeTest)[number]>(`POST /freeassesment/${submitPath}`, { body }),
      invalidatesTags: ['FreeAssessment'],
    }),
    sendFreeReport: build.mutation<SentReport, string>({
      query: (email) =>
        requestTo<typeof free.sendFreeReport>('POST /freeassesment/send-user-details', { body: { email } }),
      transformResponse: (message: Message, _meta, email) => ({ ...message, email }),
    }),
    freeReport: build.query<free.FreeReport, void>({
      query: () => requestTo<typeof free.freeReport>('GET /freeassesment/report'),
      keepUnusedDataFor: 0,
    }),
    freeResults: build.query<free.FreeResults, string>({
      // In the body: an address that is logged would have it.
      query: (token) => requestTo<typeof free.freeResults>('POST /freeassesment/results', { body: { token } }),
    }),
  }),
});
