import type { Page } from '@playwright/test';
import { FREE_TESTS } from '@wattle/contract';
import { expect, test } from './support/fixtures';

const [reading] = FREE_TESTS;
const NOT_SUBMITTED = 'Error submitting assessment:';

test.beforeEach(async ({ visitor }) => {
  await visitor.startAssessment();
  await visitor.startTest(reading);
});

test('a reload in the middle keeps the place, questions, answers and time', async ({ page, visitor }) => {
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

test('Back is blocked with the documented alert', async ({ page }) => {
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    return dialog.accept();
  });
  await page.goBack().catch(() => undefined);
  await expect.poll(() => alerts).toEqual(['Back navigation is disabled during the test.']);
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
});

test('the skip link leads to the test, and Back after it is blocked as before', async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack().catch(() => undefined);
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
  await expect(page).toHaveURL(/\/questions-page\/[^#]+$/);
});

test.describe('without the network', () => {
  test.use({ allowedComplaints: /Failed to load resource: net::ERR_(INTERNET_DISCONNECTED|FAILED)|ChunkLoadError/ });

  test('the test goes on, and nothing is lost', async ({ page, context, visitor }) => {
    await context.setOffline(true);
    await visitor.answer('B');
    await expect(page.getByText(/Not yet saved/)).toBeAttached();
    await visitor.next();
    await visitor.answer('D');
    await submitInVain(page);
    await expect(
      page
        .getByRole('region', { name: /^Latest messages/ })
        .getByRole('group')
        .first(),
    ).toBeVisible();
    // A message stands in the way of no button.
    for (const name of ['Previous', 'Next', 'Submit']) await page.getByRole('button', { name }).click({ trial: true });
    await page.waitForTimeout(2_000);
    await expect(page.getByText('Question 2 of 10')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Saved', { exact: true })).toBeAttached();
    await page.reload();
    await expect(page.getByRole('radio', { name: /^D/ })).toBeChecked();
    await visitor.previous();
    await expect(page.getByRole('radio', { name: /^B/ })).toBeChecked();
  });

  test('a message is shown even when the toasts could not be fetched before', async ({ page, context, visitor }) => {
    await page.route('**/toasts.*.js', (route) => route.abort());
    await page.reload();
    await visitor.answer('B');
    await context.setOffline(true);
    await submitInVain(page);
    await expect(page.getByRole('status').filter({ hasText: NOT_SUBMITTED })).toBeVisible();
    await page.waitForTimeout(2_000);
    await expect(page.getByText('Question 1 of 10')).toBeVisible();
  });
});

async function submitInVain(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click();
}

test('the test can be taken with the keyboard alone', async ({ page }) => {
  await page.getByRole('radio', { name: /^A/ }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: /^B/ })).toBeChecked();
  await page.getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Question 2 of 10')).toBeVisible();
  await page.getByRole('button', { name: 'Submit' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toContainText(
    'Questions 2, 3, 4, 5, 6, 7, 8, 9 and 10 are not answered.',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Submit' })).toBeFocused();
});
