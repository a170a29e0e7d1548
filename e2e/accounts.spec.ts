import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '@wattle/environment';
import { aFamily, aStudent, type Child } from './support/family';
import { expect, expectAccessible, storedOf, test } from './support/fixtures';
import { Visitor } from './support/visitor';

test('a family signs up, and its first child gets as far as a student may', { tag: ['@mixed', '@phone'] }, async ({
  page,
  visitor,
}) => {
  const family = aFamily();
  const [first, second] = family.children;

  await test.step('A parent registers both children', async () => {
    await visitor.goto('/signup');
    const parent = page.getByRole('group', { name: 'Parent' });
    await parent.getByLabel('First name').fill(family.parent.firstName);
    await parent.getByLabel('Last name').fill(family.parent.lastName);
    await parent.getByLabel('Phone').fill(family.parent.phone);
    await parent.getByLabel('Email').fill(family.parent.email);
    await fillInChild(page, 1, first);
    await page.getByRole('button', { name: '+ Add Another Child' }).click();
    await fillInChild(page, 2, second);
    await expect(page.getByRole('list', { name: 'Added children' }).getByRole('listitem')).toHaveText([/Priya Iyer/]);
    await page.getByRole('checkbox').check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign Up' }).click();
  });

  await test.step('The first child logs in', async () => {
    await expect(page.getByRole('heading', { name: 'Log in to your account' })).toBeVisible();
    await visitor.logIn(first);
    await expect(page).toHaveURL(`${visitor.product.url}/student-dashboard`);
    const entries = (await visitor.menu()).getByRole('listitem');
    await expect(entries).toHaveText(['Student Dashboard', 'Logout']);
  });

  await test.step('A page for staff is refused with a sentence', async () => {
    await visitor.goto('/admin-dashboard');
    await expect(page.getByRole('heading', { name: 'This page is for staff' })).toBeVisible();
    await expect(
      page.getByText(`You are logged in as ${first.username}, and that account cannot open it.`),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Go to your dashboard' }).click();
    await expect(page.getByRole('heading', { name: `Hello, ${first.firstName}` })).toBeVisible();
    await expect(page).toHaveURL(`${visitor.product.url}/student-dashboard`);
  });

  await test.step('Logging out leads to the start page', async () => {
    const ended = page.waitForResponse('**/api/auth/logout');
    await visitor.logOut();
    expect((await ended).status()).toBe(204);
    await expect(page.getByRole('link', { name: 'Start the free assessment' }).first()).toBeVisible();
    await expect(page).toHaveURL(`${visitor.product.url}/`);
    await expect((await visitor.menu()).getByRole('listitem')).toHaveText([
      'Home',
      // An earlier version of the shell says that these come soon.
      /^Pricing( Soon)?$/,
      'Free Assessment',
      /^Useful resources( Soon)?$/,
      'Log In/Sign up',
    ]);
    expect(await storedOf(page)).toEqual({ isAuthenticated: 'false' });
  });
});

test('an admin creates an account for the questions, which reaches no family, and disables it', {
  tag: ['@one-width', '@long'],
}, async ({ page, visitor, browser }) => {
  await visitor.openAt('/admin-dashboard', DEMO_ACCOUNTS.admin);
  const entries = (await visitor.menu()).getByRole('listitem');
  await expect(entries).toHaveText([
    ...[
      'Home',
      'Add Questions',
      'Import Questions',
      'Statistics',
      'Writing',
      'Families',
      'Operations',
      'Staff',
      'Logout',
    ],
  ]);
  await visitor.goto('/admin-dashboard/staff');
  const colleague = { username: `anna-${randomUUID().slice(0, 8)}`, password: 'a-kookaburra-laughs' };
  await page.getByLabel('Username').fill(colleague.username);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByRole('heading', { name: `Send ${colleague.username} this link` })).toBeFocused();
  await expectAccessible(page);
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByLabel('Username')).toBeFocused();
  await visitor.goto('/test/weekly-test/maths');
  await expect(page.getByRole('heading', { name: 'This page is for students' })).toBeVisible();

  const context = await browser.newContext();
  const other = new Visitor(await context.newPage(), visitor.product);
  await other.page.goto(link);
  await other.page.getByLabel('New password').fill(colleague.password);
  await other.page.getByRole('button', { name: 'Set the password' }).click();
  await other.page.getByLabel('Password', { exact: true }).fill(colleague.password);
  await other.page.getByRole('button', { name: 'Log In' }).click();
  await expect(other.page.getByRole('heading', { name: 'Question bank' })).toBeVisible();
  await other.page.getByRole('link', { name: 'Maths' }).first().click();
  await expect(other.page.getByRole('table').first()).toBeVisible();
  await other.goto('/admin-dashboard/families');
  await expect(other.page.getByRole('heading', { name: 'This page is for other staff' })).toBeVisible();
  await other.page.getByRole('link', { name: 'Go to your dashboard' }).click();
  await expect(other.page.getByRole('heading', { name: 'Question bank' })).toBeVisible();

  await visitor.goto('/admin-dashboard/staff');
  await page.getByRole('button', { name: `Disable ${colleague.username}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByRole('button', { name: `Enable ${colleague.username}` })).toBeVisible();
  await expect(page.getByText('is disabled and logged out everywhere.')).toBeVisible();
  await other.goto('/view-questions/Maths');
  await expect(
    other.page
      .getByRole('dialog')
      .or(other.page.getByRole('heading', { name: /log in/i }))
      .first(),
  ).toBeVisible();
  await context.close();
});

test('nobody signed in logs in first and comes back to where she wanted', { tag: '@one-width' }, async ({
  page,
  visitor,
  product,
}) => {
  const fetched = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.includes('/releases/tests/'))
        .map((entry) => (entry as PerformanceResourceTiming).initiatorType),
    );
  await visitor.goto('/test/weekly-test/maths?again=1');
  await expect(page.getByText('Log in, and you come back to where you were going.')).toBeVisible();
  // The browser complains of what is preloaded and not used.
  expect(await fetched()).toEqual([]);
  await visitor.logIn(await aStudent(product));
  await expect(page.getByRole('heading', { name: 'Ready?' })).toBeVisible();
  await expect(page).toHaveURL(`${visitor.product.url}/test/weekly-test/maths?again=1`);
  expect(await fetched()).toContain('link');
  await visitor.goto('/login');
  await expect(page).toHaveURL(`${visitor.product.url}/student-dashboard`);
});

test('tabs that wait at the log-in go on to where they wanted when another tab logs in', {
  tag: ['@one-width', '@long'],
}, async ({ context, visitor, product }) => {
  const waiting = async (path: string) => {
    const tab = await context.newPage();
    await tab.goto(product.url + path);
    await expect(tab.getByText('Log in, and you come back to where you were going.')).toBeVisible();
    return tab;
  };
  const forStudents = await waiting('/test/weekly-test/maths');
  const forStaff = await waiting('/admin-dashboard');
  await visitor.logInAt('/student-dashboard', await aStudent(product));
  await expect(forStudents.getByRole('heading', { name: 'Ready?' })).toBeVisible();
  // Its user may not go there.
  await expect(forStaff).toHaveURL(`${product.url}/student-dashboard`);
});

test('both forms can be filled in with the keyboard alone', { tag: ['@keyboard', '@long'] }, async ({
  page,
  visitor,
}) => {
  const { parent, children } = aFamily();
  const [child] = children;
  const type = async (text: string) => {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  };
  const pass = async (stops: number) => {
    for (let stop = 0; stop < stops; stop += 1) await page.keyboard.press('Tab');
  };

  await visitor.goto('/signup');
  await page.getByRole('group', { name: 'Parent' }).getByLabel('First name').focus();
  await page.keyboard.type(parent.firstName);
  for (const text of [parent.lastName, parent.phone, parent.email, child.username, child.password]) await type(text);
  // Past the button that shows the password.
  await pass(1);
  for (const text of [child.firstName, child.lastName, 'Year 5']) await type(text);
  // Past the exam, which may be left out.
  await pass(1);
  await type(child.school);
  await expect(page.getByText('Available', { exact: true })).toBeVisible();
  // Past Add and Clear to the terms; past their two links to Sign Up.
  await pass(2);
  await type(' ');
  await pass(3);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Log in to your account' })).toBeVisible();

  await expect(page.getByLabel('Username or email')).toHaveValue(child.username);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.type(child.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${visitor.product.url}/student-dashboard`);
});

async function fillInChild(page: Page, number: number, child: Child) {
  const block = page.getByRole('group', { name: `Child ${number}` });
  await block.getByLabel('Username').fill(child.username);
  await block.getByLabel('Password', { exact: true }).fill(child.password);
  await block.getByLabel('First name').fill(child.firstName);
  await block.getByLabel('Last name').fill(child.lastName);
  await block.getByLabel('Grade (year)').selectOption(`Year ${child.grade}`);
  await block.getByLabel('School').fill(child.school);
  await expect(block.getByText('Available', { exact: true })).toBeVisible();
}
