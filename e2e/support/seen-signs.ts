import type { Page } from '@playwright/test';

/** What tells somebody that something is going on, apart from the contents of a page. */
const SIGNS = 'h1, dialog, [role=dialog], [role=alertdialog], [role=alert], [role=status], [aria-live]';

/** Collects the text of every sign that a page shows from now on, however short. A page that is loaded anew has none. */
export async function watchSigns(page: Page): Promise<void> {
  await page.evaluate((signs) => {
    const seen = new Set<string>();
    const look = () => {
      for (const sign of document.querySelectorAll(signs)) seen.add(sign.textContent ?? '');
    };
    look();
    new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { seenSigns: seen });
  }, SIGNS);
}

/** The texts that were seen, each once. */
export function seenSigns(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { seenSigns } = window as { seenSigns?: Set<string> };
    if (!seenSigns) throw new Error('The page was loaded anew.');
    return [...seenSigns].filter(Boolean);
  });
}
