import type { Page } from '@playwright/test';

/** What somebody looks for or presses: headings, controls, bands. */
const LANDMARKS = 'h1, h2, h3, a[href], button, input, select, textarea, header, footer, [role=status], [role=alert]';

/** The headings, bands and controls that an open message lies over, as their text and tag. */
export function coveredByNotices(page: Page): Promise<string[]> {
  return page.evaluate((landmarks) => {
    const list = document.querySelector('ul[aria-label^="Latest messages"]');
    if (!list?.firstElementChild) throw new Error('No message is open.');
    const place = list.getBoundingClientRect();
    const isVisible = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const overlaps = (element: Element) => {
      const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
      const isReadOutOnly = width <= 1 || height <= 1;
      return (
        !isReadOutOnly &&
        Math.min(bottom, place.bottom) - Math.max(top, place.top) > 1 &&
        Math.min(right, place.right) - Math.max(left, place.left) > 1
      );
    };
    return [...document.querySelectorAll(landmarks)]
      .filter((element) => !list.contains(element) && isVisible(element) && overlaps(element))
      .map((element) => `${element.tagName.toLowerCase()} ${element.textContent?.slice(0, 40)}`);
  }, LANDMARKS);
}
