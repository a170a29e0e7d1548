import { SUBJECTS } from '@wattle/contract/constants';
import { type CallOf, requestTo } from '@wattle/contract/endpoint';
import { type Bin, bin } from '@wattle/contract/question-changes';
import { api } from '../api';

export type BinQuery = NonNullable<CallOf<typeof bin>['query']>;

export const { useBinQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    bin: build.query<Bin, BinQuery>({
      query: (query) => requestTo(bin, { query }),
      responseSchema: bin.response,
      providesTags: SUBJECTS.map((id) => ({ type: 'QuestionList' as const, id })),
    }),
  }),
});
