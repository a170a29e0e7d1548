import type { BankQuestion, QuestionList, Subject } from '@wattle/contract';
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

/** A question as a page showed it before a change, and where. */
interface Shown {
  index: number;
  question: BankQuestion;
}

/**
 * For `onQueryStarted` of a mutation: shows in all lists at once what it does to its questions, and takes that back when
 * it fails. Null removes a question.
 */
export function changeShownPages(change: (question: BankQuestion) => BankQuestion | null) {
  return async ({ subject, id, ids = id ? [id] : [] }: Changed, { dispatch, getState, queryFulfilled }: Lifecycle) => {
    const state = getState() as State;
    const changed = questionsApi.util
      .selectCachedArgsForQuery(state, 'questionPage')
      .filter((query) => query.subject === subject)
      .map((query) => ({ query, shown: shownOf(questionsApi.endpoints.questionPage.select(query)(state).data, ids) }));
    const update = (changeQuestions: (questions: BankQuestion[], shown: readonly Shown[]) => BankQuestion[]) => {
      for (const { query, shown } of changed) {
        (dispatch as Dispatch)(
          questionsApi.util.updateQueryData('questionPage', query, (page) => ({
            ...page,
            questions: changeQuestions(page.questions, shown),
          })),
        );
      }
    };
    update((questions) => questions.flatMap((each) => (ids.includes(each.id) ? (change(each) ?? []) : each)));
    try {
      await queryFulfilled;
    } catch {
      update((questions, shown) => takenBack(questions, shown, change));
    }
  };
}

function shownOf(page: QuestionList | undefined, ids: readonly string[]): Shown[] {
  return (page?.questions ?? []).flatMap((question, index) => (ids.includes(question.id) ? { index, question } : []));
}

/** Only these questions are as before: others may have been changed or deleted meanwhile. */
function takenBack(
  questions: BankQuestion[],
  shown: readonly Shown[],
  change: (question: BankQuestion) => BankQuestion | null,
): BankQuestion[] {
  const result = [...questions];
  for (const { index, question } of shown) {
    const now = result.findIndex(({ id }) => id === question.id);
    // What was fetched meanwhile has another version.
    if (now >= 0 && result[now]?.version === question.version) result[now] = question;
    else if (now < 0 && change(question) === null) result.splice(index, 0, question);
  }
  return result;
}
