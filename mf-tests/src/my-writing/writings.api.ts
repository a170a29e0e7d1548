import { orNull, reads, requestTo } from '@wattle/contract/endpoint';
import {
  type ChildWriting,
  childWriting,
  childWritings,
  type WritingSummary,
  writing,
  writingList,
} from '@wattle/contract/writings';
import { api } from '../api';

export interface TextOfChild {
  attemptId: string;
  questionId: string;
  /** Where a parent reads it. */
  childId?: string | undefined;
}

export const { useWritingListQuery, useChildWritingsQuery, useReadTextQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    writingList: build.query({
      ...reads(writingList, undefined, { fallback: null }),
      providesTags: ['Writings'],
    }),
    childWritings: build.query(
      reads(childWritings, (childId: string) => ({ params: { childId } }), { fallback: null }),
    ),
    /** A text with what was written to it, to read only. */
    readText: build.query<ChildWriting | null, TextOfChild>({
      query: ({ childId, ...params }) =>
        childId ? requestTo(childWriting, { params: { childId, ...params } }) : requestTo(writing, { params }),
      transformResponse: (body) => orNull(childWriting, body),
      providesTags: ['Writings'],
    }),
  }),
});

/** The text of an attempt, which has one at most; undefined also while the texts are not known. */
export function useTextOf({ attemptId, childId }: Pick<TextOfChild, 'attemptId' | 'childId'>) {
  const own = useWritingListQuery(undefined, { skip: childId !== undefined });
  const ofChild = useChildWritingsQuery(childId ?? '', { skip: childId === undefined });
  return (childId ? ofChild : own).data?.writings.find((each) => each.attemptId === attemptId);
}

/** Whether there is more to read of a text than what was submitted. */
export function hasMore(text: WritingSummary | undefined): boolean {
  return text !== undefined && (text.returnedAt !== undefined || text.drafts > 1);
}
