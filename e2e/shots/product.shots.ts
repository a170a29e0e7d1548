import type { Locator } from '@playwright/test';
import { expect, test } from '../support/fixtures';
import { Student } from '../support/student';
import { startClockOn } from '../support/visitor';
import { writeShot } from './write-shot';

test('the dashboard, a result and a test', async ({ page, product }) => {
  const student = await Student.logInAsDemo(page, product);
  const progress = page.getByRole('heading', { name: 'Progress', exact: true });
  await expect(progress).toBeVisible();
  await scrollTo(page.getByRole('region', { name: 'Progress', exact: true }));
  await writeShot(page, 'dashboard');

  await page
    .getByRole('link', { name: /^Review Thinking Skills/ })
    .first()
    .click();
  await student.seeResult();
  const why = page.getByText('Why', { exact: true }).filter({ visible: true });
  await scrollTo(page.getByRole('article').filter({ has: why }).first());
  await writeShot(page, 'result');

  await student.goto('/test/weekly-test/reading');
  await startClockOn(page);
  await expect(page.getByText(/^Question 1 of/)).toBeVisible();
  // In the middle of a test, at a question whose options are all to be seen.
  for (let answered = 0; answered < 5 || (await page.getByText(/gap \d/).count()) > 0; answered += 1) {
    await student.answer('B');
    await student.next();
  }
  await student.answer('C');
  await student.expectSaved();
  await writeShot(page, 'exam');
});

/** Shows a card from its upper edge on, with 24 px above it. */
function scrollTo(card: Locator): Promise<void> {
  return card.evaluate((each) => window.scrollBy(0, each.getBoundingClientRect().top - 24));
}
