import { TOAST_DRAG_DISMISS_PERCENT } from '@wattle/contract/constants';
import { type PointerEvent, useRef } from 'react';

export function useDrag(onGone: () => void) {
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
      if (dragged > (event.currentTarget.offsetWidth * TOAST_DRAG_DISMISS_PERCENT) / 100) onGone();
    },
    onPointerCancel: end,
  };
}
