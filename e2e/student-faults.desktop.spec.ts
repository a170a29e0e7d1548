import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { ROOT } from '../scripts/lib/root';
import { BROWSER } from './support/browser';
import { expect, expectAccessible, test } from './support/fixtures';

const SUPERSEDED = 'This test goes on in another tab or on another device.';

test('a killed browser: another one goes on with what the server has confirmed', { tag: '@long' }, async ({
  page,
  student,
}) => {
  const server = await chromium.launchServer(BROWSER);
  const browser = await chromium.connect(server.wsEndpoint());
  const killed = await student.inAnotherBrowser(await browser.newPage());
  await killed.beginWeekly();
  await killed.answer('D');
  await killed.expectSaved();
  await server.kill();

  await student.openDashboard();
  await student.begin('Weekly test, Maths');
  await expect(page.getByRole('radio', { name: /^D/ })).toBeChecked();
});

test.describe('without the network', () => {
  // A response that is lost on the way: what is sent after it is refused, as the test has been submitted.
  test.use({ allowedComplaints: /net::ERR_(INTERNET_DISCONNECTED|FAILED)|ChunkLoadError|status of 409/ });

  test('at Start: nothing starts, and the test starts when the network is back', async ({ page, context, student }) => {
    await student.goto('/test/weekly-test/maths');
    await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeFocused();
    await context.setOffline(true);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('nothing has started');
    await expectAccessible(page);
    await context.setOffline(false);
    await expect(page.getByText('Question 1 of 17')).toBeVisible();
    await expect(page.getByRole('timer', { name: /^(20:00|19:5\d) left$/ })).toBeVisible();
  });

  test('at zero: everything is locked until it is submitted', { tag: '@long' }, async ({ page, context, student }) => {
    await page.clock.install();
    await student.beginWeekly();
    await student.answer('B');
    await student.expectSaved();
    await page.route('**/api/**', (route) => route.abort());
    await page.clock.runFor('19:58');
    await context.setOffline(true);
    await page.clock.runFor('00:04');
    await expect(page.getByText('Time is up. Submitting your test; your answers are kept.')).toBeVisible();
    await page.clock.runFor('00:20');
    await page.unroute('**/api/**');
    await context.setOffline(false);
    await page.clock.runFor('00:02');
    await student.seeResult();
    await expect(page.getByText('Time is up. Your weekly test was submitted.')).toBeVisible();
  });

  test('and without space on the device, the save status says so', { tag: '@long' }, async ({
    page,
    context,
    student,
  }) => {
    await page.addInitScript(() => {
      const keep = Storage.prototype.setItem;
      Storage.prototype.setItem = function (key, value) {
        if (key.startsWith('wattle-')) throw new DOMException('full', 'QuotaExceededError');
        keep.call(this, key, value);
      };
    });
    await student.beginAt('/test/weekly-test/maths');
    await context.setOffline(true);
    await student.answer('B');
    await expect(page.getByText('Not yet saved. Keep this page open.').first()).toBeVisible();
    await context.setOffline(false);
    await student.expectSaved();
  });
});

test.describe('with storage cleared in the middle', () => {
  test.use({ allowedComplaints: /Failed to load resource: .* 401/ });

  test('and the time up before the log-in: the submission waits for it, and carries every answer', {
    tag: '@long',
  }, async ({ page, student }) => {
    await page.clock.install();
    await student.beginWeekly();
    await student.answer('B');
    await student.expectSaved();
    await page.evaluate(() => localStorage.clear());
    await student.next();
    await student.answer('C');
    const dialog = page.getByRole('dialog', { name: 'Please log in again to go on.' });
    await expect(dialog).toBeVisible();
    await page.clock.runFor('20:05');
    await expect(page.getByText('Time is up')).toBeAttached();
    const submitted = page.waitForResponse((response) => response.url().endsWith('/submit') && response.ok());
    await dialog.getByLabel('Password', { exact: true }).fill(student.credentials.password);
    await dialog.getByRole('button', { name: 'Log In' }).click();
    const { responses } = (await submitted).request().postDataJSON();
    expect(responses.slice(0, 3)).toMatchObject([
      { selectedAnswer: 'B' },
      { selectedAnswer: 'C' },
      { selectedAnswer: null },
    ]);
    await student.seeResult();
  });
});

test('a device whose clock is an hour wrong, and then a day, has the same time', { tag: '@long' }, async ({
  page,
  student,
}) => {
  await page.clock.install({ time: Date.now() + 3_600_000 });
  await student.beginAt('/test/weekly-test/maths');
  await expect(page.getByRole('timer', { name: /^(20:00|19:[45]\d) left$/ })).toBeVisible();
  await page.clock.setSystemTime(Date.now() + 86_400_000);
  await page.clock.runFor(2_000);
  await expect(page.getByRole('timer', { name: /^(20:00|19:[345]\d) left$/ })).toBeVisible();
});

test('a second tab takes over, the first says so and can take it back; nobody loses an answer', {
  tag: '@long',
}, async ({ page, context, student }) => {
  await student.beginWeekly();
  await student.answer('B');
  await student.expectSaved();
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(other.getByRole('radio', { name: /^B/ })).toBeChecked();
  await other.getByRole('radio', { name: /^C/ }).check();
  await expect(other.getByText('Saved', { exact: true })).toBeAttached();

  await student.answer('D');
  await expect(page.getByText(SUPERSEDED)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Go on here' }).click();
  // What was chosen last is what counts.
  await expect(page.getByRole('radio', { name: /^D/ })).toBeChecked();
  await student.expectSaved();
  await other.bringToFront();
  await expect(other.getByText(SUPERSEDED)).toBeVisible({ timeout: 20_000 });
});

test('extra time that staff give in the middle moves the clock', { tag: '@long' }, async ({
  page,
  product,
  student,
}) => {
  await student.beginWeekly();
  const { status, stdout } = spawnSync(
    process.execPath,
    ['api/dist/staff.mjs', 'student', 'extra-time', student.credentials.username, '50'],
    { cwd: ROOT, env: { DATA_DIR: product.dataDir }, encoding: 'utf8' },
  );
  expect([status, stdout]).toEqual([0, expect.stringContaining('Open tests with a new deadline: 1.')]);
  await expect(page.getByText('You have more time: 30 minutes left.').first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('timer', { name: /^29:\d\d left$/ })).toBeVisible();
});
