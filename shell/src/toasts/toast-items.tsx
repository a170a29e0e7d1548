import { Alert, formatTime, motion, Stack, space, width } from '@wattle/design-system';
import { closeNotices, type Notice, useNotices } from '@wattle/platform/internal';
import { type FocusEvent, type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { useOpenToasts } from './use-open-toasts';

// What only messages need: most visits see none, and load none of this.

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
export function ToastItems({ list }: { list: RefObject<HTMLElement | null> }) {
  const cameFrom = useRef<HTMLElement>(null);
  const open = useOpenToasts(list);
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

  return open.map((notice) => <Toast key={notice.id} notice={notice} onFocus={keepOrigin} onFocusLost={moveFocus} />);
}

interface ToastProps {
  notice: Notice;
  onFocus: (event: FocusEvent) => void;
  /** Told when the focus goes with the item that has it. */
  onFocusLost: (item: HTMLElement) => void;
}

/** One open message; the cross, Escape or a drag closes it. */
function Toast({ notice: { id, tone, text }, onFocus, onFocusLost }: ToastProps) {
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

/** A toast dragged this far, in percent of its width, is dismissed (docs/published.md, limits). */
const DRAG_DISMISS_PERCENT = 80;

function useDrag(onGone: () => void) {
  const startX = useRef<number>(undefined);

  const drag = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    if (startX.current !== undefined) currentTarget.style.transform = `translateX(${clientX - startX.current}px)`;
  };
  const end = ({ currentTarget }: PointerEvent<HTMLElement>) => {
    startX.current = undefined;
    currentTarget.style.transform = '';
  };

  return {
    onPointerDown: ({ button, clientX, pointerId, target, currentTarget }: PointerEvent<HTMLElement>) => {
      if (button !== 0 || (target instanceof Element && target.closest('button'))) return;
      startX.current = clientX;
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: drag,
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const dragged = startX.current === undefined ? 0 : Math.abs(event.clientX - startX.current);
      end(event);
      if (dragged > (event.currentTarget.offsetWidth * DRAG_DISMISS_PERCENT) / 100) onGone();
    },
    onPointerCancel: end,
  };
}

/** All messages of this visit, the latest first. */
export function MessageList() {
  return (
    <Stack as="ul" gap={8}>
      {useNotices()
        .toReversed()
        .map(({ id, tone, text, at }) => (
          <li key={id}>
            <Alert tone={tone} isSilent>
              {text} ({formatTime(at)})
            </Alert>
          </li>
        ))}
    </Stack>
  );
}

const AlertPlace = styled.div`
  max-width: ${width.narrow};
  margin: 0 auto;
  padding: ${space[8]} ${space[16]};
`;

export function NotStoredAlert({ children }: { children: string }) {
  return (
    <AlertPlace>
      <Alert tone="warning">{children}</Alert>
    </AlertPlace>
  );
}
