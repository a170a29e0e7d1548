import { useLocation, useNavigate } from '@wattle/platform';
import { useEffect, useState } from 'react';
import { useNavigationState } from '../bank/navigation-state';
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

/** Deletions happen at once; each can be undone for ten seconds of its own. */
export function useUndo() {
  const location = useLocation();
  const navigate = useNavigate();
  const { deleted } = useNavigationState();
  const [undoables, setUndoables] = useState<readonly Undoable[]>(() => (deleted ? [undoable(deleted)] : []));

  // A reload must not offer it again.
  useEffect(() => {
    const { state: _state, ...address } = location;
    if (deleted) navigate(address, { replace: true, state: null });
  }, [deleted, location, navigate]);

  return {
    undoables,
    offerUndo: (deletion: Deleted) => setUndoables((before) => [...before, undoable(deletion)]),
    /** It was undone, or can be undone no more. */
    endUndo: (key: string) => setUndoables((before) => before.filter((each) => each.key !== key)),
  };
}

const undoable = (deleted: Deleted): Undoable => ({ ...deleted, key: newId() });
