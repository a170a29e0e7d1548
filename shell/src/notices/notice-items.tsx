import { closeNotices } from '@wattle/platform/internal';
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { NoticeItem } from './notice-item';
import { useOpenNotices } from './use-open-notices';
import { useReservedHeight } from './use-reserved-height';

interface NoticeItemsProps {
  /** What they stand in. */
  list: RefObject<HTMLElement | null>;
}

/** The open messages, each with its way to be closed. The focus goes from one to the next, and back at the end. */
export function NoticeItems({ list }: NoticeItemsProps) {
  const cameFrom = useRef<HTMLElement>(null);
  const open = useOpenNotices(list);
  useReservedHeight(list);
  useFirstButtonKey(list);

  const keepOrigin = ({ relatedTarget }: FocusEvent) => {
    const isOutside = relatedTarget instanceof HTMLElement && !list.current?.contains(relatedTarget);
    if (isOutside) cameFrom.current = relatedTarget;
  };
  const moveFocus = (item: HTMLElement) => {
    const neighbour = item.nextElementSibling ?? item.previousElementSibling;
    const origin = cameFrom.current?.isConnected ? cameFrom.current : document.getElementById('main');
    (neighbour?.querySelector('button') ?? origin)?.focus({ preventScroll: true });
  };

  return open.map((notice) => (
    <NoticeItem
      key={notice.id}
      notice={notice}
      onClose={() => closeNotices([notice.id])}
      onFocus={keepOrigin}
      onFocusLost={moveFocus}
    />
  ));
}

/** Alt+T leads to the first message from wherever the keyboard is. */
function useFirstButtonKey(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const focusFirst = ({ altKey, code }: KeyboardEvent) => {
      if (altKey && code === 'KeyT') list.current?.querySelector('button')?.focus();
    };
    document.addEventListener('keydown', focusFirst);
    return () => document.removeEventListener('keydown', focusFirst);
  }, [list]);
}
