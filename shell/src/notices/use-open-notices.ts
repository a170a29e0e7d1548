import { closeNotices, type Notice, useNotices } from '@wattle/platform/internal';
import { type RefObject, useEffect, useRef } from 'react';
import { readingMs } from './reading-ms';

/** More would leave too little of a small screen; all can be read again behind the bell. */
const MAX_OPEN = 3;

const TICK_MS = 250;

/**
 * The messages that are open, the oldest first. A failure stays until it is closed, or until another page is opened
 * after it could be read. Others close by themselves; their time stands still while they are pointed at or focused, and
 * while they cannot be seen.
 */
export function useOpenNotices(pathname: string, list: RefObject<HTMLElement | null>): Notice[] {
  const open = useNotices()
    .filter(({ isClosed, text }, index, all) => !isClosed && !isRepeated(text, all.slice(index + 1)))
    .slice(-MAX_OPEN);
  const shownMs = useRef<Record<string, number>>({});
  const path = useRef(pathname);

  useEffect(() => {
    const close = (isOver: (notice: Notice) => boolean) => {
      const over = open.filter(
        (notice) => isOver(notice) && (shownMs.current[notice.id] ?? 0) >= readingMs(notice.text),
      );
      if (over.length > 0) closeNotices(over.map(({ id }) => id));
    };
    if (path.current !== pathname) close(() => true);
    path.current = pathname;
    if (open.length === 0) return;
    const timer = setInterval(() => {
      if (isHeld(list.current)) return;
      for (const { id } of open) shownMs.current[id] = (shownMs.current[id] ?? 0) + TICK_MS;
      close(({ tone }) => tone !== 'danger');
    }, TICK_MS);
    return () => clearInterval(timer);
  });

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
