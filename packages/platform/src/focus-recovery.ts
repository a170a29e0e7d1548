import type { PageContract } from './page-contract';

const REPEATABLE: PageContract['repeatable'] = 'data-repeatable';

const FOCUSABLE = ':is(a[href], button, input, select, textarea, summary, [tabindex]):not(:disabled, [type="hidden"])';

/** A touch screen covers itself with a keyboard for what is typed into. */
const TEXT_FIELD = 'textarea, input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"])';

/** What the keys press; Space scrolls the page where a link has the focus. */
const PRESSED_BY: Partial<Record<string, string>> = { Enter: 'button, a[href], summary', ' ': 'button, summary' };

/**
 * Keeps the focus on the page. What has it may go or be disabled, most often because it was pressed: then the nearest
 * control has it, first what came in its place, else what follows, else what stands before. A part that is to have it
 * itself carries a `tabIndex` of -1. A key that is still held down does not press it, nor again what it pressed, unless
 * that carries `data-repeatable`.
 *
 * @returns Ends it.
 */
export function keepFocus(): () => void {
  let focused = document.activeElement;
  let isByKeyboard = true;
  let isHeldOnControl = false;
  const remember = ({ target }: FocusEvent) => {
    focused = target as Element;
    isByKeyboard = focused.matches(':focus-visible');
  };
  const dropRepeat = (event: KeyboardEvent) => {
    const isOnControl = pressesControl(event);
    if (!event.repeat) isHeldOnControl = isOnControl;
    else if (event.key in PRESSED_BY && (isHeldOnControl || isOnControl)) event.preventDefault();
  };
  // A blur also comes while an element is removed. That one has gone by the microtask.
  const forgetBlurred = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      if (focused && target === focused && target !== document.activeElement && !isUnfocusable(focused)) focused = null;
    });
  const observer = new MutationObserver((changes) => {
    const { activeElement, body } = document;
    if (!focused || !isUnfocusable(focused) || (activeElement !== body && activeElement !== focused)) return;
    for (const candidate of candidatesAround(placeOf(focused, changes))) {
      if (!isByKeyboard && candidate.matches(TEXT_FIELD)) continue;
      candidate.focus({ preventScroll: true });
      // What is hidden takes no focus.
      if (document.activeElement === candidate) return;
    }
  });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', forgetBlurred);
  document.addEventListener('keydown', dropRepeat, { capture: true });
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
  return () => {
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', forgetBlurred);
    document.removeEventListener('keydown', dropRepeat, { capture: true });
    observer.disconnect();
  };
}

function isUnfocusable(element: Element): boolean {
  return !element.isConnected || element.matches(':disabled');
}

function pressesControl({ key, target }: KeyboardEvent): boolean {
  const control = target instanceof Element ? target.closest(PRESSED_BY[key] ?? ':not(*)') : null;
  return control !== null && !control.matches(`[${REPEATABLE}]`);
}

/** Where in the page an element stands or stood: in what, and after what. */
interface Place {
  parent: Element | null;
  previous: Element | null;
}

function placeOf(lost: Element, changes: readonly MutationRecord[]): Place {
  let part: Node = lost;
  let place: Place = { parent: lost.parentElement, previous: lost.previousElementSibling };
  while (!part.isConnected) {
    const change = changes.find(({ removedNodes }) => [...removedNodes].some((removed) => removed.contains(part)));
    if (!change) return { parent: null, previous: null };
    part = change.target;
    place = { parent: part as Element, previous: elementFrom(change.previousSibling) };
  }
  // What stood before it may have gone, too.
  return place.previous?.parentElement === place.parent ? place : { ...place, previous: null };
}

function elementFrom(node: Node | null): Element | null {
  return !node || node instanceof Element ? node : elementFrom(node.previousSibling);
}

/** What may take the focus, the nearest first. In place of a whole page it is the landmark that holds pages. */
function* candidatesAround({ parent, previous }: Place): Generator<HTMLElement> {
  const main = document.querySelector('main');
  if (!parent || parent.contains(main)) {
    if (main) yield main;
    return;
  }
  for (
    let next = previous ? previous.nextElementSibling : parent.firstElementChild;
    next;
    next = next.nextElementSibling
  )
    yield* focusablesOf(next);
  for (let before = previous; before; before = before.previousElementSibling) yield* focusablesOf(before).reverse();
  if (parent.matches(FOCUSABLE)) yield parent as HTMLElement;
  yield* candidatesAround({ parent: parent.parentElement, previous: parent.previousElementSibling });
}

function focusablesOf(element: Element): HTMLElement[] {
  const inside = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)];
  return element.matches(FOCUSABLE) ? [element as HTMLElement, ...inside] : inside;
}
