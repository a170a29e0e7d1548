/**
 * Which of two open modals is in front: 0 is a dialog, 1 what covers the screen while work is done, 2 what everything
 * else waits for. Of two with the same priority it is the one that was opened last.
 */
export type ModalPriority = 0 | 1 | 2;

/**
 * Opens a modal once nothing of a higher priority is open. Each bundle has a copy of this code, so it is the page that
 * tells what is open.
 */
export function openInOrder(modal: HTMLDialogElement, open: () => void): void {
  repeatUntilDone((openModals) => {
    if (openModals.some((other) => priorityOf(other) > priorityOf(modal))) return false;
    if (modal.isConnected) open();
    return true;
  });
}

/** Gives the focus back to an element; where another modal makes it inert, once that has closed. */
export function returnFocus(element: HTMLElement): void {
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
