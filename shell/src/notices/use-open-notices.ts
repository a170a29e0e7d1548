import { TOAST_MS } from '@wattle/contract';
import { useInterval } from '@wattle/design-system';
import { closeNotices, type Notice, useNotices } from '@wattle/platform/internal';
import { type RefObject, useRef } from 'react';

/** More would leave too little of a small screen; all can be read again behind the bell. */
const MAX_OPEN = 3;

const TICK_MS = 250;

/**
 * The messages that are open, the oldest first. Each closes by itself after five seconds, which stand still while the
 * messages are pointed at or focused, and while they cannot be seen.
 */
export function useOpenNotices(list: RefObject<HTMLElement | null>): Notice[] {
  const open = useNotices()
    .filter(({ isClosed, text }, index, all) => !isClosed && !isRepeated(text, all.slice(index + 1)))
    .slice(-MAX_OPEN);
  const shownMs = useRef<Record<string, number>>({});

  const count = () => {
    if (isHeld(list.current)) return;
    for (const { id } of open) shownMs.current[id] = (shownMs.current[id] ?? 0) + TICK_MS;
    const over = open.filter(({ id }) => (shownMs.current[id] ?? 0) >= TOAST_MS);
    if (over.length > 0) closeNotices(over.map(({ id }) => id));
  };
  useInterval(count, open.length > 0 ? TICK_MS : undefined);

  return open;
}

/** The same message once more takes the place of the first. */
function isRepeated(text: string, later: readonly Notice[]): boolean {
  return later.some((notice) => notice.text === text);
}

/** What is behind a dialog can neither be read nor closed. */
function isHeld(list: HTMLElement | null): boolean {
  return (
    document.hidden ||
    list?.matches(':hover, :focus-within') === true ||
    document.querySelector('dialog[open]') !== null
  );
}
