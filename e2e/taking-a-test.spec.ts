import type { Page } from '@playwright/test';
import { FREE_TESTS } from '@wattle/contract/free-tests';
import { coveredByNotices } from './support/covered-by-notices';
import { expect, expectAccessible, test } from './support/fixtures';
import { showPlainPassages } from './support/plain-passages';

const [reading] = FREE_TESTS;

test.beforeEach(async ({ page, visitor }) => {
  await showPlainPassages(page);
  await visitor.startAssessment();
  await visitor.startTest(reading);
});

test('a reload in the middle keeps the place, questions, answers and time', { tag: '@one-width' }, async ({
  page,
  visitor,
}) => {
  await visitor.answer('C');
  await visitor.next();
  await visitor.answer('D');
  const question = await page.getByRole('heading', { level: 2 }).last().textContent();
  await page.reload();
  await expect(page.getByText('Question 2 of 10')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).last()).toHaveText(question ?? '');
  await expect(page.getByRole('radio', { name: /^D/ })).toBeChecked();
  await visitor.previous();
  await expect(page.getByRole('radio', { name: /^C/ })).toBeChecked();
  await expect(page.getByRole('timer', { name: /^12:5\d left$/ })).toBeVisible();
});

test('Back is blocked with the documented alert', { tag: '@one-width' }, async ({ page }) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    return dialog.accept();
  });
  await page.goBack().catch(() => undefined);
  await expect.poll(() => alerts).toEqual(['Back navigation is disabled during the test.']);
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
});

test('Back is blocked also where the test was opened by its address, and after a reload', {
  tag: ['@one-width', '@long'],
}, async ({ page, visitor }) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    return dialog.accept();
  });
  const address = page.url();
  await page.goto('about:blank');
  await page.goto(address);
  for (const blocked of [1, 2]) {
    await visitor.answer('B');
    await page.goBack().catch(() => undefined);
    await expect.poll(() => alerts).toHaveLength(blocked);
    await expect(page.getByText('Question 1 of 10')).toBeVisible();
    await page.reload();
  }
});

test('the skip link leads to the test, and Back after it is blocked as before', { tag: '@one-width' }, async ({
  page,
}) => {
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack().catch(() => undefined);
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
  await expect(page).toHaveURL(/\/questions-page\/[^#]+$/);
});

for (const width of [320, 390]) {
  const tag = width === 320 ? ['@one-width'] : ['@one-width', '@long'];
  test(`nothing is cut off at ${width} px`, { tag }, async ({ page, visitor }) => {
    await page.setViewportSize({ width, height: 700 });
    const expectInside = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const boxes = await page
        .getByRole('button')
        .or(page.getByRole('timer'))
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
      const shown = boxes.filter((box) => box.width > 1);
      for (const box of shown) expect(box.right).toBeLessThanOrEqual(width);
      const bar = shown.filter(({ top }) => top < 60).sort((one, other) => one.left - other.left);
      bar.slice(1).forEach((box, index) => {
        expect(box.left).toBeGreaterThanOrEqual((bar[index] as DOMRect).right);
      });
    };
    await expectInside();
    await visitor.answerAll('B');
    await page.getByRole('button', { name: 'Flag', exact: true }).click();
    await expectInside();
    await page.getByRole('button', { name: 'All questions' }).click();
    await expectInside();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Display' }).click();
    for (const choice of await page.getByRole('radio', { name: /device|contrast/ }).all()) {
      const box = await choice.boundingBox();
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width - 16);
    }
  });
}

test.describe('in two tabs', () => {
  // The tab that is left is told that the test was submitted.
  test.use({ allowedComplaints: /Failed to load resource: .* 409/ });

  test('a second tab takes over; the first says so, and can take the test back', { tag: '@one-width' }, async ({
    page,
    context,
    visitor,
  }) => {
    await visitor.answer('B');
    await expect(page.getByText('Saved', { exact: true })).toBeAttached();
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByRole('radio', { name: /^B/ })).toBeChecked();
    await visitor.answer('C');
    await page.getByRole('button', { name: 'Go on here' }).click();
    await expect(page.getByRole('radio', { name: /^C/ })).toBeChecked();
    await visitor.submit();
    await other.bringToFront();
    await expect(other.getByRole('heading', { name: 'Your three tests' })).toBeVisible({ timeout: 20_000 });
  });
});

test.describe('in a browser that has lost its cookie', () => {
  test.use({ allowedComplaints: /Failed to load resource: .* 404/ });

  test('the test says so, keeps the answers and is not submitted', { tag: ['@one-width', '@long'] }, async ({
    page,
    context,
    visitor,
  }) => {
    const cookies = await context.cookies();
    await context.clearCookies();
    await visitor.answer('B');
    await expect(page.getByRole('heading', { name: 'This browser no longer knows this test' })).toBeVisible();
    await expectAccessible(page);
    await context.addCookies(cookies);
    await page.reload();
    await expect(page.getByRole('radio', { name: /^B/ })).toBeChecked();
    // What was stored on the device is sent again; without the cookie it would be refused before the submission is.
    await expect(page.getByText('Saved', { exact: true })).toBeAttached();
    await context.clearCookies();
    await submitInVain(page);
    await page.getByRole('link', { name: 'Start again' }).click();
    await expect(page.getByRole('heading', { name: 'Student Information' })).toBeVisible();
  });
});

test.describe('without the network', () => {
  test.use({ allowedComplaints: /Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)|ChunkLoadError/ });

  test('the test goes on, and nothing is lost', { tag: '@one-width' }, async ({ page, context, visitor }) => {
    await context.setOffline(true);
    await visitor.answer('B');
    await expect(page.getByText(/Not yet saved/)).toBeAttached();
    await visitor.next();
    await visitor.answer('D');
    await submitInVain(page);
    const messages = page.getByRole('list', { name: /^Latest messages/ });
    await expect(messages.getByRole('listitem').first()).toBeVisible();
    expect(await coveredByNotices(page)).toEqual([]);
    // The screen ends where the window ends, also below a message.
    const foot = await page.locator('footer').boundingBox();
    expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeCloseTo(page.viewportSize()?.height ?? 0, 0);
    for (const name of ['Previous', 'Next', 'Submit'])
      await page.getByRole('button', { name, exact: true }).click({ trial: true });
    await expect(
      page.getByText(
        /^There is no connection to Wattle\..* It is sent again by itself, also when you come back to it\.$/,
      ),
    ).toBeVisible();
    // Who goes on is not interrupted by the submission.
    await visitor.previous();
    await visitor.next();
    await expect(page.getByText('Question 2 of 10')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(/not submitted yet/)).toBeHidden();
    await expect(page.getByText('Saved', { exact: true })).toBeAttached();
    await page.reload();
    await expect(page.getByRole('radio', { name: /^D/ })).toBeChecked();
    await visitor.previous();
    await expect(page.getByRole('radio', { name: /^B/ })).toBeChecked();
  });
});

async function submitInVain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click();
}

test('the test can be taken with the keyboard alone', { tag: '@keyboard' }, async ({ page }) => {
  await page.getByRole('radio', { name: /^A/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^B/ })).toBeChecked();
  await page.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Question 2 of 10')).toBeVisible();
  await page.getByRole('button', { name: 'Submit', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText('9 of 10 questions are not answered.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeFocused();
});
