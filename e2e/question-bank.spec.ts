import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { QuestionChanged } from '@wattle/contract/question-changes';
import { DEMO_ACCOUNTS } from '@wattle/environment';
import { pressWithKeys } from './accessibility/keyboard';
import { callApi, logIn } from './support/api-calls';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './support/fixtures';
import type { Product } from './support/product';
import { Visitor } from './support/visitor';

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

test.beforeEach(({ visitor }) => visitor.openAt('/admin-dashboard', DEMO_ACCOUNTS.admin));

/** A text that no other question has. */
const aText = () => `When is tram ${randomUUID().slice(0, 8)} due?`;

/** What a question of Maths has beside its text. */
const QUESTION = {
  type: 'Original',
  exam_type: 'Weekly',
  mcq_options: 'A 8:24, B 8:36',
  correct_answer: 'B',
  explanation: 'Count on in twelves.',
  level: 'Easy',
  category: 'Time',
};

async function fillIn(page: Page, text: string): Promise<void> {
  await page.getByLabel('Question', { exact: true }).fill(text);
  await page.getByLabel('Option A').fill('8:24');
  await page.getByLabel('Option B').fill('8:36');
  await page.getByRole('radio', { name: 'B is the right option' }).check();
  await page.getByLabel('Explanation').fill('Count on in twelves.');
  await page.getByLabel('Exam type').selectOption('Weekly');
  await page.getByLabel('Level', { exact: true }).selectOption('Easy');
  await page.getByLabel('Topic (category)').fill('Time');
  await page.getByLabel('Skill', { exact: true }).selectOption('Clocks and lengths of time');
}

/** Adds a question of Maths over the API and gives the path of its page. */
async function addQuestion({ apiUrl }: Product, text: string): Promise<string> {
  const { access: token } = await logIn(apiUrl, DEMO_ACCOUNTS.admin);
  const body = { ...QUESTION, question: text };
  const added = await callApi<QuestionChanged>(apiUrl, 'POST', 'addQuestions/addMathQuestions', { token, body });
  return `/questions/Maths/${added.question?.id}`;
}

