import { SPLIT_MIN_WIDTH_PX, SPLIT_PERCENT } from '@wattle/contract/constants';
import { useOnResize } from '@wattle/design-system';
import { type CSSProperties, type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { clampPercent, createGutter, type Direction } from './gutter';
import { Panes } from './pane-style';
import { useMediaQuery } from './use-media-query';

interface SplitPanesProps {
  first: ReactNode;
  second: ReactNode;
  /** One above the other on wide screens, too: side by side, one of them would be nearly empty. */
  isStacked?: boolean;
}

/** Wide enough (docs/published.md, limits), or a phone on its side, where two panes one above the other are too low to read. */
const WIDE = `(min-width: ${SPLIT_MIN_WIDTH_PX}px), (min-width: 560px) and (max-height: 480px)`;

/** Whether panes stand side by side. */
export function useIsSplit(): boolean {
  return useMediaQuery(WIDE);
}

const GUTTER_PX = { horizontal: 10, vertical: 12 };
const FIRST_SHARE = 50;

/** Two panes side by side with a gutter between them, one above the other on a narrow screen. */
export function SplitPanes({ isStacked = false, ...panes }: SplitPanesProps) {
  const direction = useIsSplit() && !isStacked ? 'horizontal' : 'vertical';
  const [shares, setShares] = useState({ horizontal: FIRST_SHARE, vertical: FIRST_SHARE });
  const changeShare = useCallback(
    (change: (share: number) => number) =>
      setShares((all) => ({ ...all, [direction]: clampPercent(change(all[direction])) })),
    [direction],
  );
  return (
    <DirectedPanes
      key={direction}
      direction={direction}
      share={shares[direction]}
      onShareChange={changeShare}
      {...panes}
    />
  );
}

interface DirectedPanesProps extends SplitPanesProps {
  direction: Direction;
  share: number;
  onShareChange: (change: (share: number) => number) => void;
}

function DirectedPanes({ first, second, direction, share, onShareChange }: DirectedPanesProps) {
  const gutter = useRef<HTMLElement>(null);
  const panes = useRef<HTMLElement>(null);
  const [length, setLength] = useState(0);
  useOnResize(panes, ({ clientWidth, clientHeight }) =>
    setLength(direction === 'horizontal' ? clientWidth : clientHeight),
  );
  const makeGutter = useCallback(() => {
    gutter.current = createGutter(direction, (step) => onShareChange((current) => current + step));
    return gutter.current;
  }, [direction, onShareChange]);

  useEffect(() => gutter.current?.setAttribute('aria-valuenow', String(Math.round(share))), [share]);

  return (
    <Panes
      direction={direction}
      sizes={[share, 100 - share]}
      // Half of the gutter counts to each pane.
      minSize={Math.max(0, (length * SPLIT_PERCENT.min) / 100 - GUTTER_PX[direction] / 2)}
      gutterSize={GUTTER_PX[direction]}
      snapOffset={0}
      gutter={makeGutter}
      elementStyle={direction === 'vertical' ? styleOfStacked : undefined}
      onDragEnd={([first = 50]) => onShareChange(() => first)}
    >
      <div
        ref={(pane) => {
          panes.current = pane?.parentElement ?? null;
        }}
        style={heightOf(direction, share)}
      >
        {first}
      </div>
      <div style={heightOf(direction, 100 - share)}>{second}</div>
    </Panes>
  );
}

/** Of two panes one above the other, the first is as high as what it holds, up to its share. */
function styleOfStacked(_dimension: string, share: number, gutterPx: number, index: number) {
  return index === 1 ? {} : { 'max-height': `calc(${share}% - ${gutterPx}px)` };
}

/** What is asked takes this much of a low pane above its picture. */
const ABOVE_PICTURE = '190px';

/** Tells a picture how many percent of the height of both panes its pane has, and how much of that is not for it. */
function heightOf(direction: Direction, share: number): CSSProperties {
  const style =
    direction === 'vertical' ? { '--pane-share': share, '--pane-taken': ABOVE_PICTURE } : { '--pane-share': 100 };
  return style as CSSProperties;
}
