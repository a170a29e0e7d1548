import { reads, sends } from '@wattle/contract/endpoint';
import {
  generationOrigin,
  type Rejection,
  refusedItems,
  rejectQuestion,
  rejectQuestions,
  type SelectionRejection,
  storedItems,
} from '@wattle/contract/generated-items';
import { restoreQuestion } from '@wattle/contract/question-changes';
import { api } from '../api';
import { changedLists } from '../questions/question-changes.api';
import { ofQuestion, type QuestionRef, tagSubject } from '../questions/questions.api';

export const {
  useStoredItemsQuery,
  useRefusedItemsQuery,
  useGenerationOriginQuery,
  useRejectQuestionMutation,
  useRejectQuestionsMutation,
  useRestoreQuestionMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    storedItems: build.query({
      ...reads(storedItems, ofQuestion, { select: ({ items }) => items }),
      providesTags: tagSubject,
    }),
    refusedItems: build.query({
      ...reads(refusedItems, ofQuestion, { select: (response) => response.refusedItems }),
      providesTags: tagSubject,
    }),
    generationOrigin: build.query(reads(generationOrigin, ofQuestion)),
    rejectQuestion: build.mutation({
      ...sends(rejectQuestion, ({ id, subject, ...body }: QuestionRef & Rejection) => ({
        ...ofQuestion({ id, subject }),
        body,
      })),
      invalidatesTags: changedLists,
    }),
    rejectQuestions: build.mutation({
      ...sends(rejectQuestions, (body: SelectionRejection) => ({ body })),
      invalidatesTags: changedLists,
    }),
    restoreQuestion: build.mutation({ ...sends(restoreQuestion, ofQuestion), invalidatesTags: changedLists }),
  }),
});
