import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRegistry, registryPath } from '@wattle/federation/release';
import { freePort } from '../scripts/testing/free-port';
import { RELEASES } from './support/build';
import { Checkout } from './support/checkout';
import { DevProcess } from './support/dev-process';
import { expect, test } from './support/fixtures';

const PAGE = 'mf-auth/src/login/login-page.tsx';
const TITLE = 'Log in to your account';

// What the development server prints of a build that has failed, and the refusal of a password.
test.use({ allowedComplaints: /Errors while compiling|Module build failed|status of 401/ });

test('a component of a remote keeps its state while its sources are changed, also over an error', async ({
  page,
  product,
}) => {
  test.setTimeout(400_000);
  const checkout = new Checkout('dev');
  const dataDir = mkdtempSync(join(tmpdir(), 'wattle-dev-'));
  const source = readFileSync(join(checkout.folder, PAGE), 'utf8');
  const port = await freePort();
  await copyRemotes(join(dataDir, 'dev-releases'));
  const settings = { DATA_DIR: dataDir, PORT: String(port), API_PORT: String(await freePort()) };
  const parameters = ['mf-auth', '--api', product.apiUrl];
  const dev = await DevProcess.start(checkout.folder, parameters, settings, /^Wattle is at .* follows mf-auth\.$/m);
  try {
    await page.goto(`http://localhost:${port}/login`);
    const username = page.getByLabel('Username or email');
    await username.fill('ada');

    checkout.write(PAGE, source.replace(TITLE, 'The first edit'));
    await expect(page.getByRole('heading', { name: 'The first edit' })).toBeVisible();
    await expect(username).toHaveValue('ada');

    checkout.write(PAGE, `${source}\nconst = ;`);
    await expect(page.frameLocator('iframe').getByText('Syntax Error')).toBeVisible();
    checkout.write(PAGE, source.replace(TITLE, 'The second edit'));
    await expect(page.getByRole('heading', { name: 'The second edit' })).toBeVisible();
    await expect(username).toHaveValue('ada');
    await expect(page.locator('iframe')).toHaveCount(0);

    // The API is another one; to it, the page is one of its own.
    await page.getByLabel('Password', { exact: true }).fill('a wrong password');
    const refused = page.waitForResponse('**/api/auth/login');
    await page.getByRole('button', { name: 'Log In' }).click();
    expect((await refused).status()).toBe(401);

    // The page of a remote that is released.
    await page.goto(`http://localhost:${port}/terms`);
    await expect(page.getByRole('heading', { name: 'Terms of service' })).toBeVisible();
  } finally {
    await dev.stop();
    checkout.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** The remotes as they are released, without a shell: that of development is another build. */
async function copyRemotes(folder: string): Promise<void> {
  cpSync(RELEASES, folder, { recursive: true, filter: (path) => path !== join(RELEASES, 'shell') });
  const { shell, ...registry } = await readRegistry(RELEASES);
  writeFileSync(registryPath(folder), JSON.stringify(registry));
}
