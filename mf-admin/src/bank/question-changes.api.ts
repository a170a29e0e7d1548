import { exportQuestions, exportQuestionsAsCsv, type QuestionListQuery } from '@wattle/contract/bank';
import type { Subject } from '@wattle/contract/constants';
import { requestTo } from '@wattle/contract/endpoint';
import {
  changeQuestions,
  deleteQuestion,
  deleteQuestions,
  finalizeQuestion,
  finalizeQuestions,
  type QuestionChanged,
  type ReMarking,
  reMark,
  restoreQuestions,
  restoreVersion,
  type SelectionChanged,
  type SelectionChanges,
  undoChanges,
} from '@wattle/contract/question-changes';
import { addQuestion, editQuestion } from '@wattle/contract/question-forms';
import { api, invalidatesAtEnd, savedAs, slowApi } from '../api';
import { isGone } from './change-failure';
import { changeShownPages } from './change-shown-pages';
import { ofQuestion, type QuestionRef } from './questions.api';

/** The questions of a bulk change. */
export interface Selection {
  subject: Subject;
  ids: string[];
}

/** What a form sends: JSON, or form data with a file. */
export interface QuestionRequest {
  subject: Subject;
  body: FormData | Record<string, unknown>;
}

/** A change of many questions takes longer than other calls. */
const timeout = 120_000;

/** A question that is gone is not in the lists any more either. */
export const changedLists = (_result: unknown, error: unknown, { subject }: { subject: Subject }) =>
  error && !isGone(error) ? [] : [{ type: 'QuestionList' as const, id: subject }];

const changedQuestion = (result: unknown, error: unknown, ref: QuestionRef) => [
  ...changedLists(result, error, ref),
  { type: 'BankQuestion' as const, id: ref.id },
];

const changedQuestions = (result: unknown, error: unknown, { subject, ids }: Selection) => [
  ...changedLists(result, error, { subject }),
  ...ids.map((id) => ({ type: 'BankQuestion' as const, id })),
];

export const {
  useAddQuestionMutation,
  useEditQuestionMutation,
  useFinalizeQuestionMutation,
  useDeleteQuestionMutation,
  useFinalizeQuestionsMutation,
  useDeleteQuestionsMutation,
  useRestoreQuestionsMutation,
  useChangeQuestionsMutation,
  useRestoreVersionMutation,
} = api.injectEndpoints({
  endpoints: (build) => ({
    addQuestion: build.mutation<QuestionChanged, QuestionRequest>({
      query: ({ subject, body: form }) => requestTo(addQuestion[subject], { form }),
      invalidatesTags: changedLists,
    }),
    editQuestion: build.mutation<QuestionChanged, QuestionRef & QuestionRequest>({
      query: ({ body: form, ...ref }) => ({
        ...requestTo(editQuestion, { ...ofQuestion(ref), form }),
        credentials: 'include',
      }),
      invalidatesTags: changedQuestion,
    }),
    finalizeQuestion: build.mutation<QuestionChanged, QuestionRef & { version?: number; confirmed?: true }>({
      query: ({ id, ...query }) => requestTo(finalizeQuestion, { params: { id }, query }),
      onQueryStarted: changeShownPages((question) => ({ ...question, type: 'Finalized' })),
      invalidatesTags: changedQuestion,
    }),
    deleteQuestion: build.mutation<QuestionChanged, QuestionRef>({
      query: (ref) => requestTo(deleteQuestion, ofQuestion(ref)),
      onQueryStarted: changeShownPages(() => null),
      // Whatever still shows the question itself would only ask for what is gone.
      invalidatesTags: changedLists,
    }),
    finalizeQuestions: build.mutation<SelectionChanged, Selection & { confirmed?: true }>({
      query: (body) => ({ ...requestTo(finalizeQuestions, { body }), timeout }),
      onQueryStarted: changeShownPages((question) => ({ ...question, type: 'Finalized' })),
      invalidatesTags: changedQuestions,
    }),
    deleteQuestions: build.mutation<SelectionChanged, Selection>({
      query: (body) => ({ ...requestTo(deleteQuestions, { body }), timeout }),
      onQueryStarted: changeShownPages(() => null),
      invalidatesTags: changedLists,
    }),
    changeQuestions: build.mutation<SelectionChanged, Selection & { changes: SelectionChanges; confirmed?: true }>({
      query: (body) => ({ ...requestTo(changeQuestions, { body }), timeout }),
      invalidatesTags: changedQuestions,
    }),
    restoreVersion: build.mutation<QuestionChanged, QuestionRef & { version: number; latest: number }>({
      query: ({ id, version, ...query }) => requestTo(restoreVersion, { params: { id, version }, query }),
      invalidatesTags: changedQuestion,
    }),
    restoreQuestions: build.mutation<SelectionChanged, Selection & { kind: 'deletion' | 'change' }>({
      query: ({ kind, ...body }) => ({
        ...requestTo(kind === 'change' ? undoChanges : restoreQuestions, { body }),
        timeout,
      }),
      // The page of one that is still deleted would only be told so again, and lose the reason that it shows.
      invalidatesTags: (result, error, { subject }) =>
        changedQuestions(result, error, { subject, ids: result?.changed ?? [] }),
    }),
  }),
});

export const { useReMarkMutation, useExportQuestionsMutation } = slowApi.injectEndpoints({
  endpoints: (build) => ({
    reMark: build.mutation<ReMarking, QuestionRef>({
      query: (ref) => ({ ...requestTo(reMark, ofQuestion(ref)), timeout }),
      onQueryStarted: invalidatesAtEnd(({ id }: QuestionRef) => [{ type: 'BankQuestion', id }]),
    }),
    exportQuestions: build.mutation<null, { subject: Subject; filter: Partial<QuestionListQuery>; as: 'xlsx' | 'csv' }>(
      {
        query: ({ subject, filter, as }) => ({
          ...requestTo(as === 'csv' ? exportQuestionsAsCsv : exportQuestions, { params: { subject }, query: filter }),
          timeout: 180_000,
          responseHandler: savedAs(`questions-${subject}.${as}`),
        }),
      },
    ),
  }),
});
