import type { BankQuestion, Subject } from '@wattle/contract';
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

type Dispatch = (action: ReturnType<typeof questionsApi.util.updateQueryData>) => { undo: () => void };
type State = Parameters<typeof questionsApi.util.selectCachedArgsForQuery>[0];

/**
 * For `onQueryStarted` of a mutation: shows in all lists at once what it does to its questions, and takes that back when
 * it fails. Null removes a question.
 */
export function changeShownPages(change: (question: BankQuestion) => BankQuestion | null) {
  return async ({ subject, id, ids = id ? [id] : [] }: Changed, { dispatch, getState, queryFulfilled }: Lifecycle) => {
    const shown = questionsApi.util.selectCachedArgsForQuery(getState() as State, 'questionPage');
    const patches = shown
      .filter((query) => query.subject === subject)
      .map((query) =>
        (dispatch as Dispatch)(
          questionsApi.util.updateQueryData('questionPage', query, (page) => ({
            ...page,
            questions: page.questions.flatMap((each) => (ids.includes(each.id) ? (change(each) ?? []) : each)),
          })),
        ),
      );
    try {
      await queryFulfilled;
    } catch {
      for (const patch of patches) patch.undo();
    }
  };
}
