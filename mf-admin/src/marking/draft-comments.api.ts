import { requestTo } from '@wattle/contract/endpoint';
import { type DraftComments, draftComments } from '@wattle/contract/writing-markings';
import { slowApi } from '../api';

export const { useDraftCommentsMutation } = slowApi.injectEndpoints({
  endpoints: (build) => ({
    draftComments: build.mutation<DraftComments, string>({
      query: (id) => requestTo(draftComments, { params: { id } }),
      responseSchema: draftComments.response,
    }),
  }),
});
