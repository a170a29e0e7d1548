import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { reserveScrollbar } from './reserve-scrollbar';

/** What closes a modal: nothing that the user presses, Escape and its own buttons, or also a press beside it. */
type Dismissal = 'none' | 'closerequest' | 'any';

export interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  closedby: Dismissal;
  onCancel: (event: SyntheticEvent) => void;
  onClose: (event: SyntheticEvent) => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * Props for a native `dialog` that is open as long as it is rendered. The browser keeps the rest of the page inert and
 * gives the focus back; the page behind it is not scrolled (base styles). First the focus is on what carries
 * `data-autofocus`, else where the browser puts it. Without `dismiss`, nothing that the user presses closes it.
 */
export function useModal(dismiss?: () => void, dismissal: Dismissal = dismiss ? 'closerequest' : 'none'): Modal {
  const ref = useRef<HTMLDialogElement>(null);

  // A layout effect, because its end comes while the dialog is still in the page and can give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    reserveScrollbar();
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    return () => {
      dialog?.close();
      reserveScrollbar();
    };
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
    closedby: dismiss ? dismissal : 'none',
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
    // For browsers that do not know `closedby`: there is nothing but the backdrop beside the box of a dialog.
    onClick: (event) => {
      if (dismissal === 'any' && event.target === ref.current && isBeside(event)) dismiss?.();
    },
  };
}

function isBeside({ clientX, clientY, currentTarget }: MouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

function preventEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.preventDefault();
}
