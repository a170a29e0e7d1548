import { reads, sends } from '@wattle/contract/endpoint';
import {
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
    comparisonSets: build.query({ ...reads(comparisonSets), providesTags: ['ComparisonSets'] }),
    comparisonResults: build.query({ ...reads(comparisonResults, ofSet), providesTags: ['ComparisonSets'] }),
    comparisonTurn: build.query(reads(comparisonTurn, ofSet)),
    makeComparisonSet: build.mutation({
      ...sends(makeComparisonSet, (questionId: string) => ({ body: { questionId } })),
      invalidatesTags: ['ComparisonSets'],
    }),
    judgePair: build.mutation({
      ...sends(judgePair, ({ setId, ...body }: Judgement) => ({ ...ofSet(setId), body })),
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
