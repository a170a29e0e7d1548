import { spawnSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { ROOT } from '../scripts/lib/root';
import { BROWSER } from './support/browser';
import { expect, expectAccessible, test } from './support/fixtures';

const SUPERSEDED = 'This test goes on in another tab or on another device.';

test('a closed tab: the test goes on in the next one', { tag: '@long' }, async ({ page, context, student }) => {
  await student.beginWeekly();
  await student.answer('B');
  await student.next();
  await student.answer('C');
  await page.close();
  const next = await context.newPage();
  await next.goto(`${student.product.url}/test/weekly-test/maths`);
  await expect(next.getByText('Question 2 of 17')).toBeVisible();
  await expect(next.getByRole('radio', { name: /^C/ })).toBeChecked();
});

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

  test('for five minutes: five answers are kept, and reach the server afterwards', { tag: '@long' }, async ({
    page,
    context,
    student,
  }) => {
    await page.clock.install();
    await student.beginWeekly();
    await context.setOffline(true);
    for (const letter of ['A', 'B', 'C', 'D', 'A']) {
      await student.answer(letter);
      await student.next();
    }
    await expect(page.getByText(/Not yet saved, kept on this device/).first()).toBeAttached();
    await page.clock.runFor('05:00');
    await context.setOffline(false);
    await student.expectSaved();
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key.startsWith('wattle-')) localStorage.removeItem(key);
    });
    await student.goto('/student-dashboard');
    await expect(page.getByText(/^5 of 17 answered/)).toBeVisible();
  });

  test('at zero: everything is locked until it is submitted', async ({ page, context, student }) => {
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

  test('a log-in over the test brings it back, with every answer', { tag: '@long' }, async ({ page, student }) => {
    await student.beginWeekly();
    await student.answer('B');
    await student.expectSaved();
    await page.evaluate(() => localStorage.clear());
    await student.next();
    await student.answer('C');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Password', { exact: true }).fill(student.credentials.password);
    await dialog.getByRole('button', { name: 'Log In' }).click();
    await expect(dialog).toBeHidden();
    await student.expectSaved();
    await page.reload();
    await expect(page.getByRole('radio', { name: /^C/ })).toBeChecked();
    await student.previous();
    await expect(page.getByRole('radio', { name: /^B/ })).toBeChecked();
  });

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

test('a device whose clock is an hour wrong, and then a day, has the same time', async ({ page, student }) => {
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

test('two tabs start the same test: there is one, and a third that waited goes to its result', {
  tag: '@long',
}, async ({ page, context, student }) => {
  const [other, late] = [await context.newPage(), await context.newPage()];
  for (const tab of [page, other, late]) {
    await tab.goto(`${student.product.url}/test/weekly-test/maths`);
    await expect(tab.getByRole('button', { name: 'Start', exact: true })).toBeFocused();
  }
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: 'Start', exact: true }).dblclick()));
  for (const tab of [page, other]) await expect(tab.getByText('Question 1 of 17')).toBeVisible();
  await other.close();
  await student.submitAndSeeResult();
  await late.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(late).toHaveURL(page.url());
  await student.goto('/student-dashboard');
  await expect(page.getByRole('link', { name: /^Review / })).toHaveCount(1);
});

test('two tabs submit the same test: there is one result, and both show it', { tag: '@long' }, async ({
  page,
  context,
  student,
}) => {
  await student.beginWeekly();
  const other = await context.newPage();
  await other.goto(page.url());
  for (const tab of [page, other]) await tab.getByRole('button', { name: 'Submit', exact: true }).click();
  await Promise.all(
    [page, other].map((tab) => tab.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).dblclick()),
  );
  for (const tab of [page, other]) {
    await expect(tab).toHaveURL(/\/attempts\/[0-9a-f]{24}$/, { timeout: 30_000 });
  }
  expect(other.url()).toBe(page.url());
  await student.goto('/student-dashboard');
  await expect(page.getByRole('link', { name: /^Review / })).toHaveCount(1);
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
