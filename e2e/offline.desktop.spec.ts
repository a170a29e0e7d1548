import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { VISITOR_COOKIE } from '@wattle/federation/canary';
import { activate } from '@wattle/federation/release';
import { BROWSER } from './support/browser';
import { journeyKeys } from './support/build';
import { aStudent } from './support/family';
import { expect, expectAccessible, test } from './support/fixtures';
import { NetworkLine } from './support/network-line';
import { expectHeld, keptOf, workerOf } from './support/offline';
import type { Product } from './support/product';
import { Student } from './support/student';

test.use({
  serviceWorkers: 'allow',
  allowedComplaints:
    /net::ERR_|Failed to (load|fetch)|^registry|NetworkError|status of (4|5)|ChunkLoadError|preload|load$/,
});

const TEST = '/test/weekly-test/maths';

const question = (page: Page, number: number) => page.getByText(`Question ${number} of 17`);

/** A child who is in the middle of a test that goes on without network. */
async function inTest(page: Page, product: Product): Promise<Student> {
  const student = await Student.logIn(page, product);
  await student.begin('weekly Maths');
  await student.answer('B');
  await student.expectSaved();
  await expectHeld(page, '/test');
  return student;
}

test('Wattle can be installed, with its own icons', { tag: '@long' }, async ({ page, product }) => {
  const session = await page.context().newCDPSession(page);
  await page.goto(`${product.url}/login`);
  await workerOf(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // Each test has a browser of its own, as an incognito window is.
  const ids = installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito');
  expect(ids).toEqual([]);
});

test('a test goes on after the browser was restarted without network', { tag: '@long' }, async ({ product }) => {
  const folder = mkdtempSync(join(tmpdir(), 'wattle-browser-'));
  const line = await NetworkLine.open(product.url);
  const open = () => chromium.launchPersistentContext(folder, { ...BROWSER, serviceWorkers: 'allow' });
  let context: BrowserContext = await open();
  try {
    const student = await inTest(context.pages()[0] as Page, line.inFrontOf(product));
    await student.next();
    await context.close();

    line.disconnect();
    context = await open();
    const page = context.pages()[0] as Page;
    // As the installed app starts.
    await page.goto(`${line.url}/login`);
    await page.getByRole('link', { name: 'Go on with Weekly test, Maths' }).click();
    await expect(question(page, 2)).toBeVisible();
    await expect(page.getByRole('timer', { name: /^1\d:\d\d left$/ })).toBeVisible();
    await page.getByRole('button', { name: 'Previous', exact: true }).click();
    await expect(page.getByRole('radio', { name: /^B/ })).toBeChecked();
  } finally {
    await context.close();
    await line.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a server that gives no answer is waited for three seconds; a page that needs it says so', {
  tag: '@long',
}, async ({ page, product }) => {
  const line = await NetworkLine.open(product.url);
  await inTest(page, line.inFrontOf(product));
  line.hang();
  await page.reload();
  await expect(question(page, 1)).toBeVisible();
  line.disconnect();
  line.resume();
  await page.context().setOffline(true);
  await page.goto(`${line.url}/terms`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to my tests' }).click();
  await expect(page.getByRole('link', { name: 'Go on with Weekly test, Maths' })).toBeVisible();
  await expectAccessible(page);
  await line.close();
});

test('what was released meanwhile comes once the network is back, and never during a test', { tag: '@long' }, async ({
  page,
  context,
  releases,
  startShell,
}) => {
  const product = await startShell(releases);
  const student = await inTest(page, product);
  await context.setOffline(true);
  await page.reload();
  await expect(question(page, 1)).toBeVisible();
  const released = await releases.publishCopy('tests');
  await activate(releases.folder, 'tests', released.version, { keys: journeyKeys() });
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });

  await context.setOffline(false);
  await student.answer('C');
  await student.expectSaved();
  await expect(question(page, 1)).toBeVisible();
  expect(loads).toBe(0);
  await student.submitAndSeeResult();
  await expect.poll(() => loads, { timeout: 30_000 }).toBe(1);
  await student.seeResult();
  const isNew = (container: string) => container in window;
  expect(await page.evaluate(isNew, released.container)).toBe(true);

  // The worker has it, too.
  await expect.poll(() => heldVersion(page, 'tests')).toBe(released.version);
  await context.setOffline(true);
  await student.goto('/student-dashboard');
  await expect(page.getByRole('heading', { name: 'Without internet' })).toBeVisible();
  expect(await page.evaluate(isNew, released.container)).toBe(true);
});

/** The version of a remote that the device holds. */
function heldVersion(page: Page, remote: string): Promise<string> {
  return page.evaluate(async (name) => {
    const record = (await (await caches.open('wattle-held')).match('/held')) as Response;
    return (await record.json()).registry.remotes[name].active.version;
  }, remote);
}

test('files and registries that were changed on the device are refused', { tag: '@long' }, async ({
  page,
  context,
  product,
}) => {
  const student = await inTest(page, product);
  await page.evaluate(async () => {
    const files = await caches.open('wattle-files');
    for (const { url } of await files.keys()) {
      if (!/\/tests\/.*\.js$/.test(url)) continue;
      await files.put(
        url,
        new Response('window.wasChanged = true', { headers: { 'Content-Type': 'text/javascript' } }),
      );
    }
  });
  await context.setOffline(true);
  await page.reload();
  // The browser itself may have the right ones.
  const stuck = page.getByRole('heading', { name: 'This page could not be loaded' });
  await expect(question(page, 1).or(stuck)).toBeVisible();
  expect(await page.evaluate(() => 'wasChanged' in window)).toBe(false);
  await context.setOffline(false);

  await page.evaluate(async () => {
    const held = await caches.open('wattle-held');
    const record = (await (await held.match('/held'))?.json()) as { registry: { remotes: Record<string, unknown> } };
    delete record.registry.remotes.marketing;
    await held.put('/held', Response.json(record));
  });
  const session = await context.newCDPSession(page);
  await session.send('ServiceWorker.enable');
  await session.send('ServiceWorker.stopAllWorkers');
  await context.setOffline(true);
  await student.goto('/student-dashboard');
  await expect(page.getByRole('heading', { name: 'There is no internet' })).toBeVisible();
  await expectAccessible(page);
});

test('a log-out leaves nothing of the child, and another child sees nothing', { tag: '@long' }, async ({
  page,
  context,
  product,
}) => {
  const student = await inTest(page, product);
  await student.goto('/student-dashboard');
  expect((await keptOf(page)).length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => keptOf(page)).toEqual([]);
  expect(await cachedAddresses(page)).toEqual([]);

  await student.logInAt('/student-dashboard', await aStudent(product));
  await expectHeld(page);
  await context.setOffline(true);
  await page.goto(product.url + TEST);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(question(page, 1)).toBeHidden();
});

/** What the worker has cached of the API. */
function cachedAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) urls.push(url);
    return urls.filter((url) => url.includes('/api/'));
  });
}

