import type { BrowserContext, Page } from '@playwright/test';
import { aStudent, type Credentials } from './support/family';
import { expect, expectAccessible, test } from './support/fixtures';
import type { Visitor } from './support/visitor';

const START = '**/api/freeassesment/userdetailforassesment';

let student: Credentials;
test.beforeEach(async ({ context, product, visitor }) => {
  await needLogIn(context);
  student = await aStudent(product);
  await visitor.logInAt('/student-dashboard', student);
});

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Please log in again to go on.' });

test('a log-out in one tab reaches the other', async ({ page, context, visitor, product }) => {
  const other = await context.newPage();
  await other.goto(`${product.url}/student-dashboard`);
  await visitor.logOut();
  await expect(page).toHaveURL(`${product.url}/`);
  await expect(other.getByText('Log in, and you come back to where you were going.')).toBeVisible();
});

test.describe('when the access token is spent', () => {
  test.use({ allowedComplaints: /Failed to load resource: .* 401/ });

  test('two tabs that refresh at once go on with the same tokens', async ({ page, context, visitor, product }) => {
    const other = await context.newPage();
    await other.goto(`${product.url}/freeassesment`);
    await visitor.goto('/freeassesment');
    await spendAccess(page);
    await Promise.all([page, other].map((tab) => start(tab, visitor)));
    for (const tab of [page, other]) await expect(tab.getByRole('heading', { name: 'Your three tests' })).toBeVisible();
    const [one, two] = await Promise.all(
      [page, other].map((tab) => tab.evaluate(() => [localStorage.access_token, localStorage.refresh_token])),
    );
    expect(one).toEqual(two);
    expect(one).not.toContain(undefined);
  });

  test('and the session is over, a dialog asks for the password, and nothing typed is lost', async ({
    page,
    visitor,
  }) => {
    await visitor.goto('/freeassesment');
    await endSession(page);
    await start(page, visitor);
    const dialog = dialogOf(page);
    await expect(dialog.getByText(student.username)).toBeVisible();
    await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
    await expectAccessible(page);
    await visitor.picture('sessions-1-dialog');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');

    await page.keyboard.type('not the password');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expectAccessible(page);
    await visitor.picture('sessions-2-refused');
    await expect(page.getByLabel('Email')).toHaveValue(visitor.email);

    await dialog.getByLabel('Password', { exact: true }).fill(student.password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your three tests' })).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('userEmail'))).toBe(visitor.email);
  });

  test('every tab asks, and one log-in is enough for all', async ({ page, context, visitor, product }) => {
    const other = await context.newPage();
    await other.goto(`${product.url}/student-dashboard`);
    await visitor.goto('/freeassesment');
    await endSession(page);
    await start(page, visitor);
    await expect(dialogOf(other)).toBeVisible();
    await dialogOf(page).getByLabel('Password', { exact: true }).fill(student.password);
    await dialogOf(page).getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByRole('heading', { name: 'Your three tests' })).toBeVisible();
    await expect(dialogOf(other)).toBeHidden();
    await expect(other).toHaveURL(`${product.url}/student-dashboard`);
  });

  test('a page that is loaded again after the end leads to the log-in and back', async ({
    page,
    visitor,
    context,
    product,
  }) => {
    const other = await context.newPage();
    await other.goto(`${product.url}/freeassesment`);
    await endSession(page);
    await start(other, visitor);
    await expect(dialogOf(page)).toBeVisible();
    await page.reload();
    await expect(page.getByText('Log in, and you come back to where you were going.')).toBeVisible();
    await visitor.logIn(student);
    await expect(page).toHaveURL(`${product.url}/student-dashboard`);
    await expect(other.getByRole('heading', { name: 'Your three tests' })).toBeVisible();
  });

  test('Log out in the dialog leads to the start page', async ({ page, visitor, product }) => {
    await visitor.goto('/freeassesment');
    await endSession(page);
    await start(page, visitor);
    await dialogOf(page).getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(`${product.url}/`);
    await expect(dialogOf(page)).toBeHidden();
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({ isAuthenticated: 'false' });
  });

  test.describe('and the dialog cannot be fetched', () => {
    test.use({ allowedComplaints: /Failed to load resource: (.* 401|net::ERR_FAILED)|ChunkLoadError|Loading chunk/ });

    test('the log-in page asks instead, and leads back', async ({ page, visitor }) => {
      await page.route('**/login-again.*.js', (route) => route.abort());
      await visitor.goto('/freeassesment');
      await endSession(page);
      await start(page, visitor);
      await expect(page.getByText('Log in, and you come back to where you were going.')).toBeVisible();
      await visitor.logIn(student);
      await expect(page).toHaveURL(/\/freeassesment$/);
    });
  });
});

/** No screen makes a call yet that only a student may make: the start of the free assessment stands in for one. */
async function needLogIn(context: BrowserContext): Promise<void> {
  await context.route(START, async (route) => {
    const token = await route.request().headerValue('Authorization');
    if (token && token !== 'Bearer spent') return route.continue();
    await route.fulfill({ status: 401, json: { statusCode: 401, message: 'Please log in to go on.' } });
  });
}

async function start(page: Page, { email }: Visitor): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Start' }).click();
}

async function spendAccess(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('access_token', 'spent'));
}

/** Ends the session on the server, as a log-out on another device of the family would. */
async function endSession(page: Page): Promise<void> {
  const refresh = await page.evaluate(() => localStorage.getItem('refresh_token'));
  await page.request.post(new URL('/api/auth/logout', page.url()).href, { data: { refresh } });
  await spendAccess(page);
}
