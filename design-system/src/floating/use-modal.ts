import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

export interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent) => void;
  onClose: (event: SyntheticEvent) => void;
}

/**
 * Props for a native `dialog` that is open as long as it is rendered. The browser keeps the rest of the page inert and
 * gives the focus back. Without `dismiss`, Escape does nothing.
 */
export function useModal(dismiss?: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);

  // A layout effect, because its end comes while the dialog is still in the page and can give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  return {
    ref,
    onCancel: (event) => {
      if (event.target !== ref.current) return;
      event.preventDefault();
      dismiss?.();
    },
    // A browser may close on a second Escape without asking.
    onClose: (event) => {
      if (event.target !== ref.current || ref.current.open) return;
      if (dismiss) dismiss();
      else ref.current.showModal();
    },
  };
}
