import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '@wattle/environment';
import { signUpFamily } from './support/family';
import { expect, expectAccessible, test } from './support/fixtures';
import type { Visitor } from './support/visitor';

/** A family that has signed up, and the page of staff on which it is found. */
async function findNewFamily(page: Page, visitor: Visitor) {
  const family = await signUpFamily(visitor.product);
  await visitor.openAt('/admin-dashboard', DEMO_ACCOUNTS.admin);
  await visitor.goto('/admin-dashboard/families');
  await page.getByLabel('Find a family').fill(family.parent.email);
  await page.getByRole('list', { name: 'Families' }).getByRole('button').click();
  await expect(page.getByRole('heading', { name: 'Meera Iyer' })).toBeFocused();
  return family;
}

test('staff find a family, give extra time and export its data', async ({ page, visitor }) => {
  const { parent } = await findNewFamily(page, visitor);
  await expectAccessible(page);

  await page.getByLabel('Extra time of Priya Iyer').selectOption('25% more');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Extra time for Priya: none to 25% more')).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything' }).click();
  const exported = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(exported.families[0].parent.email).toBe(parent.email);
  await expect(page.getByText('Exported the data of the family')).toBeVisible();
});

test('the keyboard alone erases a family, once its address is typed', { tag: ['@keyboard', '@long'] }, async ({
  page,
  visitor,
}) => {
  const { parent } = await findNewFamily(page, visitor);
  const field = page.getByLabel(`Type ${parent.email} to erase`);
  for (let step = 0; step < 30 && !(await isFocused(field)); step += 1) await page.keyboard.press('Tab');
  await page.keyboard.type(parent.email.slice(0, -2));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Erase for good' })).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await page.keyboard.type(parent.email.slice(-2));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Nothing is kept under ${parent.email} any more.`)).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Erased the family' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Meera Iyer' })).toBeHidden();
});

const isFocused = (field: ReturnType<Page['getByLabel']>) =>
  field.evaluate((element) => element === document.activeElement);
