import {
  type BankQuestion,
  exportQuestions,
  exportQuestionsAsCsv,
  exportQuestionsAsQti,
  type QuestionListQuery,
} from '@wattle/contract/bank';
import type { Subject } from '@wattle/contract/constants';
import { requestTo, sends } from '@wattle/contract/endpoint';
import {
  changeQuestions,
  deleteQuestion,
  deleteQuestions,
  finalizeQuestion,
  finalizeQuestions,
  type QuestionChanged,
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
import { ofQuestion, type QuestionRef, questionsApi } from './questions.api';

interface Selection {
  subject: Subject;
  ids: string[];
}

interface QuestionRequest {
  subject: Subject;
  body: FormData | Record<string, unknown>;
}

type Finalizing = QuestionRef & { version?: number; confirmed?: true };
type FinalizingMany = Selection & { confirmed?: true };

/** A change of many questions takes longer than other calls. */
const BULK = { timeout: 120_000 };

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
    addQuestion: build.mutation({
      query: ({ subject, body: form }: QuestionRequest) => requestTo(addQuestion[subject], { form }),
      transformResponse: (body) => body as QuestionChanged,
      invalidatesTags: changedLists,
    }),
    editQuestion: build.mutation({
      ...sends(
        editQuestion,
        ({ body: form, ...ref }: QuestionRef & QuestionRequest) => ({ ...ofQuestion(ref), form }),
        {
          credentials: 'include' as const,
        },
      ),
      invalidatesTags: changedQuestion,
    }),
    finalizeQuestion: build.mutation<QuestionChanged, Finalizing>({
      ...sends(finalizeQuestion, ({ id, ...query }: Finalizing) => ({ params: { id }, query })),
      onQueryStarted: changeShownPages((question) => ({ ...question, type: 'Finalized' })),
      invalidatesTags: changedQuestion,
    }),
    deleteQuestion: build.mutation({
      ...sends(deleteQuestion, ofQuestion),
      onQueryStarted: changeShownPages(() => null),
      // Whatever still shows the question itself would only ask for what is gone.
      invalidatesTags: changedLists,
    }),
    finalizeQuestions: build.mutation<SelectionChanged, FinalizingMany>({
      ...sends(finalizeQuestions, (body: FinalizingMany) => ({ body }), BULK),
      onQueryStarted: changeShownPages((question) => ({ ...question, type: 'Finalized' })),
      invalidatesTags: changedQuestions,
    }),
    deleteQuestions: build.mutation({
      ...sends(deleteQuestions, (body: Selection) => ({ body }), BULK),
      onQueryStarted: changeShownPages(() => null),
      invalidatesTags: changedLists,
    }),
    changeQuestions: build.mutation({
      ...sends(
        changeQuestions,
        (body: Selection & { changes: SelectionChanges; confirmed?: true }) => ({ body }),
        BULK,
      ),
      invalidatesTags: changedQuestions,
    }),
    restoreVersion: build.mutation({
      ...sends(restoreVersion, ({ id, version, ...query }: QuestionRef & { version: number; latest: number }) => ({
        params: { id, version },
        query,
      })),
      invalidatesTags: changedQuestion,
    }),
    restoreQuestions: build.mutation({
      query: ({ kind, ...body }: Selection & { kind: 'deletion' | 'change' }) => ({
        ...requestTo(kind === 'change' ? undoChanges : restoreQuestions, { body }),
        ...BULK,
      }),
      transformResponse: (body) => restoreQuestions.response.parse(body),
      // The page of one that is still deleted would only be told so again, and lose the reason that it shows.
      invalidatesTags: (result, error, { subject }) =>
        changedQuestions(result, error, { subject, ids: result?.changed ?? [] }),
    }),
  }),
});

export const { useReMarkMutation, useExportQuestionsMutation, useExportAsQtiMutation } = slowApi.injectEndpoints({
  endpoints: (build) => ({
    reMark: build.mutation({
      ...sends(reMark, ofQuestion, BULK),
      onQueryStarted: invalidatesAtEnd(({ id }: QuestionRef) => ['Statistics', { type: 'BankQuestion', id }]),
    }),
    exportAsQti: build.mutation<null, { subject: Subject; filter?: Partial<QuestionListQuery>; ids?: string[] }>({
      query: ({ subject, filter, ids }) => ({
        ...requestTo(exportQuestionsAsQti, { query: { ...filter, subject, ids: ids?.join() } }),
        timeout: 180_000,
        responseHandler: savedAs(`questions-${subject}.zip`),
      }),
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

interface Changed {
  subject: Subject;
  id?: string;
  ids?: string[];
}

interface Lifecycle {
  dispatch: (action: never) => unknown;
  getState: () => unknown;
  queryFulfilled: PromiseLike<unknown>;
}

type Dispatch = (action: ReturnType<typeof questionsApi.util.updateQueryData>) => unknown;
type State = Parameters<typeof questionsApi.util.selectCachedArgsForQuery>[0];
type Change = (question: BankQuestion) => BankQuestion | null;

/**
 * For `onQueryStarted` of a mutation: shows in all lists at once what it does to its questions, and takes that back when
 * it fails.
 */
function changeShownPages(change: Change) {
  return async ({ subject, id, ids = id ? [id] : [] }: Changed, { dispatch, getState, queryFulfilled }: Lifecycle) => {
    const state = getState() as State;
    const pages = questionsApi.util
      .selectCachedArgsForQuery(state, 'questionPage')
      .filter((query) => query.subject === subject)
      .map((query) => ({
        query,
        before: questionsApi.endpoints.questionPage.select(query)(state).data?.questions ?? [],
      }));
    const update = (changeQuestions: (now: BankQuestion[], before: readonly BankQuestion[]) => BankQuestion[]) => {
      for (const { query, before } of pages) {
        (dispatch as Dispatch)(
          questionsApi.util.updateQueryData('questionPage', query, (page) => ({
            ...page,
            questions: changeQuestions(page.questions, before),
          })),
        );
      }
    };
    update((now) => now.flatMap((each) => (ids.includes(each.id) ? (change(each) ?? []) : each)));
    try {
      await queryFulfilled;
    } catch {
      update((now, before) => takenBack(now, before, ids, change));
    }
  };
}

/** Only these questions are as before: others may have been changed or deleted meanwhile. */
function takenBack(
  now: readonly BankQuestion[],
  before: readonly BankQuestion[],
  ids: readonly string[],
  change: Change,
): BankQuestion[] {
  const result = [...now];
  for (const [index, question] of before.entries()) {
    if (!ids.includes(question.id)) continue;
    const shown = result.findIndex(({ id }) => id === question.id);
    // What was fetched meanwhile has another version.
    if (shown >= 0 && result[shown]?.version === question.version) result[shown] = question;
    else if (shown < 0 && change(question) === null) result.splice(index, 0, question);
  }
  return result;
}
