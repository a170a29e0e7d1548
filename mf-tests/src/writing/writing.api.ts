import { orNull, reads, type requestTo, sends } from '@wattle/contract/endpoint';
import { readMarking, saveDraft, type Writing, writing } from '@wattle/contract/writings';
import { api } from '../api';

/** Names a text in its address. */
interface TextParams {
  attemptId: string;
  questionId: string;
}

interface WritingChange {
  params: TextParams;
  /** Its response is the text as it is then. */
  request: ReturnType<typeof requestTo>;
}

interface DraftChange {
  params: TextParams;
  body: { text: string; version: number };
}

const writingApi = api.injectEndpoints({
  endpoints: (build) => ({
    writing: build.query({
      ...reads(writing, (params: TextParams) => ({ params }), { fallback: null }),
      // The page begins from what the server has, and keeps what the child changes itself.
      keepUnusedDataFor: 0,
    }),
    changeWriting: build.mutation<Writing | null, WritingChange>({
      query: ({ request }) => request,
      transformResponse: (body) => orNull(writing, body),
      onQueryStarted: ({ params }, { dispatch, queryFulfilled }) => {
        queryFulfilled
          .then(({ data }) => data && dispatch(writingApi.util.updateQueryData('writing', params, () => data)))
          .catch(() => undefined);
      },
      invalidatesTags: ['Writings'],
    }),
    saveDraft: build.mutation({
      ...sends(saveDraft, (change: DraftChange) => change),
      // It is saved, whatever the response says.
      transformResponse: (body: unknown) => orNull(saveDraft, body),
      onQueryStarted: ({ params, body: { text } }, { dispatch, queryFulfilled }) => {
        const show = ({ version }: { version: number }) =>
          dispatch(
            writingApi.util.updateQueryData('writing', params, (shown) => {
              if (shown) shown.openDraft = { text, version };
            }),
          );
        queryFulfilled.then(({ data }) => data && show(data)).catch(() => undefined);
      },
    }),
    readMarking: build.mutation({
      ...sends(readMarking, (params: TextParams) => ({ params })),
      onQueryStarted: (params, { dispatch, queryFulfilled }) => {
        const show = () =>
          dispatch(
            writingApi.util.updateQueryData('writing', params, (shown) => {
              if (shown) shown.isUnread = false;
            }),
          );
        queryFulfilled.then(show).catch(() => undefined);
      },
      invalidatesTags: ['Writings'],
    }),
  }),
});

export const { useWritingQuery, useChangeWritingMutation, useSaveDraftMutation, useReadMarkingMutation } = writingApi;
