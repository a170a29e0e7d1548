import type { Locator, Page } from '@playwright/test';
import { expect, test } from './storybook';

const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

/** Makes the page longer than the window. */
const lengthen = (page: Page) =>
  page.evaluate(() => {
    document.body.style.paddingBottom = '3000px';
  });

const tooltipOf = (button: Locator) => button.evaluate((element) => getComputedStyle(element, '::after').content);

const WAYS_TO_CLOSE = {
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'a press beside it': (page: Page) => page.mouse.click(10, 450),
  'its cross': (page: Page) => page.getByRole('button', { name: 'Close' }).click(),
};

test('a dialog keeps the Tab key inside, and the page stands still until it is closed in any way', async ({
  storybook,
}) => {
  const { page } = storybook;
  await storybook.open('floating-dialog--opened-by-a-button');
  await lengthen(page);
  const opener = page.getByRole('button', { name: 'Keys' });
  const place = await opener.boundingBox();
  for (const [way, close] of Object.entries(WAYS_TO_CLOSE)) {
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    for (let presses = 0; presses < 3; presses += 1) {
      await page.keyboard.press('Tab');
      await expect(opener).not.toBeFocused();
    }
    await page.mouse.move(10, 600);
    await page.mouse.wheel(0, 200);
    expect(await opener.boundingBox(), way).toEqual(place);
    await close(page);
    await expect(page.getByRole('dialog'), way).toBeHidden();
    await expect(opener, way).toBeFocused();
    expect(await scrollTop(page), way).toBe(0);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => scrollTop(page), way).toBeGreaterThan(0);
    await page.evaluate(() => window.scrollTo(0, 0));
  }
});

test('a dangerous question is first on the no, and no press beside it answers; a sheet is first on its question', async ({
  storybook,
}) => {
  const { page } = storybook;
  await storybook.open('floating-confirm-dialog--danger');
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.mouse.click(10, 450);
  await expect(page.getByRole('alertdialog')).toBeVisible();

  expect(await storybook.show('floating-dialog--sheet')).toEqual([]);
  await expect(page.getByRole('button', { name: 'Question 6', exact: true })).toBeFocused();
});

test('a tooltip comes with keyboard and pointer, and goes with Escape; arrow keys choose in a segmented control', async ({
  storybook,
}) => {
  const { page } = storybook;
  await storybook.open('action-icon-button--idle');
  const button = page.getByRole('button', { name: 'Display' });
  expect(await tooltipOf(button)).toBe('none');
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  expect(await tooltipOf(button)).toContain('"Display"');
  await page.keyboard.press('Escape');
  expect(await tooltipOf(button)).toBe('none');
  await button.blur();

  await button.hover();
  expect(await tooltipOf(button)).toContain('"Display"');
  // The pointer may go onto the tooltip, which stands below the button.
  const box = await button.boundingBox();
  if (box) await page.mouse.move(box.x + box.width / 2, box.y + box.height + 6);
  expect(await tooltipOf(button)).toContain('"Display"');
  await page.keyboard.press('Escape');
  expect(await tooltipOf(button)).toBe('none');

  expect(await storybook.show('form-segmented-control--plain')).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'All' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Original' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Original' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Original' })).not.toBeFocused();
});
