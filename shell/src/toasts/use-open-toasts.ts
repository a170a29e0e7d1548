import { useInterval } from '@wattle/design-system';
import type { PageContract } from '@wattle/platform';
import { closeNotices, type Notice, useNotices } from '@wattle/platform/internal';
import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Toasts close by themselves after this many milliseconds (docs/published.md, limits). */
const TOAST_MS = 5_000;

/** More would leave too little of a small screen; all can be read again behind the bell. */
const MAX_OPEN = 3;

const TICK_MS = 250;

const NOTICES_HEIGHT: PageContract['noticesHeight'] = '--notices-height';

/**
 * The messages that are open, the oldest first. Each closes by itself after {@link TOAST_MS}, which stands still while the
 * messages are pointed at or focused, and while they cannot be seen.
 */
export function useOpenToasts(list: RefObject<HTMLElement | null>): Notice[] {
  useReservedHeight(list);
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

/**
 * Tells the page how much of the window the list takes: a screen of the window's height gets shorter, and what takes the
 * focus is not scrolled under the list. The page moves down by as much instead of being scrolled on under it.
 */
function useReservedHeight(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const reserve = () => {
      const { style } = document.documentElement;
      // Before anything is measured: by then the browser has scrolled on.
      style.setProperty('overflow-anchor', list.current?.firstElementChild ? 'none' : 'auto');
      style.setProperty(NOTICES_HEIGHT, `${list.current?.offsetHeight ?? 0}px`);
    };
    reserve();
    window.addEventListener('resize', reserve);
    return () => window.removeEventListener('resize', reserve);
  });
}
