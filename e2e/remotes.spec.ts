import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRegistry } from '@wattle/federation/release';
import { RELEASES } from './support/build';
import { expect, test } from './support/fixtures';
import { Product } from './support/product';

/** Releases that a journey may break. */
function ownReleases(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wattle-releases-'));
  cpSync(RELEASES, folder, { recursive: true });
  return folder;
}

test('a remote whose files are missing shows a card with a retry; everything else works', async ({ page }) => {
  page.removeAllListeners('console');
  const releases = ownReleases();
  const product = await Product.start({ RELEASES_DIR: releases });
  const { remotes } = await readRegistry(releases);
  const version = remotes.assessment?.active.version ?? '';
  const files = join(releases, 'assessment', version);
  const aside = `${files}.aside`;
  cpSync(files, aside, { recursive: true });
  for (const file of readdirSync(files)) rmSync(join(files, file));

  await page.goto(`${product.url}/landing`);
  await page.getByRole('link', { name: 'Start the free assessment' }).click();
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Wattle, start page' })).toBeVisible();

  cpSync(aside, files, { recursive: true });
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Student Information' })).toBeVisible();
  await product.close();
});

test('a file that was tampered with is not executed', async ({ page }) => {
  page.removeAllListeners('console');
  const releases = ownReleases();
  const product = await Product.start({ RELEASES_DIR: releases });
  await page.route('**/releases/auth/**/remoteEntry.*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `window.wasTampered = true;${await response.text()}` });
  });
  await page.goto(`${product.url}/login`);
  await expect(page.getByRole('heading', { name: 'This page could not be loaded' })).toBeVisible();
  expect(await page.evaluate(() => 'wasTampered' in window)).toBe(false);
  await product.close();
});

test('an unknown address gets a page of its own, also after a reload', async ({ page, product }) => {
  await page.goto(`${product.url}/no/such/page`);
  await expect(page.getByRole('heading', { name: 'There is no page at this address' })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Go to the start page' }).click();
  await expect(page.getByRole('link', { name: 'Start the free assessment' })).toBeVisible();
});

test('a page for students sends a visitor to log in', async ({ page, product }) => {
  await page.goto(`${product.url}/student-dashboard`);
  await expect(page).toHaveURL(`${product.url}/login`);
});

test('the menu and the look work at every width', async ({ page, product }, { project }) => {
  await page.goto(`${product.url}/landing`);
  if (project.name === 'phone') await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(page.getByRole('link', { name: 'Free Assessment', exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Display' }).click();
  await page.getByText('Dark', { exact: true }).click();
  await page.keyboard.press('Escape');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