test('an admin adds a question with a picture and a drawing of its steps, finds it in seconds and previews it as a child sees it', {
  tag: '@mixed',
}, async ({ page, visitor }) => {
  const text = aText();
  await test.step('The form shows the picture before it is sent', async () => {
    await visitor.goto('/add-mathQuestions');
    await fillIn(page, text);
    const file = { name: 'tram.png', mimeType: 'image/png', buffer: Buffer.from(PNG, 'base64') };
    await page.getByLabel('Picture').setInputFiles(file);
    await page.getByLabel('Description of the picture').fill('A tram stop.');
    await page.getByLabel('Drawing of the steps').setInputFiles(file);
    await page.getByLabel('Description of the drawing').fill('A number line.');
    await expect(page.getByRole('img', { name: 'A tram stop.' })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Add question' }).click();
    await expect(page.getByText('Question added successfully')).toBeVisible();
  });
  await test.step('The list finds it, also after a reload', async () => {
    await visitor.goto('/view-questions/Maths');
    await page.getByRole('searchbox').fill(text);
    await expect(page.getByText('1 to 1 of 1')).toBeVisible();
    await page.reload();
    await expect(page.getByRole('searchbox')).toHaveValue(text);
    await expect(page.getByRole('cell', { name: text })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
  await test.step('The preview is the exam player', async () => {
    await page.getByRole('link', { name: 'View' }).click();
    await expect(page.getByText('added it')).toBeVisible();
    await expect(page.getByRole('img', { name: 'A number line.' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: 'Preview as a child' }).click();
    await page.getByRole('radio', { name: /^B/ }).check();
    await expect(page.getByRole('img', { name: 'A tram stop.' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('region', { name: 'History' })).toBeVisible();
  });
  await test.step('A look at it ends the draft', async () => {
    await page.getByRole('button', { name: 'Finalize' }).click();
    await expect(page.getByText('finalized it')).toBeVisible();
  });
});

test('selected questions change their topic and are deleted together; the bin and the history restore them', {
  tag: ['@phone', '@long'],
}, async ({ page, visitor }) => {
  const text = aText();
  for (const part of ['First', 'Second']) await addQuestion(visitor.product, `${part}: ${text}`);
  await visitor.goto(`/view-questions/Maths?search=${encodeURIComponent(text)}`);
  await expect(page.getByRole('cell', { name: text })).toHaveCount(2);
  for (const number of [1, 2]) await page.getByRole('checkbox', { name: `Select question ${number}` }).check();
  await test.step('All get a topic and a skill at once, by which the list finds them', async () => {
    await page.getByRole('button', { name: 'Change selected' }).click();
    await page.getByLabel('Topic (category)').fill('Money');
    await page.getByRole('dialog').getByLabel('Skill').selectOption('Best buys');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Change 2 questions' }).click();
    await expect(page.getByText('2 questions were changed.')).toBeVisible();
    // On a phone filters stand behind a button.
    const filters = page.getByRole('button', { name: /^Filters/ });
    if (await filters.isVisible()) await filters.click();
    await page.getByLabel('Skill', { exact: true }).selectOption('maths-best-buys');
    await expect(page).toHaveURL(/skill=maths-best-buys/);
    await expect(page.getByRole('cell', { name: 'Money' })).toHaveCount(2);
  });
  for (const number of [1, 2]) await page.getByRole('checkbox', { name: `Select question ${number}` }).check();
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('2 questions were deleted.')).toBeVisible();
  await expect(page.getByRole('cell', { name: text })).toHaveCount(0);
  await test.step('Undo brings them back, and the bin as well', async () => {
    await page.getByRole('button', { name: 'Undo' }).last().click();
    await expect(page.getByRole('cell', { name: text })).toHaveCount(2);
    await page.getByRole('button', { name: 'Delete' }).first().click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('link', { name: 'Bin' }).click();
    // The list has a search of its own.
    await expect(page.getByRole('heading', { level: 1, name: 'Bin' })).toBeVisible();
    await page.getByRole('searchbox').fill(text);
    await expect(page.getByText('1 to 1 of 1')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Restore', exact: true }).click();
    await expect(page.getByText('Nothing in the bin fits this filter.')).toBeVisible();
  });
  await test.step('An earlier version is restored from the history', async () => {
    await page.getByRole('link', { name: 'Go Back' }).click();
    await page.getByRole('searchbox').fill(text.split(' ').toReversed().join(' '));
    await expect(page.getByText('1 to 2 of 2')).toBeVisible();
    await page.getByRole('link', { name: 'View' }).first().click();
    await page.getByRole('button', { name: 'Restore version 1' }).click();
    await expect(page.getByText('restored version 1')).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});

test('the keyboard alone finds, opens and finalizes a question', { tag: ['@keyboard', '@long'] }, async ({
  page,
  visitor,
}) => {
  const text = aText();
  await addQuestion(visitor.product, text);
  await visitor.goto('/view-questions/Maths');
  await page.getByRole('searchbox').focus();
  await page.keyboard.type(text);
  await expect(page.getByText('1 to 1 of 1')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: text });
  await pressWithKeys(page, row);
  await expect(page.getByRole('region', { name: 'History' })).toBeVisible();
  await pressWithKeys(page, page.getByRole('button', { name: 'Finalize' }));
  await expect(page.getByText('finalized it')).toBeVisible();
});

test.describe('two admins', () => {
  test.use({ allowedComplaints: /Failed to load resource: .* 409/ });

  test('edit one question: the later one chooses, and both edits are kept', {
    tag: ['@mixed', '@one-width', '@long'],
  }, async ({ page, visitor, browser }) => {
    const text = aText();
    const path = await addQuestion(visitor.product, text);
    await visitor.goto(`${path}/edit`);
    await page.getByLabel('Question', { exact: true }).fill(`Mine: ${text}`);
    await page.getByLabel('Explanation').fill('My explanation.');

    const context = await browser.newContext();
    const other = new Visitor(await context.newPage(), visitor.product);
    await other.openAt('/admin-dashboard', DEMO_ACCOUNTS.admin);
    await other.goto(`${path}/edit`);
    await other.page.getByLabel('Question', { exact: true }).fill(`Theirs: ${text}`);
    await other.page.getByLabel('Level', { exact: true }).selectOption('Difficult');
    await other.page.getByRole('button', { name: 'Save' }).click();
    await expect(other.page.getByText('changed question, level')).toBeVisible();
    await context.close();

    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('saved a newer version while you were typing.')).toBeVisible();
    await expect(page.getByText('One choice left: question')).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('radio', { name: /^Yours/ }).check();
    await page.getByRole('button', { name: 'Save as version 3' }).click();
    await expect(page.getByText(`Mine: ${text}`)).toBeVisible();
    await expect(page.getByText('My explanation.')).toBeVisible();
    await expect(page.getByText('Difficult')).toBeVisible();
  });
});
