import { type RefObject, useEffect } from 'react';

/** Takes the focus after a step of the import, where the button that had it is gone. */
export function useKeptFocus(element: RefObject<HTMLElement | null>, step: string): void {
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, [step]);
}
