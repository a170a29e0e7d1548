import { expect, test } from './support/fixtures';

/** What the browser and the shell write when files of a remote cannot be had. */
const REMOTE_AWAY = /Failed to load resource: .* 404|Refused to execute script|^Remote \w+ [\w.-]+: load/;

test.describe('with releases of its own', () => {
  test.use({ allowedComplaints: REMOTE_AWAY });

  test('a remote whose files are missing shows a card with a retry; everything else works', { tag: '@long' }, async ({
    page,
    releases,
    startShell,
  }) => {
    const product = await startShell(releases);
    const active = await releases.active('assessment');
    await releases.register({ active });
    const putBack = releases.hide(active);
    await page.goto(`${product.url}/landing`);
    await page.getByRole('link', { name: 'Start the free assessment' }).click();
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Wattle, start page' })).toBeVisible();

    putBack();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Student Information' })).toBeVisible();
  });

  test('a version whose files are missing is replaced by the last good one', async ({ page, releases, startShell }) => {
    const { active } = await releases.activateCopy('assessment');
    releases.hide(active);
    const product = await startShell(releases);
    await page.goto(`${product.url}/freeassesment`);
    await expect(page.getByRole('heading', { name: 'Student Information' })).toBeVisible();
  });

  test('so is a page that is missing from a version whose routes are there', { tag: '@long' }, async ({
    page,
    releases,
    startShell,
  }) => {
    const { active, lastGood } = await releases.activateCopy('assessment');
    releases.hide(active, (file) => file.endsWith('.js') && !active.preload.some((each) => file.endsWith(each)));
    const product = await startShell(releases);
    const fetched: string[] = [];
    page.on('requestfinished', (request) => fetched.push(request.url()));
    await page.goto(`${product.url}/freeassesment`);
    await expect(page.getByRole('heading', { name: 'Student Information' })).toBeVisible();
    // The page is there before its code is.
    for (const { baseUrl, entry } of [active, lastGood])
      await expect.poll(() => fetched.some((url) => url.endsWith(baseUrl + entry))).toBe(true);
  });

  test('a remote for another platform is refused by name before its code is fetched', async ({
    page,
    releases,
    startShell,
  }) => {
    const active = await releases.active('auth');
    await releases.register({ active: { ...active, requires: { platform: '1.999' } } });
    const product = await startShell(releases);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const reason = `auth ${active.version} needs platform 1.999; this shell provides`;
    const refused = page.waitForEvent('console', (message) => message.text().includes(reason));
    await page.goto(`${product.url}/freeassesment`);
    await page.getByRole('link', { name: 'Log In/Sign up' }).click();
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    await refused;
    expect(fetched.filter((url) => url.includes('/releases/auth/'))).toEqual([]);
  });

  test('a version for another platform is replaced by the last good one before its code is fetched', {
    tag: '@long',
  }, async ({ page, releases, startShell }) => {
    const { active, lastGood } = await releases.activateCopy('assessment');
    await releases.register({ active: { ...active, requires: { platform: '1.999' } }, lastGood });
    const product = await startShell(releases);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.goto(`${product.url}/landing`);
    await page.getByRole('link', { name: 'Start the free assessment' }).click();
    await expect(page.getByRole('heading', { name: 'Student Information' })).toBeVisible();
    expect(fetched.some((url) => url.includes(lastGood.baseUrl))).toBe(true);
    expect(fetched.filter((url) => url.includes(active.baseUrl))).toEqual([]);
  });
});

test.describe('with a file that was tampered with', () => {
  test.use({ allowedComplaints: /Failed to find a valid digest|^Remote \w+ [\w.-]+: load/ });

  test('it is not executed', async ({ page, product }) => {
    await page.route('**/releases/auth/**/remoteEntry.*.js', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `window.wasTampered = true;${await response.text()}` });
    });
    await page.goto(`${product.url}/login`);
    await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
    expect(await page.evaluate(() => 'wasTampered' in window)).toBe(false);
  });
});

test('an unknown address gets a page of its own, also after a reload', { tag: '@long' }, async ({ page, product }) => {
  await page.goto(`${product.url}/no/such/page`);
  await expect(page.getByRole('heading', { name: 'There is no page at this address' })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page.getByRole('link', { name: 'Start the free assessment' })).toBeVisible();
});
