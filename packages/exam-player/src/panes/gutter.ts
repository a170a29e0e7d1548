export type Direction = 'horizontal' | 'vertical';

/** Smallest and largest share of the left pane, in percent (docs/published.md, limits). */
export const SPLIT_PERCENT = { min: 20, max: 80 } as const;

/** Percent that one press of an arrow key moves the gutter. */
const STEP = 5;

const STEPS: Record<string, number> = {
  ArrowLeft: -STEP,
  ArrowUp: -STEP,
  ArrowRight: STEP,
  ArrowDown: STEP,
  Home: -100,
  End: 100,
};

const LABELS = { horizontal: 'Width of the left side', vertical: 'Height of the upper part' };

/** The gutter between two panes; react-split moves it by mouse and finger, this one by the arrow keys too. */
export function createGutter(direction: Direction, onStep: (percent: number) => void): HTMLElement {
  const gutter = document.createElement('div');
  const attributes = {
    role: 'separator',
    tabindex: '0',
    'aria-label': LABELS[direction],
    // The gutter itself is upright between panes that stand side by side.
    'aria-orientation': direction === 'horizontal' ? 'vertical' : 'horizontal',
    'aria-valuemin': String(SPLIT_PERCENT.min),
    'aria-valuemax': String(SPLIT_PERCENT.max),
  };
  for (const [name, value] of Object.entries(attributes)) gutter.setAttribute(name, value);
  gutter.addEventListener('keydown', (event) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onStep(step);
  });
  return gutter;
}

/** A share in percent that leaves space for both panes (docs/published.md, limits). */
export function clampPercent(percent: number): number {
  return Math.min(Math.max(percent, SPLIT_PERCENT.min), SPLIT_PERCENT.max);
}
