import { SUBJECTS } from '@wattle/contract/constants';
import { saveFile } from '@wattle/design-system';
import { createRemoteApi, useDispatch } from '@wattle/platform';
import { useCallback } from 'react';

export const api = createRemoteApi('admin', [
  'QuestionList',
  'BankQuestion',
  'QuestionReport',
  'Misconceptions',
  'Statistics',
  'StatisticsMail',
  'Generation',
  'GenerationList',
  'Family',
  'StaffActions',
  'Operations',
  'Staff',
  'MarkingQueue',
  'MarkerComment',
  'ComparisonSets',
]);

/** Of every subject: for what may concern questions of any. */
export const ALL_LISTS = SUBJECTS.map((id) => ({ type: 'QuestionList' as const, id }));

/**
 * For calls that take minutes: while a call of an api is under way, RTK Query does not fetch again what other calls of
 * that api have changed.
 */
export const slowApi = createRemoteApi('admin-slow');

/** The status of a start whose name was used: what it began goes on. */
export const STARTED_ALREADY = 409;

type Tags = Parameters<typeof api.util.invalidateTags>[0];

export function useInvalidateTags(): (tags: Tags) => void {
  const dispatch = useDispatch();
  return useCallback((tags) => void dispatch(api.util.invalidateTags(tags)), [dispatch]);
}

interface Lifecycle {
  dispatch: (action: ReturnType<typeof api.util.invalidateTags>) => unknown;
  queryFulfilled: PromiseLike<unknown>;
}

/** For `onQueryStarted` of a slow call: once it has ended, what it may have changed is fetched again. */
export function invalidatesAtEnd<Arg>(tagsOf: (arg: Arg) => Tags) {
  return async (arg: Arg, { dispatch, queryFulfilled }: Lifecycle) => {
    // Its failure is told where it was started.
    await Promise.resolve(queryFulfilled).catch(() => undefined);
    dispatch(api.util.invalidateTags(tagsOf(arg)));
  };
}

/** For a response that is a file: the browser saves it, and the store has nothing of it. A link could not carry the token. */
export function savedAs(fileName: string) {
  return async (response: Response): Promise<unknown> => {
    if (!response.ok) return response.json();
    saveFile(await response.blob(), fileName);
    return null;
  };
}
