import { reads, sends } from '@wattle/contract/endpoint';
import { addTypingResult, typingResults } from '@wattle/contract/typing';
import { api } from '../api';

export const { useTypingResultsQuery, useAddTypingResultMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    typingResults: build.query({
      ...reads(typingResults, undefined, { fallback: null }),
      providesTags: ['TypingResults'],
    }),
    addTypingResult: build.mutation({
      ...sends(addTypingResult),
      invalidatesTags: ['TypingResults'],
    }),
  }),
});
