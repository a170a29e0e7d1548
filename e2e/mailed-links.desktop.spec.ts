import { aFamily } from './support/family';
import { expect, expectAccessible, test } from './support/fixtures';
import { mailedLink } from './support/mailed-link';

const NEW_PASSWORD = 'a-kookaburra-laughs';

test('a parent confirms the address, and later sets a new password by the links that are emailed to it', async ({
  page,
  visitor,
  product,
}) => {
  const { parent, children, terms } = aFamily();
  const [child] = children;
  const signUp = { data: { parent, children, terms } };
  expect((await page.request.post(`${product.apiUrl}/api/auth/signup`, signUp)).status()).toBe(201);

  await test.step('The address is confirmed by a press of the button, not by opening the link', async () => {
    await page.goto(await mailedLink(product, parent.email, 'confirm-email'));
    await page.getByRole('checkbox', { name: /^Email me a report/ }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page.getByText('Thank you. Your address is confirmed. The first weekly report')).toBeVisible();
    await page.getByRole('link', { name: `See ${child.firstName}’s progress` }).click();
    await expect(page.getByRole('heading', { level: 1, name: `${child.firstName}’s progress` })).toBeVisible();
    await page.goBack();
    await page.getByRole('link', { name: 'Go to log in' }).click();
  });

  await test.step('A forgotten password leads to a mail', async () => {
    await page.getByRole('link', { name: 'Forgot the password?' }).click();
    await page.getByLabel('Parent’s email').fill(parent.email);
    await page.getByRole('button', { name: 'Email me the links' }).click();
    await expect(page.getByText(/an email with a link for each child is on its way/)).toBeVisible();
    await expectAccessible(page);
    expect(page.url()).toBe(`${product.url}/forgot-password`);
  });

  await test.step('The link sets a new password, with which the child logs in', async () => {
    await page.goto(await mailedLink(product, parent.email, 'reset-password'));
    await expect(page.getByText(child.username)).toBeVisible();
    await page.getByLabel('New password').fill(NEW_PASSWORD);
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect(page.getByText(`${child.username} can log in with the new password now.`)).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await visitor.logIn({ username: child.username, password: NEW_PASSWORD });
    await expect(page).toHaveURL(`${product.url}/student-dashboard`);
  });
});

test('a parent sees the progress of a child by a mailed link, downloads the data and has the family erased', async ({
  page,
  product,
}) => {
  const { parent, children, terms } = aFamily();
  const [child] = children;
  const post = (path: string, data: object) => page.request.post(`${product.apiUrl}/api/${path}`, { data });
  expect((await post('auth/signup', { parent, children, terms })).status()).toBe(201);
  const confirmation = await mailedLink(product, parent.email, 'confirm-email');
  const token = new URL(confirmation).hash.slice(1);
  expect((await post('auth/confirm-email', { token })).status()).toBe(200);

  await test.step('A link is mailed to the page, which turns the weekly report on', async () => {
    await page.goto(`${product.url}/child-progress`);
    await page.getByLabel('Parent’s email').fill(parent.email);
    await page.getByRole('button', { name: 'Email me a link' }).click();
    await expect(page.getByText(/an email with a link is on its way/)).toBeVisible();
    await page.goto(await mailedLink(product, parent.email, 'child-progress'));
    await expect(page.getByRole('heading', { level: 1, name: `${child.firstName}’s progress` })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Email me a weekly report' }).press('Enter');
    await expect(page.getByText('You get a report of each week.')).toBeVisible();
  });

  await test.step('The data is downloaded', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: /^Download / }).click();
    expect((await download).suggestedFilename()).toBe('wattle-priya.json');
  });

  await test.step('The erasure wants a link of its own, and the typed address', async () => {
    await page.getByRole('button', { name: 'Erase our family’s accounts' }).click();
    await expect(page.getByText('Nothing is erased until then.')).toBeVisible();
    await page.goto(await mailedLink(product, parent.email, 'erase-family'));
    await expectAccessible(page);
    await page.getByLabel('Parent’s email').fill(parent.email);
    await page.getByRole('button', { name: 'Erase for good' }).click();
    await expect(page.getByText('Everything that we kept of your family is erased.')).toBeVisible();
    const login = { email_or_username: child.username, password: child.password };
    expect((await post('auth/login', login)).status()).toBe(401);
  });
});
