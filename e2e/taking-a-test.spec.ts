import { FREE_TESTS } from '@wattle/contract/free-tests';
import { expect, test } from './support/fixtures';
import { showPlainPassages } from './support/plain-passages';

const [reading] = FREE_TESTS;

test.beforeEach(async ({ page, visitor }) => {
  await showPlainPassages(page);
  await visitor.startAssessment();
  await visitor.startTest(reading);
});

test('a reload in the middle keeps the place, questions, answers and time', { tag: '@one-width' }, async ({
  page,
  visitor,
}) => {
  await visitor.answer('C');
  await visitor.next();
  await visitor.answer('D');
  const question = await page.getByRole('heading', { level: 2 }).last().textContent();
  await page.reload();
  await expect(page.getByText('Question 2 of 10')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2 }).last()).toHaveText(question ?? '');
  await expect(page.getByRole('radio', { name: /^D/ })).toBeChecked();
  await visitor.previous();
  await expect(page.getByRole('radio', { name: /^C/ })).toBeChecked();
  await expect(page.getByRole('timer', { name: /^12:5\d left$/ })).toBeVisible();
});

test('the skip link leads to the test, and Back after it is blocked as before', {
  tag: ['@one-width', '@long'],
}, async ({ page }) => {
  page.on('dialog', (dialog) => dialog.accept());
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.goBack().catch(() => undefined);
  await expect(page.getByText('Question 1 of 10')).toBeVisible();
  await expect(page).toHaveURL(/\/questions-page\/[^#]+$/);
});

for (const width of [320, 390]) {
  test(`nothing is cut off at ${width} px`, { tag: ['@one-width', '@long'] }, async ({ page, visitor }) => {
    await page.setViewportSize({ width, height: 700 });
    const expectInside = async () => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const boxes = await page
        .getByRole('button')
        .or(page.getByRole('timer'))
        .evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
      const shown = boxes.filter((box) => box.width > 1);
      for (const box of shown) expect(box.right).toBeLessThanOrEqual(width);
      const bar = shown.filter(({ top }) => top < 60).sort((one, other) => one.left - other.left);
      bar.slice(1).forEach((box, index) => {
        expect(box.left).toBeGreaterThanOrEqual((bar[index] as DOMRect).right);
      });
    };
    await expectInside();
    await visitor.answer('B');
    await page.getByRole('button', { name: 'Flag', exact: true }).click();
    await expectInside();
    await page.getByRole('button', { name: 'All questions' }).click();
    await expectInside();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Display' }).click();
    for (const choice of await page.getByRole('radio', { name: /device|contrast/ }).all()) {
      const box = await choice.boundingBox();
      expect((box?.x ?? width) + (box?.width ?? 0)).toBeLessThanOrEqual(width - 16);
    }
  });
}
