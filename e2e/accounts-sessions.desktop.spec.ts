import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './support/fixtures';
import { startClockOn } from './support/visitor';

const startWriting = (page: Page) => page.getByRole('link', { name: 'Start Writing', exact: true });
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Please log in again to go on.' });

test.beforeEach(async ({ page, student }) => {
  await student.openDashboard();
  // What the page fetches at first is not refused.
  await expect(startWriting(page)).toBeVisible();
});

test('a log-out in one tab reaches the other', { tag: '@long' }, async ({ page, context, student, product }) => {
  const other = await context.newPage();
  await other.goto(`${product.url}/student-dashboard`);
  await student.logOut();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(other.getByText('Log in, and you come back to where you were going.')).toBeVisible();
});

test.describe('when the access token is spent', () => {
  test.use({ allowedComplaints: /Failed to load resource: .* 401/ });

  test('and the session is over, a dialog asks for the password, and nothing typed is lost', async ({
    page,
    student,
  }) => {
    const { username, password: right } = student.credentials;
    await startWriting(page).click();
    await startClockOn(page);
    await page.getByRole('textbox').fill('It was still warm.');
    await expect(page.getByText('Saved', { exact: true })).toBeAttached();
    await endSession(page);
    await page.getByRole('textbox').fill('It was still warm. And it moved.');
    const dialog = dialogOf(page);
    const password = dialog.getByLabel('Password', { exact: true });
    await expect(dialog.getByText(username)).toBeVisible();
    await expect(password).toBeFocused();
    await expectAccessible(page);
    // As fast as the browser takes them: no key may go anywhere but into the dialog.
    const keys = 'n Escape Escape o Escape Escape Escape Escape Escape t'.split(' ');
    await Promise.all(keys.map((key) => page.keyboard.press(key)));
    await expect(password).toHaveValue('not');
    await expect(page.locator('textarea')).toHaveValue('It was still warm. And it moved.');

    await page.keyboard.type(' the password');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toBeVisible();

    await password.fill(right);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByText('Saved', { exact: true })).toBeAttached();
    await expect(page.getByRole('textbox')).toHaveValue('It was still warm. And it moved.');
  });

  test.describe('and the dialog cannot be fetched', () => {
    test.use({ allowedComplaints: /Failed to load resource: (.* 401|net::ERR_FAILED)|ChunkLoadError|Loading chunk/ });

    test('the log-in page asks instead, and leads back', { tag: '@long' }, async ({ page, student }) => {
      await page.route('**/login-again.*.js', (route) => route.abort());
      await endSession(page);
      await startWriting(page).click();
      await expect(page.getByText('Log in, and you come back to where you were going.')).toBeVisible();
      await student.logIn(student.credentials);
      await expect(page.getByRole('heading', { name: 'Ready?' })).toBeVisible();
    });
  });
});

async function spendAccess(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('access_token', 'spent'));
}

/** Ends the session on the server, as a log-out on another device of the family would. */
async function endSession(page: Page): Promise<void> {
  const refresh = await page.evaluate(() => localStorage.getItem('refresh_token'));
  await page.request.post(new URL('/api/auth/logout', page.url()).href, { data: { refresh } });
  await spendAccess(page);
}
