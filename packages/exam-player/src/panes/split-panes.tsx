import { SPLIT_MIN_WIDTH_PX } from '@wattle/contract/constants';
import { useOnResize } from '@wattle/design-system';
import { deviceStorage } from '@wattle/platform';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { Panes } from './pane-style';
import { useMediaQuery } from './use-media-query';

type Direction = 'horizontal' | 'vertical';

/** Smallest and largest share of the left pane, in percent (docs/published.md, limits). */
const SPLIT_PERCENT = { min: 20, max: 80 } as const;
const FIRST_SHARE = 50;

/** Where the device keeps how wide and high the first pane is. */
const SHARES = 'wattle-exam-panes';

/** Percent that one press of a key moves the gutter. */
const STEPS: Record<string, number> = {
  ArrowLeft: -5,
  ArrowUp: -5,
  ArrowRight: 5,
  ArrowDown: 5,
  Home: -100,
  End: 100,
};

const GUTTER_PX = { horizontal: 10, vertical: 12 };
const GUTTER_LABELS = { horizontal: 'Width of the left side', vertical: 'Height of the upper part' };

/** Wide enough (docs/published.md, limits), or a phone on its side, where two panes one above the other are too low to read. */
const WIDE = `(min-width: ${SPLIT_MIN_WIDTH_PX}px), (min-width: 560px) and (max-height: 480px)`;

/** Whether panes stand side by side. */
export function useIsSplit(): boolean {
  return useMediaQuery(WIDE);
}

interface SplitPanesProps {
  first: ReactNode;
  second: ReactNode;
  /** One above the other on wide screens, too: side by side, one of them would be nearly empty. */
  isStacked?: boolean;
}

/**
 * Two panes side by side with a gutter between them, one above the other on a narrow screen. What they hold stays as it
 * is when the one becomes the other. react-split moves the gutter by mouse and finger, the arrow keys move it too.
 */
export function SplitPanes({ first, second, isStacked = false }: SplitPanesProps) {
  const direction = useIsSplit() && !isStacked ? 'horizontal' : 'vertical';
  const [shares, setShares] = useState(keptShares);
  const share = shares[direction];
  const panes = useRef<HTMLElement>(null);
  const [length, setLength] = useState({ horizontal: 0, vertical: 0 });
  useOnResize(panes, ({ clientWidth, clientHeight }) => setLength({ horizontal: clientWidth, vertical: clientHeight }));

  const gutter = useRef<HTMLElement>(null);
  const makeGutter = () => {
    gutter.current = document.createElement('div');
    return gutter.current;
  };
  useLayoutEffect(() => {
    const attributes = {
      role: 'separator',
      tabindex: '0',
      'aria-label': GUTTER_LABELS[direction],
      // The gutter itself is upright between panes that stand side by side.
      'aria-orientation': direction === 'horizontal' ? 'vertical' : 'horizontal',
      'aria-valuemin': String(SPLIT_PERCENT.min),
      'aria-valuemax': String(SPLIT_PERCENT.max),
      'aria-valuenow': String(Math.round(share)),
    };
    for (const [name, value] of Object.entries(attributes)) gutter.current?.setAttribute(name, value);
  }, [direction, share]);

  const changeShare = (change: (share: number) => number) =>
    setShares((all) => {
      const changed = { ...all, [direction]: clampPercent(change(all[direction])) };
      deviceStorage.write(SHARES, JSON.stringify(changed));
      return changed;
    });
  const moveGutter = (event: KeyboardEvent) => {
    const step = event.target === gutter.current ? STEPS[event.key] : undefined;
    if (step === undefined) return;
    event.preventDefault();
    changeShare((current) => current + step);
  };

  return (
    <Panes
      direction={direction}
      sizes={[share, 100 - share]}
      // Half of the gutter counts to each pane.
      minSize={Math.max(0, (length[direction] * SPLIT_PERCENT.min) / 100 - GUTTER_PX[direction] / 2)}
      gutterSize={GUTTER_PX[direction]}
      snapOffset={0}
      gutter={makeGutter}
      elementStyle={paneStyle}
      gutterStyle={gutterStyle}
      onDragEnd={([dragged = FIRST_SHARE]) => changeShare(() => dragged)}
      onKeyDown={moveGutter}
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

function keptShares(): Record<Direction, number> {
  const kept = deviceStorage.readJson(SHARES) as Partial<Record<Direction, unknown>> | null | undefined;
  const share = (direction: Direction) => clampPercent(Number(kept?.[direction]) || FIRST_SHARE);
  return { horizontal: share('horizontal'), vertical: share('vertical') };
}

/** A share in percent that leaves space for both panes. */
function clampPercent(percent: number): number {
  return Math.min(Math.max(percent, SPLIT_PERCENT.min), SPLIT_PERCENT.max);
}

/** Of two panes one above the other, the first is as high as what it holds, up to its share. */
function paneStyle(dimension: 'height' | 'width', share: number, gutterPx: number, index: number) {
  const length = `calc(${share}% - ${gutterPx}px)`;
  return dimension === 'width'
    ? { width: length, 'max-height': '' }
    : { width: '', 'max-height': index === 0 ? length : '' };
}

function gutterStyle(dimension: 'height' | 'width', gutterPx: number) {
  return { width: '', height: '', [dimension]: `${gutterPx}px` };
}
