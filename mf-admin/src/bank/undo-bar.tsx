import { Button, color, layer, radius, shadow, space } from '@wattle/design-system';
import { useEffect } from 'react';
import { styled } from 'styled-components';

const UNDO_MS = 10_000;

const Root = styled.div`
  position: fixed;
  inset: auto ${space[16]} ${space[24]};
  z-index: ${layer.floating};
  display: flex;
  align-items: center;
  justify-content: space-between;
  margin: 0 auto;
  border: 1px solid ${color.edge};

  gap: ${space[16]};
  width: fit-content;
  max-width: 560px;
  padding: ${space[8]} ${space[12]} ${space[8]} ${space[20]};
  border-radius: ${radius.control};

  background: ${color.night};
  color: ${color.ink};
  box-shadow: ${shadow};
`;

interface UndoBarProps {
  /** What was done. */
  children: string;
  isBusy: boolean;
  onUndo: () => void;
  /** Told when the ten seconds are over. */
  onExpire: () => void;
}

/** Offers for ten seconds to undo what was done. */
export function UndoBar({ children, isBusy, onUndo, onExpire }: UndoBarProps) {
  useEffect(() => {
    if (isBusy) return;
    const timer = setTimeout(onExpire, UNDO_MS);
    return () => clearTimeout(timer);
  }, [isBusy, onExpire]);
  return (
    <Root role="status" data-surface="dark">
      <span>{children}</span>
      <Button variant="quiet" size="dense" isBusy={isBusy} onClick={onUndo}>
        Undo
      </Button>
    </Root>
  );
}
