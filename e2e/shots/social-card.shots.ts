import { join } from 'node:path';
import { ROOT } from '../../scripts/lib/root';
import { expect, test } from '../support/fixtures';

// Shared links have one picture, whatever the theme of who sees them; the size is that of such pictures.
test.use({ viewport: { width: 1200, height: 630 }, deviceScaleFactor: 1, bypassCSP: true });

test('the picture beside a shared link', async ({ page, product }) => {
  await page.goto(`${product.url}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // What asks for a click would be in vain.
  await page.addStyleTag({ content: 'header nav, header button, h1 + p ~ * { visibility: hidden }' });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(ROOT, 'mf-marketing/assets/social-card.png'), animations: 'disabled' });
});
