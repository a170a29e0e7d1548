import { SPLIT_PERCENT } from '@wattle/contract';

/** Percent that one press of an arrow key moves the grip. */
const STEP = 5;

/** What the keys do to the share of the first pane. */
export const STEPS: Record<string, number> = {
  ArrowLeft: -STEP,
  ArrowUp: -STEP,
  ArrowRight: STEP,
  ArrowDown: STEP,
  Home: -100,
  End: 100,
};

/** The grip between two panes, for the mouse, the finger and the arrow keys. */
export function createGutter(onStep: (percent: number) => void): HTMLElement {
  const gutter = document.createElement('div');
  const attributes = {
    role: 'separator',
    tabindex: '0',
    'aria-label': 'Width of the left side',
    'aria-orientation': 'vertical',
    'aria-valuemin': String(SPLIT_PERCENT.min),
    'aria-valuemax': String(SPLIT_PERCENT.max),
    'aria-valuenow': '50',
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
