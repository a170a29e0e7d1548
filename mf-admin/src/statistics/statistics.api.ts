import type { Subject } from '@wattle/contract/constants';
import { reads, requestTo, sends } from '@wattle/contract/endpoint';
import {
  dismissFlags,
  exportStatistics,
  exportStatisticsAsCsv,
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
      providesTags: ['Statistics', 'BankQuestion'],
    }),
    testStatistics: build.query({ ...reads(testStatistics), providesTags: ['Statistics'] }),
    withholdQuestion: build.mutation({ ...sends(withholdQuestion, ofQuestion), ...decides }),
    releaseQuestion: build.mutation({ ...sends(releaseQuestion, ofQuestion), ...decides }),
    dismissFlags: build.mutation({
      ...sends(dismissFlags, ({ reason, ...ref }: QuestionRef & { reason: string }) => ({
        ...ofQuestion(ref),
        body: { reason },
      })),
      ...decides,
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
