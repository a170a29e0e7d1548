import { SPLIT_PERCENT } from '@wattle/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import Split from 'react-split';
import { styled } from 'styled-components';
import { createGutter } from './gutter';
import { band, bandGrip, half, limited } from './pane-style';
import type { SplitPanesProps } from './split-panes';
import { useWidth } from './use-width';

const GUTTER_PX = 10;

const Columns = styled(Split)`
  display: flex;
  min-height: 0;

  & > div {
    ${half}
  }

  & > [role='separator'] {
    ${band}
    border-width: 0 1px;
    cursor: col-resize;

    &::after {
      ${bandGrip}
      inset: calc(50% - 20px) 2px auto;
      height: 40px;
    }
  }
`;

export function WidePanes({ first, second }: SplitPanesProps) {
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
