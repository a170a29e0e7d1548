/**
 * jsdom has no modal dialogs and no layout. Importing this file stands in for the browser, as far as tests need: a dialog
 * opens, takes the focus, asks before it closes on Escape, and gives the focus back; no element ever changes its size.
 */
const FOCUSABLE = 'button:not(:disabled), [href], input:not(:disabled, [hidden]), select, textarea';
const openers = new Map<HTMLDialogElement, Element | null>();

HTMLDialogElement.prototype.showModal = function showModal() {
  openers.set(this, document.activeElement);
  this.open = true;
  this.querySelector<HTMLElement>(FOCUSABLE)?.focus();
};

HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  const opener = openers.get(this);
  openers.delete(this);
  this.open = false;
  if (opener instanceof HTMLElement && opener !== document.body) opener.focus();
  // Later, as in a browser: by then the dialog may have been opened again.
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};

/** As in Chromium: the second of two Escapes closes a dialog, whatever the page makes of its `cancel` event. */
let isAsked = false;

document.addEventListener('keydown', ({ key, defaultPrevented }) => {
  const dialog = [...openers.keys()].at(-1);
  const isCloseRequest = key === 'Escape' && !defaultPrevented && dialog?.getAttribute('closedby') !== 'none';
  if (isCloseRequest && dialog?.dispatchEvent(new Event('cancel', { cancelable: !isAsked }))) dialog.close();
  isAsked = isCloseRequest;
});

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
