import { fetchedFor, kilobytes, MAX_SCRIPT_KB, MAX_SCRIPTS } from './support/first-visit';
import { expect, test } from './support/fixtures';

test('the first visit stays within its budgets and waits for no manifest', async ({ page, product }) => {
  const fetched = await fetchedFor(page, `${product.url}/`);
  const scripts = fetched.filter(({ type }) => type === 'script');
  expect(kilobytes(scripts)).toBeLessThanOrEqual(MAX_SCRIPT_KB);
  expect(scripts.length).toBeLessThanOrEqual(MAX_SCRIPTS);
  expect(fetched.filter(({ path }) => /manifest|registry/.test(path))).toEqual([]);
});

test.describe('before any script has come', () => {
  test.use({ allowedComplaints: /Failed to load resource/ });

  for (const [stored, shown] of [
    ['dark', 'dark'],
    ['sepia"', 'system'],
  ]) {
    test(`the stored theme ${stored} shows the page as ${shown}`, async ({ page, product }) => {
      await page.route('**/*.js', (route) => route.abort());
      await page.addInitScript((theme) => localStorage.setItem('wattle-theme', theme), stored as string);
      await page.goto(`${product.url}/`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', shown as string);
    });
  }
});

test('nothing is fetched from another origin, and nothing moves while the page loads', async ({ page, product }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${product.url}/`, { waitUntil: 'networkidle' });
  expect([...hosts]).toEqual([new URL(product.url).host]);
  expect(await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum)).toBeLessThan(0.01);
});
