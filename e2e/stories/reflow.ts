import type { Page } from '@playwright/test';

/** 1280 x 1024 px at 400 % (WCAG 1.4.10). */
export const ZOOMED = { width: 320, height: 256 };

/** What is cut off, is only reached by scrolling sideways, or lies under something else when it has the focus. */
export function reflowFaults(page: Page): Promise<string[]> {
  return page.evaluate(reflowFaultsIn);
}

/** Runs in the page. */
function reflowFaultsIn(): string[] {
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const faults = new Set<string>();
  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth) faults.add(`the page is ${root.scrollWidth} px wide`);

  const isHidden = (element: Element) =>
    !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ||
    element.closest('[inert]') !== null;
  const excerpt = (text: string | null | undefined) => `"${text?.trim().slice(0, 50)}"`;

  /** What keeps a text from being seen, if anything does. */
  const hiddenBy = (text: DOMRect, parent: Element | null): string | undefined => {
    let box = text;
    for (let each = parent; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY, webkitLineClamp, textOverflow, position } = getComputedStyle(each);
      const clip = each.getBoundingClientRect();
      // For screen readers only; in short by intent, with the whole text elsewhere.
      const isShortened = webkitLineClamp !== 'none' || textOverflow === 'ellipsis';
      if (clip.width <= 1 || clip.height <= 1 || isShortened) return undefined;
      if (overflowX !== 'visible' && (box.right > clip.right + 1 || box.left < clip.left - 1)) {
        if (overflowX === 'hidden' || overflowX === 'clip') return 'cut off at its side';
        return each.querySelector('table') ? undefined : 'reached only by scrolling sideways';
      }
      const isCutBelow = overflowY === 'hidden' || overflowY === 'clip';
      if (isCutBelow && (box.bottom > clip.bottom + 1 || box.top < clip.top - 1)) return 'cut off above or below';
      // What is scrolled to is seen where the part that scrolls is.
      if (overflowY === 'auto' || overflowY === 'scroll') box = clip;
      if (position === 'fixed') break;
    }
    return box.right > root.clientWidth + 1 || box.left < -1 ? 'outside the screen' : undefined;
  };

  const texts = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (!parentElement || !textContent?.trim() || isHidden(parentElement)) continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    for (const box of range.getClientRects()) {
      const how = box.width > 1 && hiddenBy(box, parentElement);
      if (how) faults.add(`${how}: ${excerpt(textContent)}`);
    }
  }

  for (const control of scope.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')) {
    if (isHidden(control) || control.matches(':disabled, [tabindex="-1"]')) continue;
    control.focus();
    if (document.activeElement !== control) continue;
    const owners: Element[] = [control, ...((control as HTMLInputElement).labels ?? [])];
    const isSeen = owners.some((owner) => {
      // A link may be broken into several lines.
      return [...owner.getClientRects()].some(({ left, top, width, height }) =>
        [0.1, 0.3, 0.5, 0.7, 0.9].some((share) => {
          const hit = document.elementFromPoint(left + width / 2, top + height * share);
          return owners.some((each) => each.contains(hit));
        }),
      );
    });
    if (!isSeen) faults.add(`covered: ${excerpt(control.getAttribute('aria-label') ?? control.textContent)}`);
  }
  return [...faults];
}
