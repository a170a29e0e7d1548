import { fetchedFor, kilobytes, MAX_SCRIPT_KB, MAX_SCRIPTS } from './support/first-visit';
import { expect, expectAccessible, test } from './support/fixtures';

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
    test(`the stored theme ${stored} shows the page as ${shown}`, { tag: '@long' }, async ({ page, product }) => {
      await page.route('**/*.js', (route) => route.abort());
      await page.addInitScript((theme) => localStorage.setItem('wattle-theme', theme), stored as string);
      await page.goto(`${product.url}/`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', shown as string);
    });
  }
});

test('nothing is fetched from another origin, nothing moves while the page loads, and its words are what is painted last', async ({
  page,
  product,
}) => {
  const fetched: URL[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url())));
  await page.addInitScript(() => {
    const paints = { shifts: 0, pictures: [] as string[] };
    Object.assign(window, { paints });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) paints.shifts += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) paints.pictures.push((entry as unknown as { url: string }).url);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(`${product.url}/`, { waitUntil: 'networkidle' });
  expect(new Set(fetched.map(({ host }) => host))).toEqual(new Set([new URL(product.url).host]));
  // Of each picture the one for this theme and this browser.
  expect(fetched.map(({ pathname }) => pathname).filter((path) => /-dark|\.webp$/.test(path))).toEqual([]);
  // The browser tells them a moment after it has painted.
  await page.waitForFunction(
    () => (window as unknown as { paints: { pictures: string[] } }).paints.pictures.length > 0,
  );
  const { shifts, pictures } = await page.evaluate(
    () => (window as unknown as { paints: { shifts: number; pictures: string[] } }).paints,
  );
  expect(shifts).toBeLessThan(0.01);
  expect(pictures.filter(Boolean)).toEqual([]);
});

test('whoever shares the page shows its card', async ({ request, product }) => {
  const html = await (await request.get(product.url)).text();
  const card = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
  const { pathname } = new URL(card);
  const response = await request.get(product.url + pathname);
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'image/png']);
});

for (const theme of ['light', 'dark', 'high-contrast']) {
  test(`the landing page in ${theme} keeps nobody out, rests where motion is reduced, and fits every width`, {
    tag: '@long',
  }, async ({ page, product }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript((chosen) => localStorage.setItem('wattle-theme', chosen), theme);
    await page.goto(`${product.url}/`, { waitUntil: 'networkidle' });
    const running = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
    await expect.poll(() => page.evaluate(running)).toBe(0);
    await expectAccessible(page);
    for (const width of [1920, 1280, 900, 820, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      await expect.poll(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
}
