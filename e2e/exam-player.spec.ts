import { expect, expectAccessible, test } from './support/fixtures';
import { showPlainPassages } from './support/plain-passages';

test('a sentence of the passage is highlighted by keyboard, and is so again on another device', {
  tag: ['@keyboard', '@long'],
}, async ({ page, newDevice, student }) => {
  await showPlainPassages(page);
  await student.beginAt('/test/subject-test/reading');
  await page.getByRole('button', { name: 'Highlight', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  while (!(await page.evaluate(() => document.activeElement?.getAttribute('aria-pressed') === 'false')))
    await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  const saved = page.waitForResponse(
    (response) => response.ok() && response.request().postDataJSON()?.uiState?.highlights !== undefined,
  );
  await page.keyboard.press('Space');
  await expect(page.getByRole('main').locator('mark').first()).toBeVisible();
  const marked = await page.getByRole('main').locator('mark').allTextContents();
  await saved;
  await expectAccessible(page);

  const other = await newDevice();
  await showPlainPassages(other);
  const same = await student.inAnotherBrowser(other);
  await same.begin('Reading');
  await expect(other.getByRole('main').locator('mark')).toHaveText(marked);
});

test('every question begins at its top, and so does another passage', { tag: ['@one-width', '@long'] }, async ({
  page,
  student,
}) => {
  // A gap is scrolled into view.
  await showPlainPassages(page);
  await student.beginAt('/test/subject-test/reading');
  await page.setViewportSize({ width: 390, height: 500 });
  const panes = page.getByRole('main').locator('section');
  const positions = () => panes.evaluateAll((all) => all.map(({ scrollTop }) => scrollTop));
  const passage = await panes.first().textContent();
  await panes.evaluateAll((all) => {
    for (const pane of all) pane.scrollTop = 60;
  });
  expect(await positions()).toEqual([60, 60]);
  await student.next();
  await expect.poll(async () => (await positions())[1]).toBe(0);
  while ((await panes.first().textContent()) === passage) await student.next();
  expect(await positions()).toEqual([0, 0]);
});

for (const theme of ['Dark', 'High contrast']) {
  test(`at 200 % in ${theme} everything is within the screen and readable`, { tag: ['@phone', '@long'] }, async ({
    page,
    student,
  }) => {
    await student.beginAt('/test/subject-test/reading');
    await page.getByRole('button', { name: 'Display' }).click();
    await page.getByText(theme, { exact: true }).click();
    await page.getByText('200 %', { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(page.viewportSize()?.width);
    const panes = await page
      .getByRole('main')
      .locator('section')
      .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    expect(new Set(panes)).toEqual(new Set([0]));
    await expectAccessible(page);
  });
}

test('before the submission every unanswered question is named, and one press away', { tag: '@long' }, async ({
  page,
  student,
}) => {
  await student.beginWeekly();
  await student.answer('A');
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  const review = page.getByRole('alertdialog');
  await expect(review).toContainText('16 of 17 questions are not answered.');
  await expectAccessible(page);
  await review.getByRole('button', { name: /^Question 9\b/ }).click();
  await expect(page.getByText('Question 9 of 17')).toBeVisible();
  await expect(review).toBeHidden();
});
