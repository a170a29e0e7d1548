import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_ACCOUNTS } from '@wattle/environment';
import { readRegistry } from '@wattle/federation/release';
import { freePort } from '../scripts/testing/free-port';
import { REGISTRY_KEY_FILE } from './support/build';
import { Checkout } from './support/checkout';
import { DevProcess } from './support/dev-process';
import { expect, expectAccessible, test } from './support/fixtures';
import { Visitor } from './support/visitor';

const PAGE = 'mf-auth/src/login/login-page.tsx';
const TITLE = 'Log in to your account';

// What the development server prints of a build that has failed, and the refusal of a password.
test.use({ allowedComplaints: /Errors while compiling|Module build failed|status of 401/ });

test('a component of a remote keeps its state while its sources are changed, also over an error', {
  tag: '@long',
}, async ({ page, product, releases }) => {
  test.setTimeout(400_000);
  const checkout = new Checkout('dev');
  const dataDir = mkdtempSync(join(tmpdir(), 'wattle-dev-'));
  const source = readFileSync(join(checkout.folder, PAGE), 'utf8');
  const port = await freePort();
  // The remotes as they are released; the shell of development is another build.
  const { shell, ...registry } = await readRegistry(releases.folder);
  releases.writeRegistry(registry);
  rmSync(join(releases.folder, 'shell'), { recursive: true });
  symlinkSync(releases.folder, join(dataDir, 'dev-releases'));
  const settings = { DATA_DIR: dataDir, PORT: String(port), API_PORT: String(await freePort()), REGISTRY_KEY_FILE };
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
    // The page would complain that its server is gone.
    await page.goto('about:blank');
  } finally {
    await dev.stop();
    checkout.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

const LOCAL = 'mf-marketing/src/legal/terms.tsx';

test('staff see the version of their machine in a deployed shell; others, and students, see the release', {
  tag: '@long',
}, async ({ page, product, newDevice }) => {
  test.setTimeout(400_000);
  const checkout = new Checkout('local');
  const source = readFileSync(join(checkout.folder, LOCAL), 'utf8');
  checkout.write(LOCAL, source.replace('Terms of service', 'Terms under test'));
  const parameters = ['mf-marketing', '--shell', product.url];
  const dev = await DevProcess.start(checkout.folder, parameters, {}, /^Show them in the shell at /m);
  const [, port = ''] = await dev.said(/mf-marketing is served at http:\/\/127\.0\.0\.1:(\d+)\./);
  const [released, underTest] = ['Terms of service', 'Terms under test'].map((name) => ({ name }));
  const bar = page.getByRole('complementary', { name: 'Local versions' });
  const staff = new Visitor(page, product);
  const show = async () => {
    await staff.goto('/admin-dashboard/operations');
    await page.getByRole('combobox', { name: 'Remote' }).selectOption('mf-marketing');
    await page.getByRole('textbox', { name: 'Port' }).fill(port);
    await expectAccessible(page);
    const reload = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Show my local version' }).click();
    await reload;
    await expect(bar).toContainText(/^Showing your local mf-marketing until \d\d:\d\d/);
  };
  try {
    await staff.logInAt('/admin-dashboard', DEMO_ACCOUNTS.admin);
    await show();
    await staff.goto('/terms');
    await expect(page.getByRole('heading', underTest)).toBeVisible();
    await expectAccessible(page);

    // React in production mode shows an edit once the page is loaded again.
    checkout.write(LOCAL, source.replace('Terms of service', 'Terms, edited'));
    await expect(page.getByRole('heading', { name: 'Terms, edited' })).toBeVisible();
    checkout.write(LOCAL, source.replace('Terms of service', 'Terms under test'));
    await expect(page.getByRole('heading', underTest)).toBeVisible();

    const other = await newDevice();
    await other.goto(`${product.url}/terms`);
    await expect(other.getByRole('heading', released)).toBeVisible();

    await bar.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByRole('heading', released)).toBeVisible();
    await expect(bar).toBeHidden();

    await show();
    await staff.logOut();
    await staff.goto('/terms');
    await expect(page.getByRole('heading', underTest)).toBeVisible();
    await staff.logInAt('/student-dashboard', DEMO_ACCOUNTS.student);
    await staff.goto('/terms');
    await expect(page.getByRole('heading', released)).toBeVisible();
    await expect(bar).toBeHidden();
    expect(await page.locator('#local-remotes').count()).toBe(0);
    expect((await page.context().cookies()).map(({ name }) => name)).not.toContain('wattle-local-remote');
  } finally {
    // The page would ask a server that is gone.
    await page.goto('about:blank');
    await dev.stop();
    checkout.remove();
  }
});

test('a new remote passes its checks and its release, and is in the shell', { tag: '@long' }, async ({
  page,
  releases,
  startProduct,
}) => {
  test.setTimeout(500_000);
  const checkout = new Checkout('new-remote');
  try {
    await checkout.run('scripts/new-remote.ts', ['practice']);
    await expect(checkout.run('scripts/new-remote.ts', ['practice'])).rejects.toThrow(
      'There is a folder mf-practice already.',
    );
    // What `pnpm install` does.
    checkout.install('mf-practice', 'mf-auth');
    const settings = { RELEASES_DIR: releases.folder, REGISTRY_KEY_FILE };
    const said = await checkout.run('scripts/release.ts', ['release', 'mf-practice'], settings);
    expect(said).toMatch(/practice .*1\.0\.0-/);
    expect(said).toContain('✓ the page says where it is');

    const product = await startProduct({ RELEASES_DIR: releases.folder });
    await page.goto(`${product.url}/practice`);
    await expect(page.getByRole('heading', { level: 1, name: 'Practice' })).toBeVisible();
  } finally {
    checkout.remove();
  }
});
