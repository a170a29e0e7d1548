import { reads, sends } from '@wattle/contract/endpoint';
import {
  claimMarking,
  claimNextMarking,
  draftComments,
  forgetComment,
  type MarkingBody,
  markingAgreement,
  markingQueue,
  releaseMarking,
  rememberedComments,
  returnMarking,
  saveMarking,
  writingMarking,
} from '@wattle/contract/writing-markings';
import { api, slowApi } from '../api';

export type QueueState = 'waiting' | 'returned';

interface MarkingChange {
  id: string;
  body: MarkingBody;
}

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
      ...reads(markingQueue, (state: QueueState) => ({ query: { state } })),
      providesTags: ['MarkingQueue'],
    }),
    markingAgreement: build.query({ ...reads(markingAgreement), providesTags: ['MarkingQueue'] }),
    writingMarking: build.query({
      ...reads(writingMarking, ofId),
      // A child's text stays in the page no longer than it is shown.
      keepUnusedDataFor: 0,
    }),
    rememberedComments: build.query({
      ...reads(rememberedComments, undefined, { select: ({ comments }) => comments }),
      providesTags: ['MarkerComment'],
    }),
    claimNextMarking: build.mutation({ ...sends(claimNextMarking), invalidatesTags: ['MarkingQueue'] }),
    claimMarking: build.mutation({ ...sends(claimMarking, ofId), invalidatesTags: ['MarkingQueue'] }),
    releaseMarking: build.mutation({ ...sends(releaseMarking, ofId), invalidatesTags: ['MarkingQueue'] }),
    saveMarking: build.mutation(
      sends(saveMarking, ({ id, body }: MarkingChange & { body: { version: number } }) => ({ ...ofId(id), body })),
    ),
    returnMarking: build.mutation({
      ...sends(returnMarking, ({ id, body }: MarkingChange) => ({ ...ofId(id), body })),
      invalidatesTags: ['MarkingQueue', 'MarkerComment'],
    }),
    forgetComment: build.mutation({ ...sends(forgetComment, ofId), invalidatesTags: ['MarkerComment'] }),
  }),
});

export const { useDraftCommentsMutation } = slowApi.injectEndpoints({
  endpoints: (build) => ({ draftComments: build.mutation(sends(draftComments, ofId)) }),
});
