import type { Locator, Page } from '@playwright/test';
import { tabTo } from './accessibility/keyboard';
import { expect, expectAccessible, test } from './support/fixtures';
import { serveFormatsOnly } from './support/reading-sets';
import { Student } from './support/student';

async function takeGaps(page: Page, passage: Locator, first: number): Promise<void> {
  const gap = (number: number, state: string) => passage.getByRole('button', { name: `Gap ${number}${state}` });
  await page.keyboard.press('b');
  await expect(gap(first, ': Then it opens its beak.')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: `Which sentence goes into gap ${first + 1}?` })).toBeVisible();
  await expect(page.getByRole('radio', { name: /^B.*In gap \d$/ })).not.toBeChecked();
  await page.keyboard.press('b');
  await expect(gap(first, ', empty')).toBeVisible();
  await expect(gap(first + 1, ': Then it opens its beak.')).toBeVisible();
  await expect(page.getByText(`Sentence B moved from gap ${first} to gap ${first + 1}.`)).toBeAttached();
  await expectAccessible(page);

  await tabTo(page, gap(first, ', empty'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /^A/ })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(gap(first, ': Wild birds mostly copy the other birds of their own forest.')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('e');
  await expect(gap(first + 2, ': He matches his steps to his songs.')).toBeVisible();
}

async function takeExtracts(page: Page, passage: Locator, isPhone: boolean): Promise<void> {
  await page.keyboard.press('b');
  if (isPhone) {
    await tabTo(page, passage.getByRole('tab', { name: 'Extract A' }));
    await page.keyboard.press('ArrowRight');
    await expect(passage.getByRole('tabpanel', { name: 'Extract B' })).toContainText('hated everybody');
    await page.keyboard.press('Tab');
    await expect(passage.getByRole('tabpanel', { name: 'Extract B' })).toBeFocused();
  } else {
    await expect(passage.getByRole('region', { name: /^Extract B: From the diary/ })).toContainText('hated everybody');
  }
  await expect(page.getByRole('radio', { name: /^B/ })).toBeChecked();
  await expectAccessible(page);
}

async function takePoem(page: Page, passage: Locator): Promise<void> {
  const selected = await passage.evaluate((pane) => {
    const selection = getSelection();
    selection?.selectAllChildren(pane);
    const text = selection?.toString() ?? '';
    selection?.removeAllRanges();
    return text;
  });
  expect(selected).toContain('She works along them');
  expect(selected).not.toMatch(/\d/);
  await page.keyboard.press('a');
  await expect(page.getByRole('radio', { name: /^A/ })).toBeChecked();
}

test('gaps, extracts and a poem are taken and reviewed by keyboard alone', { tag: '@one-width' }, async ({
  page,
  product,
  isMobile,
}) => {
  await serveFormatsOnly(page, product);
  const student = await Student.logIn(page, product);
  await tabTo(page, page.getByRole('link', { name: 'Start Reading', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');

  const passage = page.getByRole('region', { name: 'Passage', exact: true });
  for (let number = 1; number <= 5; number += 1) {
    await expect(page.getByText(`Question ${number} of 5`)).toBeVisible();
    const stem = await page.getByRole('main').getByRole('radiogroup').getAttribute('aria-labelledby');
    const asked = (await page.locator(`[id="${stem}"]`).textContent()) ?? '';
    if (asked.includes('gap')) {
      await takeGaps(page, passage, number);
      number += 2;
    } else if (asked.includes('extract')) {
      await takeExtracts(page, passage, isMobile);
    } else {
      await takePoem(page, passage);
    }
    await page.keyboard.press('ArrowRight');
  }

  await tabTo(page, page.getByRole('button', { name: 'Submit', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Submit' }));
  await page.keyboard.press('Enter');
  await student.seeResult();
  await student.openAnswers();
  await expect(page.getByText('Right answer: Then it opens its beak.')).toBeVisible();
  await expect(page.getByText(/^You chose A\. This is about what wild birds sing/)).toBeVisible();
});
