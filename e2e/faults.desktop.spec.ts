import { FREE_TESTS } from '@wattle/contract/free-tests';
import { expect, test } from './support/fixtures';
import { Visitor } from './support/visitor';

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

test('nothing of a test that was submitted from another page stays on the device', { tag: '@long' }, async ({
  page,
  visitor,
}) => {
  await visitor.startAssessment();
  await visitor.startTest(reading);
  await visitor.answer('A');
  await expect(page.getByText('Saved', { exact: true })).toBeAttached();
  const stored = () => page.evaluate(() => Object.keys(localStorage).filter((key) => /^timer_|^wattle-/.test(key)));
  const attemptId = (await stored()).join().match(/[0-9a-f]{24}/)?.[0];
  await page.goto('about:blank');
  const submission = { email: visitor.email, attemptId, questionStatus: [], responses: [] };
  await page.request.post(`${visitor.product.url}/api/freeassesment/${reading.submitPath}`, { data: submission });
  await visitor.goto('/test-assesment-books');
  await expect(page.getByRole('button', { name: `${reading.title}: Completed` })).toBeVisible();
  await expect.poll(stored).toEqual([]);
});

test.describe('with a product of its own', () => {
  // While the API is away, the shell's server says so.
  test.use({ allowedComplaints: /Failed to load resource: .* 503/ });

  test('the API killed between two answers loses none', { tag: '@long' }, async ({ page, startProduct }) => {
    const product = await startProduct();
    const visitor = new Visitor(page, product);
    await visitor.startAssessment();
    await visitor.startTest(reading);
    await visitor.answer('B');
    await expect(page.getByText('Saved', { exact: true })).toBeAttached();

    await product.killApi();
    await visitor.next();
    await visitor.answer('C');
    await expect(page.getByText(/Not yet saved/)).toBeAttached();
    await product.startApi();
    await expect(page.getByText('Saved', { exact: true })).toBeAttached({ timeout: 30_000 });

    // Another visit of the same browser gets both answers from the server alone.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (key !== 'userEmail') localStorage.removeItem(key);
    });
    await page.reload();
    await expect(page.getByText('Question 2 of 10')).toBeVisible();
    await expect(page.getByRole('radio', { name: /^C/ })).toBeChecked();
    await visitor.previous();
    await expect(page.getByRole('radio', { name: /^B/ })).toBeChecked();
  });
});
