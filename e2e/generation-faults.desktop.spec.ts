import { DEMO_ACCOUNTS } from '@wattle/environment';
import { keepQuestions } from './support/bank';
import { expect } from './support/fixtures';
import { GeneratingAdmin, test } from './support/generation';
import { Student } from './support/student';

// Journeys ask for a generation before it has begun, cut the network and are refused.
test.use({ allowedComplaints: /Failed to load resource/ });

const WAIT = 'Please wait for a few seconds while the questions are being generated...';
const MATHS = 'Rounded to the nearest hundred, 7,500';
const RESULT = /\/questions\/Maths\/[0-9a-f]{24}$/;

test.describe('a model that', () => {
  test.use({ settings: { OPENAI_TIMEOUT_SECONDS: '6' } });

  for (const behaviours of [['slow'], ['broken', 'broken', 'broken'], ['rate-limited-for-long']] as const) {
    const tag = behaviours[0] === 'broken' ? [] : ['@long'];
    test(`is ${behaviours[0]} is told, and another try succeeds`, { tag }, async ({ page, admin, model }) => {
      model.plan({ behaviours: [...behaviours] });
      await admin.find('Maths', MATHS);
      await admin.start();
      await expect(admin.generation.getByText('Failed to generate questions. Please try again.')).toBeVisible();
      model.reset();
      await page.getByRole('button', { name: 'Start again' }).click();
      await expect(admin.generation.getByText('4 questions were generated.')).toBeVisible();
    });
  }

  test('asks to wait a second is asked again by itself', { tag: '@long' }, async ({ page, admin, model }) => {
    model.plan({ behaviours: ['rate-limited'] });
    await admin.find('Maths', MATHS);
    await admin.start();
    await expect(page).toHaveURL(RESULT);
  });
});

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
  await admin.picture('generation-offline');
  model.release();
  await context.setOffline(false);
  await expect(page).toHaveURL(RESULT);
  await expect(page.getByText('4 questions were generated.')).toBeVisible();
  expect(model.requests.filter(({ body }) => body.response_format.json_schema.name === 'questions')).toHaveLength(1);
});

test('another device shows what is being generated, and starts it no second time', { tag: '@long' }, async ({
  admin,
  model,
  newDevice,
}) => {
  model.plan({ behaviours: ['held'] });
  await admin.find('Maths', MATHS);
  await admin.start();
  const other = new GeneratingAdmin(await newDevice(), admin.product, 'other-device');
  await other.openAt('/admin-dashboard', DEMO_ACCOUNTS.admin);
  await other.find('Maths', MATHS);
  await other.page.getByText('Latest generations: 1 running').click();
  await other.start();
  await expect(other.generation.getByText('Question 1: asked.')).toBeVisible();
  await other.page.getByRole('link', { name: 'View', exact: true }).click();
  await expect(other.generation.getByText(WAIT)).toBeVisible();
  model.release();
  await expect(other.page.getByText('4 questions were generated.').first()).toBeVisible();
  await expect(admin.page).toHaveURL(RESULT);
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

test('a generated question is in no test of a child before it is finalized, and in one afterwards', {
  tag: '@long',
}, async ({ page, admin, newDevice }) => {
  // All other questions of the subject are deleted first, one by one.
  test.setTimeout(240_000);
  const edited = 'How many people watched the final of the netball cup at most?';
  await test.step('The bank has one Maths question, so a test serves all that may be served', async () => {
    await keepQuestions(page, admin.product, 'Maths', ({ question = '' }) => question.includes(MATHS));
    await admin.goto('/view-questions/Maths');
    await expect(page.getByText('1 to 1 of 1')).toBeVisible();
  });
  await admin.find('Maths', MATHS);
  await admin.start();
  await expect(page).toHaveURL(RESULT);
  const original = page.url();
  const items = page.getByRole('article').filter({ has: page.getByRole('button', { name: 'Finalize' }) });
  await expect(items).toHaveCount(4);

  await test.step('No test serves it yet', async () => {
    const student = await Student.logIn(await newDevice(), admin.product, 'before');
    await student.begin('Maths');
    await expect(student.page.getByText('Question 1 of 1')).toBeVisible();
    await expect(student.page.getByText(MATHS)).toBeVisible();
  });
  await test.step('The admin edits one and finalizes it', async () => {
    await items.first().getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Question', { exact: true }).fill(edited);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.goto(original);
    await items.filter({ hasText: edited }).getByRole('button', { name: 'Finalize' }).click();
    await expect(page.getByText('Question finalized successfully').first()).toBeVisible();
  });
  await test.step('A test serves it now, and none of the others', async () => {
    const student = await Student.logIn(await newDevice(), admin.product, 'after');
    await student.begin('Maths');
    await expect(student.page.getByText('Question 1 of 2')).toBeVisible();
    const question = student.page.getByText(edited);
    if (!(await question.isVisible())) await student.next();
    await expect(question).toBeVisible();
  });
});
