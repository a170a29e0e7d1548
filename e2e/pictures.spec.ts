import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import type { Student } from './support/student';

// One journey aborts the first request for a picture.
test.use({ allowedComplaints: /net::ERR_FAILED/ });

/** Begins a test and goes on to its first question with something. */
async function findQuestion(student: Student, shown: Locator): Promise<void> {
  await student.beginAt('/test/subject-test/maths');
  const next = student.page.getByRole('button', { name: 'Next', exact: true });
  while (!(await shown.isVisible()) && (await next.getAttribute('aria-disabled')) !== 'true') await next.click();
  await expect(shown).toBeVisible();
}

const opener = (page: Page) => page.getByRole('button', { name: /^Enlarge the picture/ });
const large = (page: Page) => page.getByRole('dialog').getByRole('img');
const transform = (page: Page) => large(page).evaluate(({ style }) => style.transform);
const scale = (page: Page) => page.getByRole('status', { name: 'Size' });

async function boxOf(locator: Locator) {
  return (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
}

/** Two fingers that move apart from the middle of a picture. */
async function pinch(page: Page, { x, y, width, height }: Awaited<ReturnType<typeof boxOf>>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const fingers = (distance: number) =>
    [-distance, distance].map((by) => ({ x: x + width / 2 + by, y: y + height / 2 }));
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(20) });
  for (const distance of [40, 60, 80]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(distance) });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('a picture is whole in its pane and on white, and is zoomed and moved full screen', {
  tag: ['@phone', '@long'],
}, async ({ page, student, hasTouch, isMobile }) => {
  await findQuestion(student, opener(page));
  const picture = opener(page).getByRole('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
  });
  const pane = page.locator('section', { has: picture });
  const [outer, inner] = [await boxOf(pane), await boxOf(picture)];
  expect(inner.width).toBeLessThanOrEqual(outer.width);
  if (isMobile) expect(inner.width).toBeGreaterThan(0.85 * outer.width);
  else {
    expect(inner.height).toBeLessThanOrEqual(outer.height);
    expect((await boxOf(page.getByRole('radio').first())).x).toBeGreaterThan(inner.x + inner.width);
  }
  await expect(picture.locator('..')).toHaveCSS('background-color', 'rgb(255, 255, 255)');

  await opener(page).focus();
  await page.keyboard.press('Enter');
  await expect(large(page)).toBeVisible();
  await page.keyboard.press('+');
  await expect(scale(page)).toHaveText('135%');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  const before = await transform(page);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => transform(page)).not.toBe(before);
  await page.keyboard.press('0');
  await expect(scale(page)).toHaveText('100%');

  const stage = await boxOf(large(page).locator('..'));
  if (hasTouch) await pinch(page, stage);
  else {
    await page.mouse.move(stage.x + stage.width / 2, stage.y + stage.height / 2);
    await page.mouse.wheel(0, -400);
  }
  await expect(scale(page)).not.toHaveText('100%');
  const zoomed = await transform(page);
  await page.mouse.move(stage.x + stage.width / 2, stage.y + stage.height / 2);
  await page.mouse.down();
  await page.mouse.move(stage.x + stage.width / 2 + 30, stage.y + stage.height / 2 + 10, { steps: 3 });
  await page.mouse.up();
  await expect.poll(() => transform(page)).not.toBe(zoomed);
  await page.getByRole('button', { name: 'Fit' }).click();
  await expect(scale(page)).toHaveText('100%');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener(page)).toBeFocused();
});
