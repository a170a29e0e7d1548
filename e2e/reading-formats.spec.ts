import type { Locator, Page } from '@playwright/test';
import { expectHeard } from './accessibility/heard';
import { pressWithKeys, tabTo } from './accessibility/keyboard';
import { expect, expectAccessible, test } from './support/fixtures';
import { Product } from './support/product';
import { serveClozeOnly, serveFormatsOnly } from './support/reading-sets';
import { Student } from './support/student';

// One product for both, whose bank of Reading they replace.
test.describe.configure({ mode: 'serial' });

let product: Product;
test.beforeAll(async () => {
  product = await Product.start();
});
test.afterAll(() => product.close());

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

test('gaps, extracts and a poem are taken and reviewed by keyboard alone', { tag: '@long' }, async ({
  page,
  isMobile,
}) => {
  await serveFormatsOnly(product);
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

const PASSAGE = [
  'region "Passage"',
  'heading "The Night the River Came Back" [level=2]',
  'paragraph…',
  '…button "Question 1, reach: The water was on its way, the caller said, and it would reach us before morning."…',
  '…button "Question 2: …, we took blankets and a thermos down to the bank and waited in the dark. Not answered"…',
  '…button "Question 4, crept: Slowly the sound crept nearer."…',
  '…button "Question 8: “It never … for long.” Not answered"…',
];

const blank = (page: Page, name: RegExp) =>
  page.getByRole('region', { name: 'Passage', exact: true }).getByRole('button', { name });
const word = (page: Page, name: string) => page.getByRole('listbox').getByRole('option', { name });

/** Fills all blanks in the text; the fourth wrongly. */
async function fillByKeyboard(page: Page): Promise<void> {
  const { keyboard } = page;
  await tabTo(page, blank(page, /^Question 1, choose/));
  await keyboard.press('Enter');
  await expect(word(page, 'reach')).toBeFocused();
  await keyboard.press('Space');
  await tabTo(page, blank(page, /^Question 4:/));
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowRight');
  await expect(word(page, 'crept')).toBeFocused();
  await expect(page.getByText('Question 4 of 8')).toBeVisible();
  await expectAccessible(page);
  await keyboard.press('Enter');
  await expect(blank(page, /^Question 4, crept/)).toBeFocused();
  await expect(page.getByRole('radio', { name: /crept/ })).toBeChecked();
  await expectHeard(page, PASSAGE);
  for (const letters of ['a', 'c', 'a', 'a', 'd', 'a', 'c', 'b'].entries()) {
    const [index, letter] = letters;
    await tabTo(page, blank(page, new RegExp(`^Question ${index + 1}\\b`)));
    await keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeVisible();
    await keyboard.press(letter);
    await expect(page.getByRole('listbox')).toBeHidden();
  }
}

/** The same on a phone, where the words of a blank stand below the text. */
async function fillByTouch(page: Page): Promise<void> {
  for (const [index, letter] of ['a', 'c', 'a', 'a', 'd', 'a', 'c', 'b'].entries()) {
    await blank(page, new RegExp(`^Question ${index + 1}\\b`)).tap();
    await expect(page.getByText(`blank ${index + 1}?`)).toBeVisible();
    await page.getByRole('radio', { name: new RegExp(`^${letter.toUpperCase()}`) }).tap();
  }
  await expect(blank(page, /^Question 4, leapt: Slowly the sound leapt nearer/)).toBeVisible();
  await expectAccessible(page);
}

test('a cloze is filled in its text, by keyboard alone or by touch, and reviewed', {
  tag: ['@phone', '@long'],
}, async ({ page, isMobile }) => {
  await serveClozeOnly(product);
  const student = await Student.logIn(page, product);
  const press = (name: string) => {
    const button = page.getByRole('button', { name, exact: true }).last();
    return isMobile ? button.tap() : pressWithKeys(page, button);
  };
  const start = page.getByRole('link', { name: 'Start Reading', exact: true });
  await (isMobile ? start.tap() : pressWithKeys(page, start));
  await press('Start');
  await expect(page.getByText('Question 1 of 8')).toBeVisible();
  await (isMobile ? fillByTouch(page) : fillByKeyboard(page));

  await press('Submit');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await press('Submit');
  await student.seeResult();
  await expect(page.getByText('Your answer: leapt Right answer: crept')).toBeVisible();
  await student.openAnswers();
  await expect(page.getByText(/^You chose leapt\. “Leapt” is one sudden move/)).toBeVisible();
  await expect(page.getByText(/^Evidence, number 1:.*Slowly the sound crept nearer\.$/)).toBeVisible();
});
