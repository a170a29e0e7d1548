import type { Page } from '@playwright/test';

/** The targets that are smaller than this many CSS pixels in either direction, but for links inside sentences (WCAG 2.5.8). */
export function smallTargets(page: Page, sidePx: number): Promise<string[]> {
  return page.evaluate(smallTargetsIn, sidePx);
}

/** Runs in the page. */
function smallTargetsIn(sidePx: number): string[] {
  const INTERACTIVE =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]:not([tabindex="-1"]), ' +
    ['button', 'link', 'tab', 'radio', 'checkbox', 'switch', 'slider', 'menuitem', 'option']
      .map((role) => `[role=${role}]`)
      .join();
  const scope = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;

  const isLarge = ({ width, height }: DOMRect, px = sidePx) => width >= px - 0.5 && height >= px - 0.5;
  const labelsOf = (target: Element) => [...((target as HTMLInputElement).labels ?? [])];
  const boxOf = (target: Element) =>
    [target, ...labelsOf(target)].map((each) => each.getBoundingClientRect()).find((box) => isLarge(box, 4));

  const isOperable = (target: Element) =>
    target.checkVisibility({ visibilityProperty: true }) &&
    !target.matches(':disabled') &&
    !target.closest('[inert], [aria-hidden=true]') &&
    (boxOf(target)?.bottom ?? 0) + window.scrollY > 0;

  // Text that flows in one line with a target makes the line as high as it is.
  const isInline = (element: Element) => getComputedStyle(element).display.startsWith('inline');
  const isInLine = (text: Node, line: Element) => {
    let each = text.parentElement;
    while (each && each !== line && isInline(each) && !each.matches(INTERACTIVE)) each = each.parentElement;
    return each === line;
  };
  const isInSentence = (target: Element): boolean => {
    // A hidden input is where its label is.
    if (!isLarge(target.getBoundingClientRect(), 4)) return labelsOf(target).some(isInSentence);
    if (!isInline(target)) return false;
    let line = target.parentElement;
    while (line && getComputedStyle(line).display === 'inline') line = line.parentElement;
    if (!line) return false;
    const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      if (/\w/.test(currentNode.textContent ?? '') && isInLine(currentNode, line)) return true;
    }
    return false;
  };

  // A pseudo-element may make the target larger than its box.
  const takesPress = (target: Element) => {
    target.scrollIntoView({ block: 'center', inline: 'center' });
    const box = boxOf(target);
    if (!box) return false;
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const owners = [target, ...labelsOf(target)];
    const isTaken = (atX: number, atY: number) =>
      owners.some((owner) => owner.contains(document.elementFromPoint(atX, atY)));
    /** How many pixels beside the middle take a press, too. */
    const reach = (stepX: number, stepY: number) => {
      let px = 0;
      while (px < sidePx && isTaken(x + stepX * (px + 1), y + stepY * (px + 1))) px += 1;
      return px;
    };
    return (
      isTaken(x, y) && reach(-1, 0) + 1 + reach(1, 0) >= sidePx - 1 && reach(0, -1) + 1 + reach(0, 1) >= sidePx - 1
    );
  };

  return [...scope.querySelectorAll(INTERACTIVE)]
    .filter((target) => isOperable(target) && !isInSentence(target))
    .filter((target) => ![target, ...labelsOf(target)].some((each) => isLarge(each.getBoundingClientRect())))
    .filter((target) => !takesPress(target))
    .map((target) => {
      const { width, height } = boxOf(target) ?? new DOMRect();
      const name = target.getAttribute('aria-label') ?? target.textContent?.trim().slice(0, 40);
      return `${Math.round(width)} x ${Math.round(height)} px: ${target.tagName.toLowerCase()} "${name}"`;
    });
}
