import { DEMO_ACCOUNTS } from '@wattle/environment';
import { expect, expectAccessible, test } from './support/fixtures';
import { Visitor } from './support/visitor';

test('staff roll a release back, and the next page has the version before', { tag: '@long' }, async ({
  page,
  releases,
  startProduct,
}) => {
  const { active, lastGood } = await releases.activateCopy('marketing');
  const product = await startProduct({ RELEASES_DIR: releases.folder });
  const staff = new Visitor(page, product);
  await staff.openAt('/admin-dashboard', DEMO_ACCOUNTS.admin);
  await staff.goto('/admin-dashboard/operations');
  await page.getByRole('button', { name: /^Roll back mf-marketing to/ }).click();
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Roll back' }).click();
  await expect(page.getByText(/^Rolled mf-marketing back from/)).toBeVisible();

  const { remotes } = await (await fetch(`${product.url}/registry.json`)).json();
  expect(remotes.marketing.active.version).toBe(lastGood.version);
  expect(remotes.marketing.withdrawn).toEqual([active.version]);
});
