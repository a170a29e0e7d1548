import {
  type GenerationOrigin,
  generationOriginSchema,
  type QuestionChanged,
  type RefusedItem,
  type Rejection,
  refusedItemListSchema,
  type SelectionChanged,
  type SelectionRejection,
  type StoredItem,
  storedItemListSchema,
} from '@wattle/contract';
import { api } from '../api';
import { changedLists } from '../bank/question-changes.api';
import type { QuestionRef } from '../bank/questions.api';

export const {
  useStoredItemsQuery,
  useRefusedItemsQuery,
  useGenerationOriginQuery,
  useRejectQuestionMutation,
  useRejectQuestionsMutation,
  useRestoreQuestionMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    storedItems: build.query<StoredItem[], QuestionRef>({
      query: ({ id, subject }) => ({ url: `generation/items/${id}`, params: { subject } }),
      transformResponse: (body) => storedItemListSchema.parse(body).items,
      providesTags: (_items, _error, { subject }) => [{ type: 'QuestionList', id: subject }],
    }),
    refusedItems: build.query<RefusedItem[], QuestionRef>({
      query: ({ id, subject }) => ({ url: `generation/refused-items/${id}`, params: { subject } }),
      transformResponse: (body) => refusedItemListSchema.parse(body).refusedItems,
      providesTags: (_items, _error, { subject }) => [{ type: 'QuestionList', id: subject }],
    }),
    generationOrigin: build.query<GenerationOrigin, QuestionRef>({
      query: ({ id, subject }) => ({ url: `generation/origin/${id}`, params: { subject } }),
      transformResponse: (body) => generationOriginSchema.parse(body),
    }),
    rejectQuestion: build.mutation<QuestionChanged, QuestionRef & Rejection>({
      query: ({ id, subject, ...body }) => ({
        url: `generation/reject/${id}`,
        params: { subject },
        method: 'POST',
        body,
      }),
      invalidatesTags: changedLists,
    }),
    rejectQuestions: build.mutation<SelectionChanged, SelectionRejection>({
      query: (body) => ({ url: 'generation/reject-questions', method: 'POST', body }),
      invalidatesTags: changedLists,
    }),
    restoreQuestion: build.mutation<QuestionChanged, QuestionRef>({
      query: ({ id, subject }) => ({ url: `questions/restore-question/${id}`, params: { subject }, method: 'PUT' }),
      invalidatesTags: changedLists,
    }),
  }),
});
