import { FREE_TESTS } from '@wattle/contract/free-tests';
import { expect, test } from './support/fixtures';

const [reading] = FREE_TESTS;

test('at zero the test is submitted by itself, with what was answered', async ({ page, visitor }) => {
  await page.clock.install();
  await visitor.startAssessment();
  await visitor.startTest(reading);
  // A receipt that comes later would set the page's clock right again.
  const receipt = page.waitForResponse((response) => response.request().method() === 'PUT');
  await visitor.answer('A');
  await receipt;
  await page.clock.fastForward('12:30');
  await expect(page.getByRole('timer', { name: /^0:[0-3]\d left$/ })).toBeVisible();
  await page.clock.runFor(30_000);
  await expect(page.getByRole('button', { name: `${reading.title}: Completed` })).toBeVisible();
  await expect(page.getByText('Time is up. Your Reading test was submitted.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /timer|answers/.test(key)))).toEqual([]);
});
