import { requestTo } from '@wattle/contract/endpoint';
import {
  type ComparisonResults,
  type ComparisonSet,
  type ComparisonSetList,
  type ComparisonTurn,
  comparisonResults,
  comparisonSets,
  comparisonTurn,
  judgePair,
  makeComparisonSet,
} from '@wattle/contract/writing-comparisons';
import { api } from '../api';

interface Judgement {
  setId: string;
  winner: string;
  loser: string;
}

const ofSet = (id: string) => ({ params: { id } });

const comparisons = api.injectEndpoints({
  endpoints: (build) => ({
    comparisonSets: build.query<ComparisonSetList, void>({
      query: () => requestTo(comparisonSets),
      responseSchema: comparisonSets.response,
      providesTags: ['ComparisonSets'],
    }),
    comparisonResults: build.query<ComparisonResults, string>({
      query: (id) => requestTo(comparisonResults, ofSet(id)),
      responseSchema: comparisonResults.response,
      providesTags: ['ComparisonSets'],
    }),
    comparisonTurn: build.query<ComparisonTurn, string>({
      query: (id) => requestTo(comparisonTurn, ofSet(id)),
      responseSchema: comparisonTurn.response,
    }),
    makeComparisonSet: build.mutation<ComparisonSet, string>({
      query: (questionId) => requestTo(makeComparisonSet, { body: { questionId } }),
      responseSchema: makeComparisonSet.response,
      invalidatesTags: ['ComparisonSets'],
    }),
    judgePair: build.mutation<ComparisonTurn, Judgement>({
      query: ({ setId, ...body }) => requestTo(judgePair, { ...ofSet(setId), body }),
      responseSchema: judgePair.response,
      invalidatesTags: ['ComparisonSets'],
      async onQueryStarted({ setId }, { dispatch, queryFulfilled }) {
        // Its failure is told where it was started.
        const next = await queryFulfilled.catch(() => undefined);
        if (next) dispatch(comparisons.util.upsertQueryData('comparisonTurn', setId, next.data));
      },
    }),
  }),
});

export const {
  useComparisonSetsQuery,
  useComparisonResultsQuery,
  useComparisonTurnQuery,
  useMakeComparisonSetMutation,
  useJudgePairMutation,
} = comparisons;