test('SERVICE_WORKER=off takes the worker out of browsers that have it', { tag: '@long' }, async ({
  page,
  startProduct,
}) => {
  const product = await startProduct();
  await inTest(page, product);
  await product.restartShell({ SERVICE_WORKER: 'off' });
  await page.reload();
  await expect(question(page, 1)).toBeVisible();
  const left = async () => {
    const registrations = await navigator.serviceWorker.getRegistrations();
    return [registrations.length, (await caches.keys()).length];
  };
  await expect.poll(() => page.evaluate(left)).toEqual([0, 0]);
  await page.reload();
  await expect(question(page, 1)).toBeVisible();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});

test('the browser wakes a page to send what waits, and visitors of a canary keep their number', {
  tag: '@long',
}, async ({ page, releases, startShell }) => {
  const canary = await releases.publishCopy('tests');
  await releases.startCanary(canary, 99);
  const product = await startShell(releases);
  const line = await NetworkLine.open(product.url);
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const student = await inTest(page, line.inFrontOf(product));
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name }) => name)).toContain(VISITOR_COOKIE);

  line.disconnect();
  await student.submitForGood();
  await page.getByRole('link', { name: 'Back to the dashboard' }).click();
  await expect(page.getByText('Finished. It is sent as soon as there is internet.')).toBeVisible();
  line.reconnect();
  const registrationId = await registered;
  await session.send('ServiceWorker.dispatchSyncEvent', {
    origin: line.url,
    registrationId,
    tag: 'outbox',
    lastChance: false,
  });
  await expect(page.getByText(/^Your weekly test is submitted\./).first()).toBeVisible();
  await line.close();
});
