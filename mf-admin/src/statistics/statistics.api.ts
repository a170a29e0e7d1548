import type { Subject } from '@wattle/contract/constants';
import { reads, requestTo, sends } from '@wattle/contract/endpoint';
import {
  dismissFlags,
  exportStatistics,
  exportStatisticsAsCsv,
  type FlagRef,
  questionStatistics,
  releaseQuestion,
  type StatisticsFilters,
  type StatisticsSwitches,
  statisticsList,
  testStatistics,
  withholdQuestion,
} from '@wattle/contract/item-statistics';
import { api, savedAs, slowApi } from '../api';
import { ofQuestion, type QuestionRef } from '../questions/questions.api';

const decides = { invalidatesTags: ['Statistics' as const, 'BankQuestion' as const] };

export const {
  useStatisticsListQuery,
  useQuestionStatisticsQuery,
  useTestStatisticsQuery,
  useWithholdQuestionMutation,
  useReleaseQuestionMutation,
  useDismissFlagsMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    statisticsList: build.query({
      ...reads(statisticsList, (query: Partial<StatisticsFilters> & { page: number }) => ({ query })),
      providesTags: ['Statistics'],
    }),
    questionStatistics: build.query({
      ...reads(
        questionStatistics,
        ({ id, ...query }: { id: string; subject: Subject } & Partial<StatisticsSwitches>) => ({
          params: { id },
          query,
        }),
      ),
      providesTags: (_statistics, _error, { id }) => ['Statistics', { type: 'BankQuestion', id }],
    }),
    testStatistics: build.query({ ...reads(testStatistics), providesTags: ['Statistics'] }),
    withholdQuestion: build.mutation({ ...sends(withholdQuestion, ofQuestion), ...decides }),
    releaseQuestion: build.mutation({ ...sends(releaseQuestion, ofQuestion), ...decides }),
    dismissFlags: build.mutation({
      ...sends(dismissFlags, ({ reason, flags, ...ref }: QuestionRef & { reason: string; flags: FlagRef[] }) => ({
        ...ofQuestion(ref),
        body: { reason, flags },
      })),
      // What is refused keeps its dialog, with the reason that was written.
      invalidatesTags: (_message, error) => (error ? [] : decides.invalidatesTags),
    }),
  }),
});

export const { useExportStatisticsMutation } = slowApi.injectEndpoints({
  endpoints: (build) => ({
    exportStatistics: build.mutation<null, { filters: Partial<StatisticsFilters>; as: 'xlsx' | 'csv' }>({
      query: ({ filters: query, as }) => ({
        ...requestTo(as === 'csv' ? exportStatisticsAsCsv : exportStatistics, { query }),
        timeout: 180_000,
        responseHandler: savedAs(`statistics.${as}`),
      }),
    }),
  }),
});
