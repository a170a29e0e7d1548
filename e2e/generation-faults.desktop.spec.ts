import { expect } from './support/fixtures';
import { test } from './support/generation';

// Journeys ask for a generation before it has begun, cut the network and are refused.
test.use({ allowedComplaints: /Failed to load resource/ });

const MATHS = 'Rounded to the nearest hundred, 7,500';
const RESULT = /\/questions\/Maths\/[0-9a-f]{24}$/;

test('a lost network ends nothing, and nothing is started twice', { tag: '@long' }, async ({
  page,
  admin,
  model,
  context,
}) => {
  model.plan({ behaviours: ['held'] });
  await admin.find('Maths', MATHS);
  await admin.start();
  await expect(admin.generation.getByText('Question 1: asked.')).toBeVisible();
  await context.setOffline(true);
  await expect(admin.generation.getByText(/^Wattle cannot be reached\. The generation goes on/)).toBeVisible();
  model.release();
  await context.setOffline(false);
  await expect(page).toHaveURL(RESULT);
  await expect(page.getByText('4 questions were generated.')).toBeVisible();
  expect(model.requests.filter(({ body }) => body.response_format.json_schema.name === 'questions')).toHaveLength(1);
});

test('a generation whose API was killed is marked, and can be started again', { tag: '@long' }, async ({
  admin,
  model,
}) => {
  test.setTimeout(240_000);
  model.plan({ behaviours: ['held'] });
  await admin.find('Maths', MATHS);
  await admin.start();
  await expect(admin.generation.getByText('Question 1: asked.')).toBeVisible();
  await admin.product.killApi();
  await expect(admin.generation.getByText(/^Wattle cannot be reached/)).toBeVisible();
  await admin.product.startApi();
  const sentence = admin.generation.getByText('The generation ended half way. Please start it again.');
  await expect(sentence).toBeVisible({ timeout: 120_000 });
  await admin.page.getByRole('button', { name: 'Start again' }).click();
  await expect(admin.generation.getByText('4 questions were generated.')).toBeVisible();
});
