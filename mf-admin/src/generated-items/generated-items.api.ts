import { requestTo } from '@wattle/contract/endpoint';
import {
  generationOrigin,
  type Rejection,
  refusedItems,
  rejectQuestion,
  rejectQuestions,
  type SelectionRejection,
  storedItems,
} from '@wattle/contract/generated-items';
import { type QuestionChanged, restoreQuestion, type SelectionChanged } from '@wattle/contract/question-changes';
import { api } from '../api';
import { changedLists } from '../questions/question-changes.api';
import { ofQuestion, type QuestionRef } from '../questions/questions.api';

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
      query: (ref: QuestionRef) => requestTo(storedItems, ofQuestion(ref)),
      transformResponse: (body) => storedItems.response.parse(body).items,
      providesTags: (_items, _error, { subject }) => [{ type: 'QuestionList', id: subject }],
    }),
    refusedItems: build.query({
      query: (ref: QuestionRef) => requestTo(refusedItems, ofQuestion(ref)),
      transformResponse: (body) => refusedItems.response.parse(body).refusedItems,
      providesTags: (_items, _error, { subject }) => [{ type: 'QuestionList', id: subject }],
    }),
    generationOrigin: build.query({
      query: (ref: QuestionRef) => requestTo(generationOrigin, ofQuestion(ref)),
      transformResponse: (body) => generationOrigin.response.parse(body),
    }),
    rejectQuestion: build.mutation<QuestionChanged, QuestionRef & Rejection>({
      query: ({ id, subject, ...body }) => requestTo(rejectQuestion, { ...ofQuestion({ id, subject }), body }),
      invalidatesTags: changedLists,
    }),
    rejectQuestions: build.mutation<SelectionChanged, SelectionRejection>({
      query: (body) => requestTo(rejectQuestions, { body }),
      invalidatesTags: changedLists,
    }),
    restoreQuestion: build.mutation<QuestionChanged, QuestionRef>({
      query: (ref) => requestTo(restoreQuestion, ofQuestion(ref)),
      invalidatesTags: changedLists,
    }),
  }),
});
