import { useLocation, useNavigate } from '@wattle/platform';
import { useEffect, useState } from 'react';
import { newId } from '../shared/new-id';

/** Questions that were just deleted. */
export interface Deleted {
  ids: string[];
  message: string;
}

/** A deletion that can be undone at this moment. */
export interface Undoable extends Deleted {
  key: string;
}

/** State of a navigation that follows a deletion: the page it leads to offers to undo it. */
export interface DeletedState {
  deleted: Deleted;
}

/** Deletions happen at once; each can be undone for ten seconds of its own. */
export function useUndo() {
  const location = useLocation();
  const navigate = useNavigate();
  const [undoables, setUndoables] = useState<readonly Undoable[]>(() => {
    const { deleted } = (location.state as Partial<DeletedState> | null) ?? {};
    return deleted ? [undoable(deleted)] : [];
  });

  // A reload must not offer it again.
  useEffect(() => {
    const { state, ...address } = location;
    if ((state as DeletedState | null)?.deleted) navigate(address, { replace: true, state: null });
  }, [location, navigate]);

  return {
    undoables,
    offerUndo: (deleted: Deleted) => setUndoables((before) => [...before, undoable(deleted)]),
    /** It was undone, or can be undone no more. */
    endUndo: (key: string) => setUndoables((before) => before.filter((each) => each.key !== key)),
  };
}

const undoable = (deleted: Deleted): Undoable => ({ ...deleted, key: newId() });
