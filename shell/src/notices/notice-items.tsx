import { Alert, motion } from '@wattle/design-system';
import { closeNotices, type Notice } from '@wattle/platform/internal';
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { useDrag } from './use-drag';
import { useOpenNotices } from './use-open-notices';

const appear = keyframes`
  from { opacity: 0; }
`;

const Item = styled.li`
  animation: ${appear} ${motion.calm};
  pointer-events: auto;
  touch-action: pan-y;
  user-select: none;
`;

/** The open messages, each with its way to be closed. The focus goes from one to the next, and back at the end. */
export function NoticeItems({ list }: { list: RefObject<HTMLElement | null> }) {
  const cameFrom = useRef<HTMLElement>(null);
  const open = useOpenNotices(list);
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
    <NoticeItem key={notice.id} notice={notice} onFocus={keepOrigin} onFocusLost={moveFocus} />
  ));
}

interface NoticeItemProps {
  notice: Notice;
  onFocus: (event: FocusEvent) => void;
  /** Told when the focus goes with the item that has it. */
  onFocusLost: (item: HTMLElement) => void;
}

/** One open message; the cross, Escape or a drag closes it. */
function NoticeItem({ notice: { id, tone, text }, onFocus, onFocusLost }: NoticeItemProps) {
  const item = useRef<HTMLLIElement>(null);
  const close = () => {
    if (item.current?.contains(document.activeElement)) onFocusLost(item.current);
    closeNotices([id]);
  };
  return (
    <Item ref={item} onFocus={onFocus} onKeyDown={({ key }) => key === 'Escape' && close()} {...useDrag(close)}>
      <Alert tone={tone} isSilent onClose={close}>
        {text}
      </Alert>
    </Item>
  );
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
