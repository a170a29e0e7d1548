/** For an element that comes in place of another one: takes the focus over where it went with that one. */
export function takeLostFocus(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus();
}
