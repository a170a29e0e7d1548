import { expect, expectAccessible } from './support/fixtures';
import { test } from './support/generation';

// Journeys ask for a generation before it has begun, cut the network and are refused.
test.use({ allowedComplaints: /Failed to load resource/ });

const WAIT = 'Please wait for a few seconds while the questions are being generated...';
const WAIT_FOR_EXTRACT = 'Please wait for few seconds while the extract questions are being generated...';
const MATHS = 'Rounded to the nearest hundred, 7,500';
const READING = 'must the lens never stop turning';
const COPY = 'It repeats its parent; numbers and names do not make it another question.';
const RESULT = /\/questions\/Maths\/[0-9a-f]{24}$/;

test('an admin generates from a Maths question, leaves the page, and finds the result by a link', {
  tag: '@long',
}, async ({ page, admin, model }) => {
  model.plan({ behaviours: ['near-duplicate', 'held'] });
  await admin.find('Maths', MATHS);
  await expect(
    page.getByText(/^Generations left today: 200 of 200\. Questions come from the test server/),
  ).toBeVisible();
  await admin.start();
  await test.step('The alert stays, and tells what was refused and why', async () => {
    await expect(admin.generation.getByText(WAIT)).toBeVisible();
    await expect(admin.generation.getByText(`Question 1: asked again, round 2. ${COPY}`)).toBeVisible();
    await expect(admin.generation.getByText('4 refused so far')).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('It goes on, on other pages and after a reload', async () => {
    await (await admin.menu()).getByRole('link', { name: 'Import Questions' }).click();
    await expect(admin.generation.getByText(WAIT)).toBeVisible();
    await page.reload();
    await expect(admin.generation.getByText('4 refused so far')).toBeVisible();
    await admin.goto('/admin-dashboard');
    const latest = page.getByRole('region', { name: 'Latest generations' });
    await expect(latest.getByRole('listitem').filter({ hasText: MATHS })).toContainText('Running');
    await expectAccessible(page);
  });
  await test.step('Its end leads nobody away, and tells where the questions are', async () => {
    model.release();
    await expect(admin.generation.getByText('4 questions were generated. 4 did not pass the checks.')).toBeVisible();
    expect(page.url()).toBe(`${admin.product.url}/admin-dashboard`);
    await page.getByRole('link', { name: 'Show the questions' }).click();
    await expect(page).toHaveURL(RESULT);
    await expect(admin.generation).toBeHidden();
  });
});

test('whoever waits is led to the questions, for Reading also to those of an extract', { tag: '@long' }, async ({
  page,
  admin,
  model,
}) => {
  await admin.find('Reading', READING);
  await admin.start();
  await expect(page).toHaveURL(/\/questions\/Reading\/[0-9a-f]{24}$/);
  await expect(page.getByText('4 questions were generated.')).toBeVisible();

  model.plan({ behaviours: ['held'], schema: 'extract' });
  await page.getByRole('button', { name: 'Generate Extact + Questions' }).click();
  await expect(admin.generation.getByText(WAIT_FOR_EXTRACT)).toBeVisible();
  await expectAccessible(page);
  model.release();
  await expect(page).toHaveURL(/\/readingQuestion\/Reading\/[0-9a-f]{24}\/[0-9a-f]{24}$/);
});
