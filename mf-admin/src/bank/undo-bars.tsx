import type { Subject } from '@wattle/contract';
import { layer, space } from '@wattle/design-system';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { UndoBar } from './undo-bar';
import type { Undoable } from './use-undo';

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

interface UndoBarsProps {
  subject: Subject;
  undoables: readonly Undoable[];
  /** Told the key of what was undone, or can be undone no more. */
  onEnd: (key: string) => void;
}

/** Offers to undo deletions, the latest at the bottom. */
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
      {undoables.map(({ key, ...deleted }) => (
        <UndoBar key={key} subject={subject} deleted={deleted} onEnd={() => onEnd(key)} />
      ))}
    </Place>
  );
}
