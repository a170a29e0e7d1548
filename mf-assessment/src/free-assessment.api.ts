import {
  type AnswersReceipt,
  type AttemptResult,
  type AttemptStatus,
  type checkFreeTest,
  type FreeAssessmentDetails,
  type FreeReport,
  type FreeResults,
  type FreeSubmission,
  type FreeTest,
  type FreeTestCheck,
  type freeAssessmentDetails,
  type freeReport,
  type freeResults,
  type freeTestStatus,
  type Message,
  type OpenTest,
  type openFreeTest,
  requestTo,
  type SaveAnswers,
  type saveFreeAnswers,
  type sendFreeReport,
  type startFreeAssessment,
  type submitFreeTest,
} from '@wattle/contract';
import { api } from './api';

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
  /** Where it was sent. */
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
    startFreeAssessment: build.mutation<Message, string>({
      query: (email) =>
        requestTo<typeof startFreeAssessment>('POST /freeassesment/userdetailforassesment', { body: { email } }),
      invalidatesTags: ['FreeAssessment'],
    }),
    freeAssessmentDetails: build.query<FreeAssessmentDetails, string>({
      query: (email) =>
        requestTo<typeof freeAssessmentDetails>('GET /freeassesment/userAssessmentDetails', { query: { email } }),
      providesTags: ['FreeAssessment'],
    }),
    checkFreeTest: build.mutation<FreeTestCheck, { test: FreeTest; email: string }>({
      query: ({ test: { checkPath }, email }) =>
        requestTo<(typeof checkFreeTest)[number]>(`POST /freeassesment/${checkPath}`, { body: { email } }),
    }),
    openedFreeTest: build.query<OpenTest, OpenedFreeTest>({
      query: ({ category, ...query }) =>
        requestTo<typeof openFreeTest>('GET /freeassesment/{category}', { params: { category }, query }),
      // A test that was left may be over when it is opened again.
      keepUnusedDataFor: 0,
    }),
    freeTestStatus: build.query<AttemptStatus, string>({
      query: (id) => requestTo<typeof freeTestStatus>('GET /freeassesment/attempts/{id}/status', { params: { id } }),
      keepUnusedDataFor: 0,
    }),
    saveFreeAnswers: build.mutation<AnswersReceipt, { attemptId: string; changes: SaveAnswers }>({
      query: ({ attemptId: id, changes: body }) => ({
        ...requestTo<typeof saveFreeAnswers>('PUT /freeassesment/attempts/{id}/answers', { params: { id }, body }),
        // What is sent by a page that goes must still arrive.
        keepalive: true,
      }),
    }),
    submitFreeTest: build.mutation<AttemptResult, { test: FreeTest; submission: FreeSubmission }>({
      query: ({ test: { submitPath }, submission: body }) =>
        requestTo<(typeof submitFreeTest)[number]>(`POST /freeassesment/${submitPath}`, { body }),
      invalidatesTags: ['FreeAssessment'],
    }),
    sendFreeReport: build.mutation<SentReport, string>({
      query: (email) => requestTo<typeof sendFreeReport>('POST /freeassesment/send-user-details', { body: { email } }),
      transformResponse: (message: Message, _meta, email) => ({ ...message, email }),
    }),
    freeReport: build.query<FreeReport, void>({
      query: () => requestTo<typeof freeReport>('GET /freeassesment/report'),
      keepUnusedDataFor: 0,
    }),
    freeResults: build.query<FreeResults, string>({
      // In the body: an address that is logged would have it.
      query: (token) => requestTo<typeof freeResults>('POST /freeassesment/results', { body: { token } }),
    }),
  }),
});
