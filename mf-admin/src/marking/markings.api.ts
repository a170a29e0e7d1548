import { requestTo } from '@wattle/contract/endpoint';
import {
  claimMarking,
  claimNextMarking,
  forgetComment,
  type MarkingBody,
  markingAgreement,
  markingQueue,
  releaseMarking,
  rememberedComments,
  returnMarking,
  saveMarking,
  type WritingMarking,
  writingMarking,
} from '@wattle/contract/writing-markings';
import { api } from '../api';

export type QueueState = 'waiting' | 'returned';

interface MarkingChange {
  id: string;
  body: MarkingBody;
}

const toMarking = (body: unknown) => writingMarking.response.parse(body);
const ofId = (id: string) => ({ params: { id } });

export const {
  useMarkingQueueQuery,
  useMarkingAgreementQuery,
  useWritingMarkingQuery,
  useRememberedCommentsQuery,
  useClaimNextMarkingMutation,
  useClaimMarkingMutation,
  useReleaseMarkingMutation,
  useSaveMarkingMutation,
  useReturnMarkingMutation,
  useForgetCommentMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    markingQueue: build.query({
      query: (state: QueueState) => requestTo(markingQueue, { query: { state } }),
      responseSchema: markingQueue.response,
      providesTags: ['MarkingQueue'],
    }),
    markingAgreement: build.query({
      query: () => requestTo(markingAgreement),
      responseSchema: markingAgreement.response,
      providesTags: ['MarkingQueue'],
    }),
    writingMarking: build.query({
      query: (id: string) => requestTo(writingMarking, ofId(id)),
      transformResponse: toMarking,
      // A child's text stays in the page no longer than it is shown.
      keepUnusedDataFor: 0,
    }),
    rememberedComments: build.query({
      query: () => requestTo(rememberedComments),
      transformResponse: (body) => rememberedComments.response.parse(body).comments,
      providesTags: ['MarkerComment'],
    }),
    claimNextMarking: build.mutation<WritingMarking, void>({
      query: () => requestTo(claimNextMarking),
      transformResponse: toMarking,
      invalidatesTags: ['MarkingQueue'],
    }),
    claimMarking: build.mutation({
      query: (id: string) => requestTo(claimMarking, ofId(id)),
      transformResponse: toMarking,
      invalidatesTags: ['MarkingQueue'],
    }),
    releaseMarking: build.mutation<null, string>({
      query: (id) => requestTo(releaseMarking, ofId(id)),
      invalidatesTags: ['MarkingQueue'],
    }),
    saveMarking: build.mutation({
      query: ({ id, body }: MarkingChange & { body: { version: number } }) =>
        requestTo(saveMarking, { ...ofId(id), body }),
      responseSchema: saveMarking.response,
    }),
    returnMarking: build.mutation({
      query: ({ id, body }: MarkingChange) => requestTo(returnMarking, { ...ofId(id), body }),
      transformResponse: toMarking,
      invalidatesTags: ['MarkingQueue', 'MarkerComment'],
    }),
    forgetComment: build.mutation<null, string>({
      query: (id) => requestTo(forgetComment, ofId(id)),
      invalidatesTags: ['MarkerComment'],
    }),
  }),
});
