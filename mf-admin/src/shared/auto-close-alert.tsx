import { Alert, type AlertProps } from '@wattle/design-system';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** How long the message stands (docs/published.md, limits). What it says stays on the page in another form. */
const SHOWN_MS = 3_000;

/** A message that vanishes. Showing it again, with another key, begins its time again. */
export function AutoCloseAlert(message: Pick<AlertProps, 'tone' | 'children'>) {
  const [isShown, setShown] = useState(true);
  const element = useExpiry<HTMLDivElement>(isShown ? SHOWN_MS : undefined, () => setShown(false));
  return (
    isShown && (
      <div ref={element}>
        <Alert {...message} />
      </div>
    )
  );
}

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
  const expire = useEffectEvent(onExpire);
  useEffect(() => {
    if (ms === undefined) return;
    let shownMs = 0;
    const timer = setInterval(() => {
      if (document.hidden || message.current?.matches(':hover, :focus-within')) return;
      shownMs += TICK_MS;
      if (shownMs < ms) return;
      clearInterval(timer);
      expire();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [ms]);
  return message;
}
