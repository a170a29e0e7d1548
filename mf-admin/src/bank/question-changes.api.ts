import type { QuestionChanged, QuestionListQuery, ReMarking, SelectionChanged, Subject } from '@wattle/contract';
import { api, invalidatesAtEnd, savedAs, slowApi } from '../api';
import { isGone } from './change-failure';
import { changeShownPages } from './change-shown-pages';
import type { QuestionRef } from './questions.api';

/** The questions of a bulk change. */
export interface Selection {
  subject: Subject;
  ids: string[];
}

/** What a form sends, and the endpoint that takes it as JSON or as a form with a file. */
export interface QuestionForm {
  subject: Subject;
  body: FormData | Record<string, unknown>;
}

const ADD_PATHS: Record<Subject, string> = {
  Maths: 'addMathQuestions',
  ThinkingSkills: 'addThinkingSkillQuestions',
  Writing: 'addWritingQuestions',
  Reading: 'addReadingQuestions',
};

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
} = api.injectEndpoints({
  endpoints: (build) => ({
    addQuestion: build.mutation<QuestionChanged, QuestionForm>({
      query: ({ subject, body }) => ({ url: `addQuestions/${ADD_PATHS[subject]}`, method: 'POST', body }),
      invalidatesTags: changedLists,
    }),
    editQuestion: build.mutation<QuestionChanged, QuestionRef & QuestionForm>({
      query: ({ id, subject, body }) => ({
        url: `questions/update-questions/${id}`,
        params: { subject },
        method: 'PUT',
        body,
        credentials: 'include',
      }),
      invalidatesTags: changedQuestion,
    }),
    finalizeQuestion: build.mutation<QuestionChanged, QuestionRef & { version?: number }>({
      query: ({ id, ...params }) => ({ url: `questions/update-question/${id}`, params, method: 'PUT' }),
      onQueryStarted: changeShownPages((question) => ({ ...question, type: 'Finalized' })),
      invalidatesTags: changedQuestion,
    }),
    deleteQuestion: build.mutation<QuestionChanged, QuestionRef>({
      query: ({ id, subject }) => ({ url: `questions/delete-question/${id}`, params: { subject }, method: 'DELETE' }),
      onQueryStarted: changeShownPages(() => null),
      // Whatever still shows the question itself would only ask for what is gone.
      invalidatesTags: changedLists,
    }),
    finalizeQuestions: build.mutation<SelectionChanged, Selection>({
      query: (body) => ({ url: 'questions/finalize-questions', method: 'POST', body, timeout: 120_000 }),
      onQueryStarted: changeShownPages((question) => ({ ...question, type: 'Finalized' })),
      invalidatesTags: changedQuestions,
    }),
    deleteQuestions: build.mutation<SelectionChanged, Selection>({
      query: (body) => ({ url: 'questions/delete-questions', method: 'POST', body, timeout: 120_000 }),
      onQueryStarted: changeShownPages(() => null),
      invalidatesTags: changedLists,
    }),
    restoreQuestions: build.mutation<SelectionChanged, Selection>({
      query: (body) => ({ url: 'questions/restore-questions', method: 'POST', body, timeout: 120_000 }),
      // The page of one that is still deleted would only be told so again, and lose the reason that it shows.
      invalidatesTags: (result, error, { subject }) =>
        changedQuestions(result, error, { subject, ids: result?.changed ?? [] }),
    }),
  }),
});

export const { useReMarkMutation, useExportQuestionsMutation } = slowApi.injectEndpoints({
  endpoints: (build) => ({
    reMark: build.mutation<ReMarking, QuestionRef>({
      query: ({ id, subject }) => ({
        url: `questions/re-marking/${id}`,
        params: { subject },
        method: 'POST',
        timeout: 120_000,
      }),
      onQueryStarted: invalidatesAtEnd(({ id }: QuestionRef) => [{ type: 'BankQuestion', id }]),
    }),
    exportQuestions: build.mutation<null, { subject: Subject; filter: Partial<QuestionListQuery> }>({
      query: ({ subject, filter }) => ({
        url: `questions/export/${subject}`,
        params: filter,
        timeout: 180_000,
        responseHandler: savedAs(`questions-${subject}.xlsx`),
      }),
    }),
  }),
});
