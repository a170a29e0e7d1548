import type { SaveAnswers } from '@wattle/contract/attempts';
import { orNull, reads, requestTo, sends } from '@wattle/contract/endpoint';
import {
  enterPaper,
  enterPaperAsParent,
  handedOutKey,
  handedOutPaper,
  handedOutPapers,
  handOutPaper,
  openPaper,
  openPaperAsParent,
  type Paper,
  type PaperRequest,
  type PaperSubmission,
  paper,
  paperAsParent,
  paperStatusAsParent,
  type savePaperAsParent,
  submitPaper,
  submitPaperAsParent,
} from '@wattle/contract/papers';
import type { AttemptResult } from '@wattle/contract/results';
import { PAGE_ID } from '@wattle/exam-player';
import { api } from '../api';

/** Of the child who is logged in, of a child of the parent, or handed out by staff. */
export interface PaperOf {
  code: string;
  childId?: string | undefined;
  isHandout?: boolean;
}

type OwnPaper = PaperOf & { childId: string };

export const {
  useEnterPaperMutation,
  useHandedOutKeyQuery,
  useHandedOutPapersQuery,
  useHandOutPaperMutation,
  useLazyPaperStatusAsParentQuery,
  useLazyPaperToAnswerQuery,
  useOpenPaperMutation,
  usePaperQuery,
  usePaperToAnswerQuery,
  useSavePaperAsParentMutation,
  useSubmitPaperMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    paper: build.query<Paper | null, PaperOf>({
      query: ({ code, childId, isHandout }) => {
        if (isHandout) return requestTo(handedOutPaper, { params: { code } });
        if (childId) return requestTo(paperAsParent, { params: { childId, code } });
        return requestTo(paper, { params: { code } });
      },
      transformResponse: (body) => orNull(paper, body),
    }),
    /** It becomes the active page of the attempt. */
    paperToAnswer: build.query<Paper | null, PaperOf>({
      query: ({ code, childId }) => {
        const query = { pageId: PAGE_ID };
        return childId
          ? requestTo(paperAsParent, { params: { childId, code }, query })
          : requestTo(paper, { params: { code }, query });
      },
      transformResponse: (body) => orNull(paper, body),
      // Its answers change.
      keepUnusedDataFor: 0,
    }),
    openPaper: build.mutation<Paper, { request: PaperRequest; childId: string | undefined }>({
      query: ({ request: body, childId }) =>
        childId ? requestTo(openPaperAsParent, { params: { childId }, body }) : requestTo(openPaper, { body }),
      invalidatesTags: ['AttemptList', 'OwnChild'],
    }),
    enterPaper: build.mutation<Paper, PaperOf>({
      query: ({ code, childId }) =>
        childId
          ? requestTo(enterPaperAsParent, { params: { childId, code } })
          : requestTo(enterPaper, { params: { code } }),
      invalidatesTags: ['AttemptList', 'OwnChild'],
    }),
    submitPaper: build.mutation<AttemptResult, PaperOf & { body: PaperSubmission }>({
      query: ({ code, childId, body }) =>
        childId
          ? requestTo(submitPaperAsParent, { params: { childId, code }, body })
          : requestTo(submitPaper, { params: { code }, body }),
      invalidatesTags: ['AttemptList', 'OwnChild', 'WeeklyPlan'],
    }),
    savePaperAsParent: build.mutation(
      // They are saved, whatever else the response says: it is named, not checked.
      sends<typeof savePaperAsParent, OwnPaper & { changes: SaveAnswers }>(
        'PUT /family/children/{childId}/papers/{code}/answers',
        ({ changes: body, ...params }) => ({ params, body }),
        { keepalive: true },
      ),
    ),
    paperStatusAsParent: build.query({
      ...reads(paperStatusAsParent, (params: OwnPaper) => ({ params })),
      keepUnusedDataFor: 0,
    }),
    handOutPaper: build.mutation({
      ...sends(handOutPaper),
      invalidatesTags: ['Handouts'],
    }),
    handedOutPapers: build.query({
      ...reads(handedOutPapers, undefined, { fallback: null }),
      providesTags: ['Handouts'],
    }),
    handedOutKey: build.query(reads(handedOutKey, (code: string) => ({ params: { code } }), { fallback: null })),
  }),
});
