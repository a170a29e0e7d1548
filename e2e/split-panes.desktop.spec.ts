import type { Locator, Page } from '@playwright/test';
import { SPLIT_MIN_WIDTH_PX } from '@wattle/contract/constants';
import { FREE_TESTS } from '@wattle/contract/free-tests';
import { expect, test } from './support/fixtures';

const [reading] = FREE_TESTS;

test('the passage can be made wider and narrower, between 20 and 80 percent; at one width everything becomes narrow', {
  tag: '@long',
}, async ({ page, visitor }) => {
  await visitor.startAssessment();
  await visitor.startTest(reading);
  const gutter = page.getByRole('separator', { name: 'Width of the left side' });
  const passage = page.getByRole('region', { name: 'Passage' });
  const before = await passage.boundingBox();
  await gutter.focus();
  await page.keyboard.press('ArrowRight');
  await expect(gutter).toHaveAttribute('aria-valuenow', '55');
  await expect.poll(async () => (await passage.boundingBox())?.width).toBeGreaterThan(before?.width ?? 0);
  await page.keyboard.press('Home');
  await expect(gutter).toHaveAttribute('aria-valuenow', '20');

  await drag(page, gutter, { x: 1_270, y: 400 });
  await expect(gutter).toHaveAttribute('aria-valuenow', '80');
  await page.reload();
  await expect(gutter).toHaveAttribute('aria-valuenow', '80');

  const allQuestions = page.getByRole('button', { name: 'All questions' });

  await page.setViewportSize({ width: SPLIT_MIN_WIDTH_PX, height: 900 });
  await expect(gutter).toBeVisible();
  await expect(allQuestions).toBeHidden();
  await page.setViewportSize({ width: SPLIT_MIN_WIDTH_PX - 1, height: 900 });
  await expect(gutter).toBeHidden();
  await expect(allQuestions).toBeVisible();
});

test('one above the other, the passage is as high as the gutter is moved to, between 20 and 80 percent', {
  tag: '@long',
}, async ({ page, visitor }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visitor.startAssessment();
  await visitor.startTest(reading);
  const gutter = page.getByRole('separator', { name: 'Height of the upper part' });
  const height = async () => (await page.getByRole('region', { name: 'Passage' }).boundingBox())?.height ?? 0;
  const before = await height();
  await gutter.focus();
  await page.keyboard.press('ArrowDown');
  await expect(gutter).toHaveAttribute('aria-valuenow', '55');
  await expect.poll(height).toBeGreaterThan(before);
  await drag(page, gutter, { x: 195, y: 0 });
  await expect(gutter).toHaveAttribute('aria-valuenow', '20');
  await expect.poll(height).toBeLessThan(before);
});

async function drag(page: Page, gutter: Locator, to: { x: number; y: number }): Promise<void> {
  const from = await gutter.boundingBox();
  await page.mouse.move((from?.x ?? 0) + (from?.width ?? 0) / 2, (from?.y ?? 0) + (from?.height ?? 0) / 2);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}
