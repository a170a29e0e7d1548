import { Button, color, layer, radius, shadow, space } from '@wattle/design-system';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useExpiry } from '../shared/use-expiry';

const UNDO_MS = 10_000;

/** What takes the focus is scrolled clear of the bar, which has two lines on a narrow screen. */
const HEIGHT = '112px';

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
  /** Told when the ten seconds are over; they stand still while the bar is pointed at or has the focus. */
  onExpire: () => void;
}

/** Offers for ten seconds to undo what was done. */
export function UndoBar({ children, isBusy, onUndo, onExpire }: UndoBarProps) {
  useEffect(() => {
    const { style } = document.documentElement;
    style.scrollPaddingBottom = HEIGHT;
    return () => void style.removeProperty('scroll-padding-bottom');
  }, []);
  return (
    <Root ref={useExpiry<HTMLDivElement>(isBusy ? undefined : UNDO_MS, onExpire)} role="status" data-surface="dark">
      <span>{children}</span>
      <Button variant="quiet" size="dense" isBusy={isBusy} onClick={onUndo}>
        Undo
      </Button>
    </Root>
  );
}
