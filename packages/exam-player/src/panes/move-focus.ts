import type { KeyboardEvent } from 'react';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Lets the arrow keys, Home and End go from button to button, as in a toolbar; `selector` says which they are. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, selector = 'button'): void {
  moveTo(event, selector, (buttons, from) => step(event.key, from, buttons.length));
}

/** The same where the buttons stand in rows: up and down go to the nearest button of the next row. */
export function moveFocusByRow(event: KeyboardEvent<HTMLElement>): void {
  const { key } = event;
  moveTo(event, 'button', (buttons, from) =>
    key === 'ArrowUp' || key === 'ArrowDown'
      ? nearestInNextRow(buttons, from, key === 'ArrowDown' ? 1 : -1)
      : step(key, from, buttons.length),
  );
}

function moveTo(
  event: KeyboardEvent<HTMLElement>,
  selector: string,
  targetOf: (buttons: HTMLElement[], from: number) => number | undefined,
): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const from = buttons.indexOf(document.activeElement as HTMLElement);
  if (from < 0) return;
  const to = targetOf(buttons, from);
  if (to === undefined) return;
  event.preventDefault();
  buttons[to]?.focus();
}

function step(key: string, from: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const by = STEPS[key];
  return by === undefined ? undefined : (from + by + count) % count;
}

/** From the first row up and from the last one down the focus stays. */
function nearestInNextRow(buttons: readonly HTMLElement[], from: number, direction: 1 | -1): number {
  const places = buttons.map((button) => button.getBoundingClientRect());
  const { left = 0, top = 0 } = places[from] ?? {};
  const rowsAway = places.map((place) => (place.top - top) * direction);
  const next = Math.min(...rowsAway.filter((distance) => distance > 0));
  const distances = places.map((place, index) => (rowsAway[index] === next ? Math.abs(place.left - left) : Infinity));
  const nearest = distances.indexOf(Math.min(...distances));
  return Number.isFinite(next) ? nearest : from;
}
