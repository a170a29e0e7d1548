import { useInterval } from '@wattle/design-system';
import { type RefObject, useRef } from 'react';

const TICK_MS = 250;

/**
 * Tells when a message has stood for its time, which stands still while somebody points at it or is in it, and while
 * the page is hidden. Undefined is a message without an end.
 */
export function useExpiry<Part extends HTMLElement>(
  ms: number | undefined,
  onExpire: () => void,
): RefObject<Part | null> {
  const message = useRef<Part>(null);
  const shownMs = useRef(0);
  useInterval(
    () => {
      if (document.hidden || message.current?.matches(':hover, :focus-within')) return;
      shownMs.current += TICK_MS;
      if (ms !== undefined && shownMs.current >= ms) onExpire();
    },
    ms === undefined ? undefined : TICK_MS,
  );
  return message;
}
