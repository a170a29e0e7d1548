/**
 * While a dialog is open the page is not scrolled and has no scrollbar (base styles). Where there was one its place is
 * kept, so that nothing moves. Called before a dialog opens and after one has closed.
 */
export function reserveScrollbar(): void {
  const { style, clientWidth } = document.documentElement;
  const hasOpen = document.querySelector('dialog[open]') !== null;
  if (!hasOpen) style.setProperty('scrollbar-gutter', 'auto');
  if (hasOpen || window.innerWidth > clientWidth) style.setProperty('scrollbar-gutter', 'stable');
}
