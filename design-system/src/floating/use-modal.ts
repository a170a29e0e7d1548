import { type MouseEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';

/** What closes a modal: nothing that the user presses, Escape and its own buttons, or also a press beside it. */
type Dismissal = 'none' | 'closerequest' | 'any';

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  'data-priority': ModalPriority;
  onCancel: (event: SyntheticEvent) => void;
  onClose: (event: SyntheticEvent) => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

interface ModalOptions {
  /** Asked to close. Without it, nothing that the user presses closes the modal. */
  dismiss?: (() => void) | undefined;
  dismissal?: Dismissal;
  priority?: ModalPriority;
}

/**
 * Props for a native `dialog` that is open as long as it is rendered, behind those of a higher priority. The browser
 * keeps the rest of the page inert; the page behind it is not scrolled (base styles). First the focus is on what carries
 * `data-autofocus`, else where the browser puts it, and in the end where it was before.
 */
export function useModal({
  dismiss,
  dismissal = dismiss ? 'closerequest' : 'none',
  priority = 0,
}: ModalOptions = {}): Modal {
  const ref = useRef<HTMLDialogElement>(null);

  const open = () => {
    const modal = ref.current;
    if (!modal) return;
    openInOrder(modal, () => {
      reserveScrollbar();
      modal.showModal();
      modal.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    });
  };
  const closedBy = dismiss ? dismissal : 'none';
  // To prevent `cancel` is not enough: a browser closes on the second Escape whatever the page says. Not as a prop:
  // styled-components and React know none of this name.
  useLayoutEffect(() => ref.current?.setAttribute('closedby', closedBy), [closedBy]);
  // A layout effect, because its end comes while the dialog is still in the page and can give the focus back.
  useLayoutEffect(() => {
    const modal = ref.current;
    const opener = document.activeElement;
    open();
    return () => {
      modal?.close();
      reserveScrollbar();
      if (opener instanceof HTMLElement) returnFocus(opener);
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
    'data-priority': priority,
    onCancel: (event) => {
      if (event.target !== ref.current) return;
      event.preventDefault();
      dismiss?.();
    },
    onClose: (event) => {
      if (event.target !== ref.current || ref.current.open) return;
      if (dismiss) dismiss();
      else open();
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

/**
 * While a dialog is open the page is not scrolled and has no scrollbar (base styles). Where there was one its place is
 * kept, so that nothing moves. Called before a dialog opens and after one has closed.
 */
function reserveScrollbar(): void {
  const { style, clientWidth } = document.documentElement;
  const hasOpen = document.querySelector('dialog[open]') !== null;
  if (!hasOpen) style.setProperty('scrollbar-gutter', 'auto');
  if (hasOpen || window.innerWidth > clientWidth) style.setProperty('scrollbar-gutter', 'stable');
}

/**
 * Which of two open modals is in front: 0 is a dialog, 1 what covers the screen while work is done, 2 what everything
 * else waits for. Of two with the same priority it is the one that was opened last.
 */
type ModalPriority = 0 | 1 | 2;

/**
 * Opens a modal once nothing of a higher priority is open. Each bundle has a copy of this code, so it is the page that
 * tells what is open.
 */
function openInOrder(modal: HTMLDialogElement, open: () => void): void {
  repeatUntilDone((openModals) => {
    if (openModals.some((other) => priorityOf(other) > priorityOf(modal))) return false;
    if (modal.isConnected) open();
    return true;
  });
}

/** Gives the focus back to an element; where another modal makes it inert, once that has closed. */
function returnFocus(element: HTMLElement): void {
  repeatUntilDone((openModals) => {
    if (document.activeElement === document.body) element.focus();
    return !openModals[0] || document.activeElement === element;
  });
}

/** Tries at once and in the microtask after each change of the open modals: nothing can be pressed in between. */
function repeatUntilDone(attempt: (open: HTMLDialogElement[]) => boolean): void {
  const observer = new MutationObserver(tryNow);
  observer.observe(document, { subtree: true, childList: true, attributeFilter: ['open'] });
  tryNow();

  function tryNow() {
    if (attempt([...document.querySelectorAll<HTMLDialogElement>('dialog[open]')])) observer.disconnect();
  }
}

function priorityOf({ dataset }: HTMLDialogElement): number {
  return Number(dataset.priority ?? 0);
}
