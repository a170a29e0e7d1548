import { signUpFamily } from './support/family';
import { expect, expectAccessible, test } from './support/fixtures';
import { mailedLink } from './support/mailed-link';

const NEW_PASSWORD = 'a-kookaburra-laughs';

test('a parent confirms the address, which logs in and opens the first week, downloads one child and erases another, and sets a new password', {
  tag: '@long',
}, async ({ page, visitor, product }) => {
  const { parent, children } = await signUpFamily(product);
  const [child, other] = children;

  await test.step('The address is confirmed by a press of the button, not by opening the link', async () => {
    await page.goto(await mailedLink(product, parent.email, 'confirm-email'));
    await page.getByRole('checkbox', { name: /^Email me a report/ }).check();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm my address' }).click();
    await expect(page).toHaveURL(`${product.url}/family`);
    await expect(page.getByRole('heading', { name: `How ${child.firstName} begins` })).toBeVisible();
    await expect(page.getByText(`as ${child.username}`)).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Weekly report' })).toBeChecked();
  });

  await test.step('The data of one child is downloaded', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: `Download ${child.firstName}’s data` }).click();
    expect((await download).suggestedFilename()).toBe('wattle-priya.json');
  });

  await test.step('Another is erased alone, by a link of its own and the typed address', async () => {
    await page.getByRole('tab', { name: other.firstName }).click();
    await page.getByRole('button', { name: `Erase ${other.firstName}’s account` }).click();
    await expect(page.getByText('Nothing is erased until then.')).toBeVisible();
    await page.goto(await mailedLink(product, parent.email, 'erase-family'));
    await expect(page.getByRole('heading', { name: `Erase ${other.firstName}’s account` })).toBeVisible();
    await page.getByLabel('Parent’s email').fill(parent.email);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Erase for good' }).click();
    await expect(page.getByText(`Everything that we kept of ${other.firstName} is erased.`)).toBeVisible();
    await page.getByRole('link', { name: 'Back to your family' }).click();
    await expect(page.getByRole('tab')).toHaveText([/^Priya/]);
    await visitor.logOut();
    await page.goto(`${product.url}/login`);
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
