import { FREE_TESTS } from '@wattle/contract';
import { expect, test } from './support/fixtures';

const [reading] = FREE_TESTS;

test.beforeEach(async ({ visitor }) => {
  await visitor.startAssessment();
  await visitor.startTest(reading);
});

test('a reload in the middle keeps questions, answers and time', async ({ page, visitor }) => {
  await visitor.answer('C');
  await visitor.next();
  await visitor.answer('D');
  const question = await page.getByRole('heading', { level: 2 }).last().textContent();
  await page.reload();
  await expect(page.getByRole('radio', { name: /^C/ })).toBeChecked();
  await visitor.next();
  await expect(page.getByRole('heading', { level: 2 }).last()).toHaveText(question ?? '');
  await expect(page.getByRole('radio', { name: /^D/ })).toBeChecked();
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

test('without the network the test goes on, and nothing is lost', async ({ page, context, visitor }) => {
  page.removeAllListeners('console');
  await context.setOffline(true);
  await visitor.answer('B');
  await expect(page.getByText(/Not yet saved/)).toBeAttached();
  await visitor.next();
  await visitor.answer('D');
  await page.getByRole('button', { name: 'Submit' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText('Question 2 of 10')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeAttached();
  await page.reload();
  await expect(page.getByRole('radio', { name: /^B/ })).toBeChecked();
});

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
