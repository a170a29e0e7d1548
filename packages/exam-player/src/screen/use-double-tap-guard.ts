import { useEffect } from 'react';

/** Two presses of the same place are one double tap until then: nobody has read what the first one showed. */
const DOUBLE_TAP_MS = 400;
const SAME_PLACE_PX = 24;

interface Press {
  at: number;
  x: number;
  y: number;
}

let users = 0;
let lastStep: Press | undefined;

/**
 * A double tap on a button or link counts once, also where something else has come under the finger by the second tap.
 * What is pressed again and again carries `data-repeatable`.
 */
export function useDoubleTapGuard(): void {
  useEffect(() => {
    if (users === 0) document.addEventListener('click', dropSecondTap, { capture: true });
    users += 1;
    return () => {
      users -= 1;
      if (users === 0) document.removeEventListener('click', dropSecondTap, { capture: true });
    };
  }, []);
}

function dropSecondTap(event: MouseEvent): void {
  const { timeStamp: at, clientX: x, clientY: y, detail } = event;
  // Keys and scripts press without a place.
  if (detail === 0 || (x === 0 && y === 0)) return;
  if (lastStep && at - lastStep.at < DOUBLE_TAP_MS && Math.hypot(x - lastStep.x, y - lastStep.y) < SAME_PLACE_PX) {
    event.preventDefault();
    event.stopImmediatePropagation();
    return;
  }
  const step = stepOf(event) ? { at, x, y } : undefined;
  lastStep = step;
  // A slow device shows late what follows: the time counts from then.
  requestAnimationFrame((shownAt) => step && Object.assign(step, { at: Math.max(at, shownAt) }));
}

function stepOf({ target }: Event): Element | null {
  return target instanceof Element ? target.closest(':is(button, a[href]):not([data-repeatable])') : null;
}
