import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Takes the focus when a later step has removed the button that had it. */
export function useFocusAfterStep(element: RefObject<HTMLElement | null>, step: string): void {
  const shown = useRef(step);
  useLayoutEffect(() => {
    const isLater = shown.current !== step;
    shown.current = step;
    if (isLater && document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, [step, element]);
}
