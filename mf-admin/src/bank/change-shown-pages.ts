import type { BankQuestion } from '@wattle/contract/bank';
import type { Subject } from '@wattle/contract/constants';
import { questionsApi } from './questions.api';

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
/** Null removes a question. */
type Change = (question: BankQuestion) => BankQuestion | null;

/**
 * For `onQueryStarted` of a mutation: shows in all lists at once what it does to its questions, and takes that back when
 * it fails.
 */
export function changeShownPages(change: Change) {
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
