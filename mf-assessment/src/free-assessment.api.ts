import type { SaveAnswers } from '@wattle/contract/attempts';
import { reads, requestTo, sends } from '@wattle/contract/endpoint';
import type * as free from '@wattle/contract/free-assessment';
import type { FreeTest } from '@wattle/contract/free-tests';
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

interface SavedFreeAnswers {
  attemptId: string;
  changes: SaveAnswers;
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
    startFreeAssessment: build.mutation({
      ...sends<typeof free.startFreeAssessment>('POST /freeassesment/userdetailforassesment'),
      invalidatesTags: ['FreeAssessment'],
    }),
    freeAssessmentDetails: build.query({
      ...reads<typeof free.freeAssessmentDetails, string>('GET /freeassesment/userAssessmentDetails', (email) => ({
        query: { email },
      })),
      providesTags: ['FreeAssessment'],
    }),
    checkFreeTest: build.mutation<free.FreeTestCheck, { test: FreeTest; email: string }>({
      query: ({ test: { checkPath }, email }) =>
        requestTo<(typeof free.checkFreeTest)[number]>(`POST /freeassesment/${checkPath}`, { body: { email } }),
    }),
    openedFreeTest: build.query({
      ...reads<typeof free.openFreeTest, OpenedFreeTest>('GET /freeassesment/{category}', ({ category, ...query }) => ({
        params: { category },
        query,
      })),
      // A test that was left may be over when it is opened again.
      keepUnusedDataFor: 0,
    }),
    freeTestStatus: build.query({
      ...reads<typeof free.freeTestStatus, string>('GET /freeassesment/attempts/{id}/status', (id) => ({
        params: { id },
      })),
      keepUnusedDataFor: 0,
    }),
    saveFreeAnswers: build.mutation(
      sends<typeof free.saveFreeAnswers, SavedFreeAnswers>(
        'PUT /freeassesment/attempts/{id}/answers',
        ({ attemptId: id, changes: body }) => ({ params: { id }, body }),
        // What is sent by a page that goes must still arrive.
        { keepalive: true },
      ),
    ),
    submitFreeTest: build.mutation<AttemptResult, { test: FreeTest; submission: free.FreeSubmission }>({
      query: ({ test: { submitPath }, submission: body }) =>
        requestTo<(typeof free.submitFreeTest)[number]>(`POST /freeassesment/${submitPath}`, { body }),
      invalidatesTags: ['FreeAssessment'],
    }),
    sendFreeReport: build.mutation(
      sends<typeof free.sendFreeReport, string>('POST /freeassesment/send-user-details', (email) => ({
        body: { email },
      })),
    ),
    freeReport: build.query({
      ...reads<typeof free.freeReport>('GET /freeassesment/report'),
      keepUnusedDataFor: 0,
    }),
    freeResults: build.query(
      // In the body: an address that is logged would have it.
      reads<typeof free.freeResults, string>('POST /freeassesment/results', (token) => ({ body: { token } })),
    ),
  }),
});
