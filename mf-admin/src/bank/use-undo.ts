import type { Subject } from '@wattle/contract';
import { errorMessage, notify, useLocation, useNavigate } from '@wattle/platform';
import { useCallback, useEffect, useState } from 'react';
import { useRestoreQuestionsMutation } from './question-changes.api';

/** Questions that were just deleted. */
export interface Deleted {
  ids: string[];
  message: string;
}

/** State of a navigation that follows a deletion: the page it leads to offers to undo it. */
export interface DeletedState {
  deleted: Deleted;
}

/** Deletions happen at once; for ten seconds they can be undone, which restores the questions. */
export function useUndo(subject: Subject) {
  const location = useLocation();
  const navigate = useNavigate();
  const [deleted, setDeleted] = useState<Deleted | undefined>((location.state as DeletedState | null)?.deleted);
  const [restore, { isLoading }] = useRestoreQuestionsMutation();

  // A reload must not offer it again.
  useEffect(() => {
    const { state, ...address } = location;
    if ((state as DeletedState | null)?.deleted) navigate(address, { replace: true, state: null });
  }, [location, navigate]);

  const undo = async () => {
    if (!deleted) return;
    const { data, error } = await restore({ subject, ids: deleted.ids });
    // Stays on offer for another try.
    if (!data) return notify.danger(errorMessage(error, 'The questions could not be restored. Press Undo again.'));
    setDeleted(undefined);
    notify.success(data.message);
  };
  return {
    deleted,
    offerUndo: setDeleted,
    undo,
    isUndoing: isLoading,
    expire: useCallback(() => setDeleted(undefined), []),
  };
}
