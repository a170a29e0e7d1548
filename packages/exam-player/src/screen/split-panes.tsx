import { SPLIT_MIN_WIDTH_PX, SPLIT_PERCENT } from '@wattle/contract';
import { color } from '@wattle/design-system';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import Split from 'react-split';
import { styled } from 'styled-components';
import { createGutter } from './gutter';
import { useMediaQuery } from './use-media-query';
import { useWidth } from './use-width';

const GUTTER_PX = 10;

const Columns = styled(Split)`
  display: flex;
  min-height: 0;

  & > div {
    overflow-y: auto;
    min-width: 0;
  }

  & > [role='separator'] {
    position: relative;
    flex: none;
    border: solid ${color.line};
    border-width: 0 1px;
    background: ${color.sunken};
    cursor: col-resize;
    touch-action: none;

    &::after {
      position: absolute;
      inset: calc(50% - 20px) 2px auto;
      height: 40px;
      border-radius: 2px;
      background: ${color.control};
      content: '';
    }
  }
`;

const Rows = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 0;

  & > div {
    overflow-y: auto;
  }

  & > :first-child {
    flex: none;
    max-height: 45%;
    border-bottom: 1px solid ${color.line};
  }
`;

interface SplitPanesProps {
  first: ReactNode;
  second: ReactNode;
}

/** Two panes side by side with a grip between them (specification 9), one above the other on a narrow screen. */
export function SplitPanes(panes: SplitPanesProps) {
  const isWide = useMediaQuery(`(min-width: ${SPLIT_MIN_WIDTH_PX}px)`);
  return isWide ? <WidePanes {...panes} /> : <NarrowPanes {...panes} />;
}

function NarrowPanes({ first, second }: SplitPanesProps) {
  return (
    <Rows>
      <div>{first}</div>
      <div>{second}</div>
    </Rows>
  );
}

function WidePanes({ first, second }: SplitPanesProps) {
  const [share, setShare] = useState(50);
  const frame = useRef<HTMLDivElement>(null);
  const width = useWidth(frame);
  const gutter = useRef<HTMLElement>(null);
  const makeGutter = useCallback(() => {
    gutter.current = createGutter((step) => setShare((current) => limited(current + step)));
    return gutter.current;
  }, []);

  useEffect(() => gutter.current?.setAttribute('aria-valuenow', String(Math.round(share))), [share]);

  return (
    <div ref={frame} style={{ display: 'grid', minHeight: 0 }}>
      <Columns
        sizes={[share, 100 - share]}
        minSize={((width - GUTTER_PX) * SPLIT_PERCENT.min) / 100}
        gutterSize={GUTTER_PX}
        snapOffset={0}
        gutter={makeGutter}
        onDragEnd={([first = 50]) => setShare(limited(first))}
      >
        <div>{first}</div>
        <div>{second}</div>
      </Columns>
    </div>
  );
}

function limited(percent: number): number {
  return Math.min(Math.max(percent, SPLIT_PERCENT.min), SPLIT_PERCENT.max);
}
