import { FREE_TESTS, SPLIT_MIN_WIDTH_PX } from '@wattle/contract';
import { expect, test } from './support/fixtures';

const [reading] = FREE_TESTS;

test('the passage can be made wider and narrower, between 20 and 80 percent', async ({ page, visitor }) => {
  await visitor.startAssessment();
  await visitor.startTest(reading);
  const grip = page.getByRole('separator', { name: 'Width of the left side' });
  const passage = page.getByRole('region', { name: 'Passage' });
  const before = await passage.boundingBox();
  await grip.focus();
  await page.keyboard.press('ArrowRight');
  await expect(grip).toHaveAttribute('aria-valuenow', '55');
  expect((await passage.boundingBox())?.width).toBeGreaterThan(before?.width ?? 0);
  await page.keyboard.press('Home');
  await expect(grip).toHaveAttribute('aria-valuenow', '20');

  const from = await grip.boundingBox();
  await page.mouse.move((from?.x ?? 0) + 5, 400);
  await page.mouse.down();
  await page.mouse.move(1_270, 400, { steps: 5 });
  await page.mouse.up();
  await expect(grip).toHaveAttribute('aria-valuenow', '80');
});

test('at one width the panes come together and everything else becomes narrow', async ({ page, visitor }) => {
  await visitor.startAssessment();
  await visitor.startTest(reading);
  const grip = page.getByRole('separator', { name: 'Width of the left side' });
  const allQuestions = page.getByRole('button', { name: 'All questions' });

  await page.setViewportSize({ width: SPLIT_MIN_WIDTH_PX, height: 900 });
  await expect(grip).toBeVisible();
  await expect(allQuestions).toBeHidden();
  await page.setViewportSize({ width: SPLIT_MIN_WIDTH_PX - 1, height: 900 });
  await expect(grip).toBeHidden();
  await expect(allQuestions).toBeVisible();
});
