import { SPLIT_MIN_WIDTH_PX } from '@wattle/contract/constants';
import { useOnResize } from '@wattle/design-system';
import { deviceStorage } from '@wattle/platform';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { clampPercent, createGutter, type Direction, SPLIT_PERCENT } from './gutter';
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

/** Where the device keeps how wide and high the first pane is. */
const SHARES = 'wattle-exam-panes';

/** Two panes side by side with a gutter between them, one above the other on a narrow screen. */
export function SplitPanes({ isStacked = false, ...panes }: SplitPanesProps) {
  const direction = useIsSplit() && !isStacked ? 'horizontal' : 'vertical';
  const [shares, setShares] = useState(keptShares);
  const changeShare = useCallback(
    (change: (share: number) => number) =>
      setShares((all) => {
        const shares = { ...all, [direction]: clampPercent(change(all[direction])) };
        deviceStorage.write(SHARES, JSON.stringify(shares));
        return shares;
      }),
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

function keptShares(): Record<Direction, number> {
  const kept = deviceStorage.readJson(SHARES) as Partial<Record<Direction, unknown>> | null | undefined;
  const share = (direction: Direction) => clampPercent(Number(kept?.[direction]) || FIRST_SHARE);
  return { horizontal: share('horizontal'), vertical: share('vertical') };
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
      >
        {first}
      </div>
      <div>{second}</div>
    </Panes>
  );
}

/** Of two panes one above the other, the first is as high as what it holds, up to its share. */
function styleOfStacked(_dimension: string, share: number, gutterPx: number, index: number) {
  return index === 1 ? {} : { 'max-height': `calc(${share}% - ${gutterPx}px)` };
}
