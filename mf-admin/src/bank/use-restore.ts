import type { Subject } from '@wattle/contract/constants';
import { errorMessage, notify } from '@wattle/platform';
import { partialFailure } from './change-failure';
import { useRestoreQuestionsMutation } from './question-changes.api';

interface RestoreOptions {
  /** What is undone. */
  kind?: 'deletion' | 'change';
  fallback: string;
  onRestored?: (() => void) | undefined;
}

/** Restores deleted questions, or changes questions back. `failure` says which are not restored and why. */
export function useRestore(subject: Subject, { kind = 'deletion', fallback, onRestored }: RestoreOptions) {
  const [restore, { data, error, isLoading }] = useRestoreQuestionsMutation();
  const failure = error ? errorMessage(error, fallback) : data && notRestored(data);
  return {
    failure,
    isLoading,
    /** The server has restored what it can. */
    isDone: data !== undefined,
    async restoreAll(ids: string[]): Promise<void> {
      const { data } = await restore({ subject, ids, kind });
      if (!data || notRestored(data)) return;
      notify.success(data.message);
      onRestored?.();
    },
  };
}

function notRestored(changed: Parameters<typeof partialFailure>[0]): string | undefined {
  const { title, reason } = partialFailure(changed);
  return changed.unchanged.length > 0 ? `${title} ${reason}` : undefined;
}
