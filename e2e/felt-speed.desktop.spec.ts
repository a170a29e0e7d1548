import type { Page } from '@playwright/test';
import { readRegistry } from '@wattle/federation/release';
import { DATA_PAGES } from './support/data-pages';
import { aStudent } from './support/family';
import { expect, test } from './support/fixtures';
import { logInContext } from './support/remote-pages';
import { startClockOn } from './support/visitor';

for (const { name, remote, account, path, call, shows } of DATA_PAGES) {
  const tag = name === 'dashboard' ? [] : ['@long'];
  test(`the ${name} asks for its data before its code has come, and once`, { tag }, async ({
    page,
    context,
    product,
    releasesDir,
  }) => {
    if (account) await logInContext(context, product, account);
    const address = await path(product, context);
    const calls: string[] = [];
    let noteAsked = () => {};
    const isAsked = new Promise<void>((resolve) => {
      noteAsked = resolve;
    });
    page.on('request', (request) => {
      const asked = new URL(request.url()).pathname.replace(/^\/api\//, '');
      if (!(typeof call === 'string' ? asked === call : call.test(asked))) return;
      calls.push(request.url());
      noteAsked();
    });
    const { preload = [] } = (await readRegistry(releasesDir)).remotes[remote]?.active ?? {};
    // What the routes are not in is the code of pages: it does not come until the data was asked for.
    await page.route(`**/releases/${remote}/**/*.js`, async (route) => {
      if (!preload.some((file) => route.request().url().endsWith(file))) await isAsked;
      await route.continue();
    });
    await page.goto(product.url + address, { waitUntil: 'commit' });
    await expect(page.getByRole('main').getByText(shows).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(calls).toHaveLength(1);
  });
}

/** What changes on a page beside its clock while that changes three times. */
async function changesBesideClock(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const clock = document.querySelector('[role=timer]');
    const others: string[] = [];
    let changes = 0;
    await new Promise<void>((resolve) => {
      new MutationObserver((records) => {
        for (const { target, type, attributeName } of records) {
          if (!clock?.contains(target))
            others.push(`${target.nodeName} ${attributeName ?? type} ${target.textContent?.slice(0, 40)}`);
        }
        if (records.some(({ attributeName }) => attributeName === 'aria-label')) changes += 1;
        if (changes === 3) resolve();
      }).observe(document.body, { attributes: true, childList: true, characterData: true, subtree: true });
    });
    return others;
  });
}

test('of a test, and of the dashboard while a test is under way, only the clock changes with the time', {
  tag: '@long',
}, async ({ page, context, product }) => {
  await logInContext(context, product, await aStudent(product));
  await page.goto(`${product.url}/test/weekly-test/maths`);
  await startClockOn(page);
  await expect(page.getByRole('timer')).toBeVisible();
  await page.waitForLoadState('networkidle');
  // What is measured again once the fonts are there is measured before.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await changesBesideClock(page)).toEqual([]);

  await page.goto(`${product.url}/student-dashboard`);
  await expect(page.getByRole('timer')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await changesBesideClock(page)).toEqual([]);
});

test.describe('with a chunk that fails once', () => {
  test.use({ allowedComplaints: /Failed to load resource/ });

  test('the routes of a remote are fetched beside its entry, and again by it', { tag: '@long' }, async ({
    page,
    product,
    releasesDir,
  }) => {
    const { entry = '', preload = [] } = (await readRegistry(releasesDir)).remotes.assessment?.active ?? {};
    const chunks: string[] = [];
    let noteAsked = () => {};
    const isAsked = new Promise<void>((resolve) => {
      noteAsked = resolve;
    });
    await page.route(`**/releases/assessment/*/${preload.find((file) => file !== entry)}`, async (route) => {
      chunks.push(route.request().url());
      noteAsked();
      await (chunks.length === 1 ? route.abort() : route.continue());
    });
    await page.route(`**/releases/assessment/*/${entry}`, async (route) => {
      await isAsked;
      await route.continue();
    });
    await page.goto(`${product.url}/landing`);
    await page.getByRole('link', { name: 'Start the free assessment' }).click();
    await expect(page.getByRole('heading', { name: 'Student Information' })).toBeVisible();
    expect(chunks).toHaveLength(2);
  });
});
