import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { activate } from '@wattle/federation/release';
import { ROOT } from '../scripts/lib/root';
import { journeyKeys } from './support/build';
import { Checkout } from './support/checkout';
import { expect, test } from './support/fixtures';
import type { OwnReleases } from './support/own-releases';
import { follow } from './support/remote-pages';
import { Student } from './support/student';

/** The page reads the registry again at a navigation after this time. */
const INTERVAL = '01:01';

const RELEASES = 20;

const login = (page: Page) => page.getByRole('button', { name: 'Log In' });

/** Publishes and activates a version by the release functions. */
async function release(releases: OwnReleases, name: string, suffix: string) {
  const published = await releases.publishCopy(name, suffix);
  await activate(releases.folder, name, published.version, { keys: journeyKeys() });
  return published;
}

/** Addresses that a page fetches, until it is reloaded. */
function watchRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

/** Classes of styled components on the page of a remote; the build makes them (style-ids-loader). */
function componentClasses(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const names = [...main.querySelectorAll('[class]')].flatMap((element) => [...element.classList]);
    return [...new Set(names)].filter((name) => /^w[0-9a-f]{6}\w+$/.test(name));
  });
}

/** Builds and releases the remote of the tests, whose dashboard fetches its attempts elsewhere, in another shape. */
async function releaseWithOtherShape(releases: OwnReleases): Promise<void> {
  const checkout = new Checkout('shape');
  try {
    const file = 'mf-tests/src/tests.api.ts';
    const code = readFileSync(join(ROOT, file), 'utf8');
    checkout.write(
      file,
      code
        .replace('query: () => requestTo(attemptList)', "query: () => 'attempts?shape=2'")
        .replace('orNull(attemptList, body)', 'orNull(attemptList, Object(body).list)'),
    );
    await checkout.release(releases.folder, 'mf-tests');
  } finally {
    checkout.remove();
  }
}

const isOf = (baseUrl: string) => (url: string) => url.includes(baseUrl);

/** Follows links until one of the addresses is fetched: until the new registry has been verified, a page shows the old version. */
async function followUntilFetched(page: Page, path: string, shown: Locator, urls: string[], address: string) {
  await expect(async () => {
    await follow(page, '/terms');
    await follow(page, path);
    await expect(shown).toBeVisible();
    expect(urls.filter(isOf(address))).toHaveLength(1);
  }).toPass();
}

test.describe('while the registry cannot be read', () => {
  test.use({ allowedComplaints: /Failed to load resource: .* 503|registry/ });

  test('a tab that was opened before 20 releases opens every page of its own version, and then the newest', {
    tag: '@long',
  }, async ({ page, releases, startShell }) => {
    const product = await startShell(releases);
    const own = await releases.active('auth');
    const urls = watchRequests(page);
    await page.clock.install();
    await page.goto(`${product.url}/login`);
    await expect(login(page)).toBeVisible();

    for (let number = 1; number <= RELEASES; number += 1) await release(releases, 'auth', `r${number}`);
    const newest = await releases.active('auth');
    await page.route('**/registry.json', (route) => route.fulfill({ status: 503, body: 'Try again later.' }));
    await page.clock.fastForward(INTERVAL);
    await follow(page, '/signup');
    await expect(page.getByRole('heading', { level: 1, name: 'Create Your Account' })).toBeVisible();
    await follow(page, '/reset-password');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await follow(page, '/login');
    await expect(login(page)).toBeVisible();
    expect(urls.filter(isOf('/releases/auth/')).filter((url) => !isOf(own.baseUrl)(url))).toEqual([]);

    await page.unroute('**/registry.json');
    await page.clock.fastForward(INTERVAL);
    await followUntilFetched(page, '/login', login(page), urls, newest.baseUrl + newest.entry);
    expect(urls.filter((url) => new URL(url).pathname === '/login')).toHaveLength(1);
    // The product ends before the browser does.
    await page.goto('about:blank');
  });
});

test('two builds of a remote in one page call their own endpoints, and style their own elements', {
  tag: '@long',
}, async ({ page, releases, startShell }) => {
  test.setTimeout(180_000);
  const product = await startShell(releases);
  await page.clock.install();
  await Student.logIn(page, product);
  const urls = watchRequests(page);
  const greeting = page.getByRole('heading', { level: 1, name: /^Hello, / });
  const ink = () => greeting.evaluate((element) => getComputedStyle(element).cssText);
  await expect(greeting).toBeVisible();
  const [before, styleBefore] = [new Set(await componentClasses(page)), await ink()];
  expect(before.size).toBeGreaterThan(5);

  await releaseWithOtherShape(releases);
  await page.route('**/api/attempts?shape=2', async (route) => {
    const response = await route.fetch({ url: `${product.url}/api/attempts` });
    await route.fulfill({ response, json: { list: await response.json() } });
  });
  await page.clock.fastForward(INTERVAL);
  const reading = page.waitForResponse('**/registry.json');
  await follow(page, '/terms');
  await reading;
  const call = page.waitForRequest('**/api/attempts?shape=2');
  await follow(page, '/student-dashboard');
  await call;
  await expect(page.getByText(/^No results yet/)).toBeVisible();
  const after = await componentClasses(page);
  expect(after.length).toBeGreaterThan(5);
  expect(after.filter((name) => before.has(name))).toEqual([]);
  expect(await ink()).toBe(styleBefore);
  expect(urls.filter((url) => new URL(url).pathname === '/student-dashboard')).toEqual([]);
});

test('a child in a timed test stays in the version it began with, and meets the new one after it', async ({
  page,
  releases,
  startShell,
}) => {
  const product = await startShell(releases);
  await page.clock.install();
  const student = await Student.logIn(page, product);
  await student.begin('weekly Maths');
  const urls = watchRequests(page);
  const { baseUrl, entry } = await release(releases, 'tests', 'next');
  await page.clock.fastForward(INTERVAL);
  await student.answer('A');
  await student.submitAndSeeResult();
  expect(urls.filter((url) => isOf(baseUrl)(url) || isOf('/registry.json')(url))).toEqual([]);

  const greeting = page.getByRole('heading', { level: 1, name: /^Hello, / });
  await followUntilFetched(page, '/student-dashboard', greeting, urls, baseUrl + entry);
});
