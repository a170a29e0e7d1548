import { expect, type Page } from '@playwright/test';

/** What is wrong with the pages of a paper as Chromium lays them out for print: nothing is cut, split or on two pages. */
export async function printFaults(page: Page): Promise<string[]> {
  await expect(page.getByRole('region', { name: 'Page 1', exact: true })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const faults = await page.evaluate(() => {
    const found: string[] = [];
    const ROUNDED = 1;
    for (const sheet of document.querySelectorAll<HTMLElement>('section[aria-label^="Page "]')) {
      const name = sheet.getAttribute('aria-label');
      const { top: edge } = sheet.getBoundingClientRect();
      // As wide as what stands above it.
      const foot = sheet.querySelector('footer')?.getBoundingClientRect() ?? sheet.getBoundingClientRect();
      for (const part of sheet.querySelectorAll<HTMLElement>('p, li, img, h2, h3, span, strong')) {
        if (part.closest('footer')) continue;
        // Of its text: a line that does not break goes on beyond its box.
        const whole = document.createRange();
        whole.selectNode(part);
        const { top, right, bottom, left } = whole.getBoundingClientRect();
        const isBeside = left >= foot.left - ROUNDED && right <= foot.right + ROUNDED;
        const isWithin = isBeside && top >= edge && bottom <= foot.top;
        if (!isWithin) found.push(`${name}: ${part.tagName} ${part.textContent?.slice(0, 40)} is outside`);
      }
      for (const picture of sheet.querySelectorAll('img')) {
        if (picture.naturalWidth === 0) found.push(`${name}: a picture is missing`);
        const { width, height } = picture.getBoundingClientRect();
        const isWhole = Math.abs(width / height - picture.naturalWidth / picture.naturalHeight) < 0.03;
        if (!isWhole) found.push(`${name}: a picture is out of shape`);
      }
    }
    return found;
  });
  await page.emulateMedia({ media: null });
  return faults;
}

/** How many pages Chromium prints. */
export async function pdfPages(page: Page): Promise<number> {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
