import { SPLIT_PERCENT } from '@wattle/contract';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { STEPS } from './gutter';
import { band, bandGrip, half, limited } from './pane-style';
import type { SplitPanesProps } from './split-panes';

const Rows = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;

  & > div {
    ${half}
  }

  & > :first-child {
    flex: none;
  }

  & > :last-child {
    flex: 1;
  }

  && > [role='separator'] {
    ${band}
    overflow: visible;
    border-width: 1px 0;
    cursor: row-resize;

    height: 12px;

    /* 12 px to the eye, 28 px to the finger. */
    &::before {
      position: absolute;
      inset: -8px 0;
      content: '';
    }

    &::after {
      ${bandGrip}
      inset: 3px calc(50% - 22px) auto;
      height: 4px;
    }
  }
`;

/** The first pane is as high as what it holds, up to a share of the screen that the band between them changes. */
export function StackedPanes({ first, second }: SplitPanesProps) {
  const [share, setShare] = useState(45);
  const rows = useRef<HTMLDivElement>(null);

  const press = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    setShare((current) => limited(current + step));
  };
  const drag = (event: PointerEvent) => {
    if (!rows.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { top, height } = rows.current.getBoundingClientRect();
    setShare(limited(((event.clientY - top) / height) * 100));
  };

  return (
    <Rows ref={rows}>
      <div style={{ maxHeight: `${share}%` }}>{first}</div>
      {/* biome-ignore lint/a11y/useSemanticElements: an hr cannot be moved. */}
      <div
        role="separator"
        tabIndex={0}
        aria-label="Height of the upper part"
        aria-orientation="horizontal"
        aria-valuemin={SPLIT_PERCENT.min}
        aria-valuemax={SPLIT_PERCENT.max}
        aria-valuenow={Math.round(share)}
        onKeyDown={press}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={drag}
      />
      <div>{second}</div>
    </Rows>
  );
}
