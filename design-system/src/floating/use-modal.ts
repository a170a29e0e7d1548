import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

export interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  closedby: 'closerequest' | 'none';
  onCancel: (event: SyntheticEvent) => void;
  onClose: (event: SyntheticEvent) => void;
}

/**
 * Props for a native `dialog` that is open as long as it is rendered. The browser keeps the rest of the page inert and
 * gives the focus back. Without `dismiss`, nothing that the user presses closes it.
 */
export function useModal(dismiss?: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);

  // A layout effect, because its end comes while the dialog is still in the page and can give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);

  // For browsers that do not know `closedby`. On the document, as a press on the backdrop moves the focus to the body.
  const isClosable = dismiss !== undefined;
  useLayoutEffect(() => {
    if (isClosable) return;
    document.addEventListener('keydown', preventEscape, { capture: true });
    return () => document.removeEventListener('keydown', preventEscape, { capture: true });
  }, [isClosable]);

  return {
    ref,
    // To prevent `cancel` is not enough: a browser closes on the second Escape whatever the page says.
    closedby: dismiss ? 'closerequest' : 'none',
    onCancel: (event) => {
      if (event.target !== ref.current) return;
      event.preventDefault();
      dismiss?.();
    },
    onClose: (event) => {
      if (event.target !== ref.current || ref.current.open) return;
      if (dismiss) dismiss();
      else ref.current.showModal();
    },
  };
}

function preventEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault();
}
