import type { Page } from '@playwright/test';
import { activate } from '@wattle/federation/release';
import { journeyKeys } from './support/build';
import { expect, test } from './support/fixtures';
import type { EditFile, OwnReleases } from './support/own-releases';
import { follow } from './support/remote-pages';
import { Student } from './support/student';

/** The page reads the registry again at a navigation after this time. */
const INTERVAL = '01:01';

const RELEASES = 20;

const login = (page: Page) => page.getByRole('button', { name: 'Log In' });

/** Lets the dashboard fetch its attempts from another address, in another shape. */
const withOtherShape: EditFile = (code) =>
  code.replace(
    /(query:\(\)=>)"attempts"(,transformResponse:\w+=>\w+\.safeParse\()(\w+)\)/,
    '$1"attempts?shape=2"$2$3.list)',
  );

/** Publishes and activates a version by the release functions. */
async function release(releases: OwnReleases, name: string, suffix: string, edit?: EditFile) {
  const published = await releases.publishCopy(name, suffix, edit);
  await activate(releases.folder, name, published.version, { keys: journeyKeys() });
  return published;
}

/** Addresses that a page fetches, until it is reloaded. */
function watchRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  return urls;
}

const isOf = (baseUrl: string) => (url: string) => url.includes(baseUrl);

test.describe('while the registry cannot be read', () => {
  test.use({ allowedComplaints: /Failed to load resource: .* 503|registry/ });

  test('a tab that was opened before 20 releases opens every page of its own version, and then the newest', async ({
    page,
    releases,
    startProduct,
  }) => {
    const product = await startProduct({ RELEASES_DIR: releases.folder });
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
    const reading = page.waitForResponse('**/registry.json');
    await follow(page, '/terms');
    await reading;
    await follow(page, '/login');
    await expect(login(page)).toBeVisible();
    expect(urls.filter(isOf(newest.baseUrl + newest.entry))).toHaveLength(1);
    expect(urls.filter((url) => new URL(url).pathname === '/login')).toHaveLength(1);
    // The product ends before the browser does.
    await page.goto('about:blank');
  });
});

test('two versions in one page call their own endpoints, and style their own elements', async ({
  page,
  releases,
  startProduct,
}, { project }) => {
  const product = await startProduct({ RELEASES_DIR: releases.folder });
  await page.clock.install();
  await Student.logIn(page, product, project.name);
  const urls = watchRequests(page);
  const greeting = page.getByRole('heading', { level: 1, name: /^Hello, / });
  const classes = () =>
    page.getByRole('main').evaluate((main) => {
      const names = [...main.querySelectorAll('[class]')].flatMap((element) => [...element.classList]);
      return [...new Set(names)].filter((name) => name.startsWith('sc-'));
    });
  const ink = () => greeting.evaluate((element) => getComputedStyle(element).cssText);
  await expect(greeting).toBeVisible();
  const [before, styleBefore] = [new Set(await classes()), await ink()];

  await release(releases, 'tests', 'next', withOtherShape);
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
  expect((await classes()).filter((name) => before.has(name))).toEqual([]);
  expect(await ink()).toBe(styleBefore);
  expect(urls.filter((url) => new URL(url).pathname === '/student-dashboard')).toEqual([]);
});

test('a child in a timed test stays in the version it began with, and meets the new one after it', async ({
  page,
  releases,
  startProduct,
}, { project }) => {
  const product = await startProduct({ RELEASES_DIR: releases.folder });
  await page.clock.install();
  const student = await Student.logIn(page, product, project.name);
  await student.begin('Weekly test');
  const urls = watchRequests(page);
  const { baseUrl, entry } = await release(releases, 'tests', 'next');
  await page.clock.fastForward(INTERVAL);
  await student.answer('A');
  await student.submitAndSeeResult();
  expect(urls.filter((url) => isOf(baseUrl)(url) || isOf('/registry.json')(url))).toEqual([]);

  await follow(page, '/student-dashboard');
  await expect(page.getByRole('heading', { level: 1, name: /^Hello, / })).toBeVisible();
  expect(urls.filter(isOf(baseUrl + entry))).toHaveLength(1);
});
