import type { Page } from '@playwright/test';
import { expectHeard } from './accessibility/heard';
import { pressWithKeys, tabTo } from './accessibility/keyboard';
import { expect, expectAccessible, test } from './support/fixtures';
import { serveClozeOnly } from './support/reading-sets';
import { Student } from './support/student';

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

test('a cloze is filled in its text, by keyboard alone or by touch, and reviewed', { tag: '@phone' }, async ({
  page,
  startProduct,
  isMobile,
}) => {
  const product = await startProduct();
  await serveClozeOnly(page, product);
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
