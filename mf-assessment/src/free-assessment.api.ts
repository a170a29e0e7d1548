import type {
  AnswersReceipt,
  AttemptResult,
  AttemptStatus,
  FreeAssessmentDetails,
  FreeReport,
  FreeResults,
  FreeSubmission,
  FreeTest,
  FreeTestCheck,
  Message,
  OpenTest,
  SaveAnswers,
} from '@wattle/contract';
import { api } from './api';
import { DETAILS_CALL } from './paths';

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

const path = (rest: string) => `freeassesment/${rest}`;

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
      query: (email) => ({ url: path('userdetailforassesment'), method: 'POST', body: { email } }),
      invalidatesTags: ['FreeAssessment'],
    }),
    freeAssessmentDetails: build.query<FreeAssessmentDetails, string>({
      query: (email) => ({ url: DETAILS_CALL, params: { email } }),
      providesTags: ['FreeAssessment'],
    }),
    checkFreeTest: build.mutation<FreeTestCheck, { test: FreeTest; email: string }>({
      query: ({ test, email }) => ({ url: path(test.checkPath), method: 'POST', body: { email } }),
    }),
    openedFreeTest: build.query<OpenTest, OpenedFreeTest>({
      query: ({ category, ...params }) => ({ url: path(category), params }),
      // A test that was left may be over when it is opened again.
      keepUnusedDataFor: 0,
    }),
    freeTestStatus: build.query<AttemptStatus, string>({
      query: (attemptId) => path(`attempts/${attemptId}/status`),
      keepUnusedDataFor: 0,
    }),
    saveFreeAnswers: build.mutation<AnswersReceipt, { attemptId: string; changes: SaveAnswers }>({
      query: ({ attemptId, changes }) => ({
        url: path(`attempts/${attemptId}/answers`),
        method: 'PUT',
        body: changes,
        // What is sent by a page that goes must still arrive.
        keepalive: true,
      }),
    }),
    submitFreeTest: build.mutation<AttemptResult, { test: FreeTest; submission: FreeSubmission }>({
      query: ({ test, submission }) => ({ url: path(test.submitPath), method: 'POST', body: submission }),
      invalidatesTags: ['FreeAssessment'],
    }),
    sendFreeReport: build.mutation<SentReport, string>({
      query: (email) => ({ url: path('send-user-details'), method: 'POST', body: { email } }),
      transformResponse: (message: Message, _meta, email) => ({ ...message, email }),
    }),
    freeReport: build.query<FreeReport, void>({
      query: () => path('report'),
      keepUnusedDataFor: 0,
    }),
    freeResults: build.query<FreeResults, string>({
      // In the body: an address that is logged would have it.
      query: (token) => ({ url: path('results'), method: 'POST', body: { token } }),
    }),
  }),
});
