import type { KeyboardEvent } from 'react';

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** Lets the arrow keys, Home and End go from button to button, as in a toolbar; `selector` says which they are. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, selector = 'button'): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(selector)];
  const from = buttons.indexOf(document.activeElement as HTMLElement);
  if (from < 0) return;
  const to = targetOf(event.key, from, buttons.length);
  if (to === undefined) return;
  event.preventDefault();
  buttons[to]?.focus();
}

function targetOf(key: string, from: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step === undefined ? undefined : (from + step + count) % count;
}
