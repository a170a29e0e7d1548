import { TOAST_DRAG_DISMISS_PERCENT, TOAST_MS } from '@wattle/contract';
import type { Notice } from '@wattle/platform/internal';
import { useEffect, useRef } from 'react';
import { cssTransition, ToastContainer, toast } from 'react-toastify/unstyled';
import './toasts.css';
import { TOAST_MOTION, ToastFrame } from './toast-frame';

const transition = cssTransition({ ...TOAST_MOTION, collapseDuration: 150 });

interface ToastStackProps {
  notices: Notice[];
  /** All but the latest message have been shown in another way. */
  isLate: boolean;
}

/**
 * Hands each new message to the toast library, once. Its region is there before the first message and is the only live
 * one: a toast with a role of its own would be read out twice, or not at all.
 */
export function ToastStack({ notices, isLate }: ToastStackProps) {
  const shown = useRef(new Set(isLate ? notices.slice(0, -1).map(({ id }) => id) : []));
  useEffect(() => {
    for (const { id, tone, text } of notices) {
      if (!shown.current.has(id)) toast(text, { toastId: id, type: tone === 'danger' ? 'error' : tone });
      shown.current.add(id);
    }
  }, [notices]);

  return (
    <ToastFrame>
      <ToastContainer
        position="top-center"
        role="group"
        autoClose={TOAST_MS}
        transition={transition}
        draggable
        draggablePercent={TOAST_DRAG_DISMISS_PERCENT}
        hideProgressBar
        aria-label="Latest messages"
      />
    </ToastFrame>
  );
}
