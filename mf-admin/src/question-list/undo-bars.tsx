import type { Subject } from '@wattle/contract/constants';
import { randomId } from '@wattle/contract/random-id';
import { Cluster, color, layer, radius, shadow, space } from '@wattle/design-system';
import { useLocation, useNavigate } from '@wattle/platform';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useRestore } from '../questions/change-failed';
import { useNavigationState } from '../questions/question-address';
import { useExpiry } from '../shared/auto-close-alert';
import { QuietButton } from '../shared/buttons';

const UNDO_MS = 10_000;
/** Of one bar, which has two lines on a narrow screen. */
const HEIGHT_PX = 112;

const Place = styled.div`
  position: fixed;
  inset: auto ${space[16]} ${space[24]};
  z-index: ${layer.floating};
  display: grid;
  justify-items: center;
  pointer-events: none;

  gap: ${space[8]};
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  border: 1px solid ${color.edge};
  pointer-events: auto;

  gap: ${space[16]};
  max-width: 560px;
  padding: ${space[8]} ${space[12]} ${space[8]} ${space[20]};
  border-radius: ${radius.control};

  background: ${color.night};
  color: ${color.ink};
  box-shadow: ${shadow};
`;

interface UndoBarsProps {
  subject: Subject;
  undoables: readonly Undoable[];
  /** Told the key of what was undone, or can be undone no more. */
  onEnd: (key: string) => void;
}

export function UndoBars({ subject, undoables, onEnd }: UndoBarsProps) {
  const height = undoables.length * HEIGHT_PX;
  useEffect(() => {
    // What takes the focus is scrolled clear of the bars.
    const { style } = document.documentElement;
    if (height > 0) style.scrollPaddingBottom = `${height}px`;
    return () => void style.removeProperty('scroll-padding-bottom');
  }, [height]);
  return (
    <Place>
      {undoables.map(({ key, ...change }) => (
        <UndoBar key={key} subject={subject} change={change} onEnd={() => onEnd(key)} />
      ))}
    </Place>
  );
}

interface UndoBarProps {
  subject: Subject;
  change: UndoableChange;
  onEnd: () => void;
}

/** Offers for ten seconds to undo a deletion or a change, and after a failure until it is closed. */
function UndoBar({ subject, change: { kind, ids, message }, onEnd }: UndoBarProps) {
  const fallback = 'The questions could not be restored. Press Undo again.';
  const { failure, isLoading, isDone, restoreAll } = useRestore(subject, { kind, fallback, onRestored: onEnd });
  const bar = useExpiry<HTMLDivElement>(isLoading || failure ? undefined : UNDO_MS, onEnd);
  return (
    <Bar ref={bar} role="status" data-surface="dark">
      <span>{failure ?? message}</span>
      <Cluster gap={4}>
        {!isDone && (
          <QuietButton isBusy={isLoading} onClick={() => restoreAll(ids)}>
            Undo
          </QuietButton>
        )}
        {failure && <QuietButton onClick={onEnd}>Close</QuietButton>}
      </Cluster>
    </Bar>
  );
}

export interface UndoableChange {
  kind: 'deletion' | 'change';
  ids: string[];
  message: string;
}

interface Undoable extends UndoableChange {
  key: string;
}

/** Deletions and changes happen at once; each can be undone for ten seconds of its own. */
export function useUndo() {
  const location = useLocation();
  const navigate = useNavigate();
  const { deleted } = useNavigationState();
  const [undoables, setUndoables] = useState<readonly Undoable[]>(() =>
    deleted ? [undoable({ kind: 'deletion', ...deleted })] : [],
  );

  // A reload must not offer it again.
  useEffect(() => {
    const { state: _state, ...address } = location;
    if (deleted) navigate(address, { replace: true, state: null });
  }, [deleted, location, navigate]);

  return {
    undoables,
    offerUndo: (change: UndoableChange) => setUndoables((before) => [...before, undoable(change)]),
    endUndo: (key: string) => setUndoables((before) => before.filter((each) => each.key !== key)),
  };
}

const undoable = (change: UndoableChange): Undoable => ({ ...change, key: randomId(16) });
