import { TOAST_DRAG_DISMISS_PERCENT, TOAST_MS } from '@wattle/contract';
import type { Notice } from '@wattle/platform/internal';
import { useEffect, useRef } from 'react';
import { ToastContainer, toast } from 'react-toastify/unstyled';
import './toasts.css';

/** Hands each new message to the toast library, once. */
export function ToastStack({ notices }: { notices: Notice[] }) {
  const shown = useRef(new Set<string>());
  useEffect(() => {
    for (const { id, kind, text } of notices) {
      if (!shown.current.has(id)) toast(text, { toastId: id, type: kind, role: kind === 'error' ? 'alert' : 'status' });
      shown.current.add(id);
    }
  }, [notices]);

  return (
    <ToastContainer
      position="bottom-right"
      autoClose={TOAST_MS}
      draggable
      draggablePercent={TOAST_DRAG_DISMISS_PERCENT}
      hideProgressBar
      aria-label="Latest messages"
    />
  );
}
