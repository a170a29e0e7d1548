import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '@wattle/environment';
import { logIn } from './support/api-calls';
import { expect, expectAccessible, test } from './support/fixtures';
import type { Visitor } from './support/visitor';
import { type QuestionRow, questionRows, rowsOf, workbookOf } from './support/workbook';

// Progress may be asked for before the import has begun, and journeys cut the network.
test.use({ allowedComplaints: /Failed to load resource/ });

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** An import of thousands of rows where every core is at work. */
const LONG = { timeout: 120_000 };

const CORRECTIONS: [row: number, wrong: QuestionRow, right: QuestionRow][] = [
  [212, { correct_answer: 'b' }, { correct_answer: 'B' }],
  [3_075, { mcq_options: 'A 3/8; B 5/12; C 1/2; D 5/8' }, { mcq_options: 'A 3/8, B 5/12, C 1/2, D 5/8' }],
  [3_310, { correct_answer: 'E' }, { correct_answer: 'D' }],
  [3_638, { level: 'Hard' }, { level: 'Difficult' }],
  [3_901, { explanation: '' }, { explanation: 'Divide by 6.' }],
];

const xlsx = (name: string, rows: QuestionRow[]) => ({ name, mimeType: XLSX, buffer: workbookOf(rows) });
/** Makes the questions of one journey others than those of all others. */
const mark = () => ` (${randomUUID()})`;

async function openImport(visitor: Visitor): Promise<Page> {
  await visitor.openAt('/admin-dashboard', DEMO_ACCOUNTS.admin);
  await (await visitor.menu()).getByRole('link', { name: 'Import Questions' }).click();
  await expect(visitor.page.getByRole('heading', { name: 'Import Questions' })).toBeVisible();
  return visitor.page;
}

async function upload(page: Page, file: ReturnType<typeof xlsx>): Promise<void> {
  await page.getByLabel('Excel file (.xlsx)').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload' }).click();
}

const resultOf = (page: Page, what: 'check' | 'import') => page.getByRole('region', { name: `Result of the ${what}` });

const formatted = (count: number) => count.toLocaleString('en-AU');

const ROWS = 20_000;

test(`an admin imports ${formatted(ROWS)} rows, and the five bad ones once they are corrected`, {
  tag: '@long',
}, async ({ visitor }) => {
  test.setTimeout(360_000);
  const page = await openImport(visitor);
  await expectAccessible(page);

  const rows = questionRows(ROWS, mark());
  for (const [row, wrong] of CORRECTIONS) Object.assign(rows[row] ?? {}, wrong);
  await page.getByLabel('Excel file (.xlsx)').setInputFiles(xlsx('maths-term-4.xlsx', rows));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Upload' }).click();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeVisible();
  await expectAccessible(page);

  await expect(resultOf(page, 'check')).toBeVisible(LONG);
  await expect(page.getByText(`${formatted(ROWS)} of ${formatted(ROWS)} rows`)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Five rows to correct' })).toBeVisible();
  await expect(page.getByRole('cell', { name: '3,077' })).toBeVisible();
  await expectAccessible(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download these rows' }).click();
  const bad = rowsOf(await readFile(await (await downloading).path()));
  expect(bad.map(({ what_to_do }) => what_to_do)).toHaveLength(5);

  await page.getByRole('button', { name: `Import ${formatted(ROWS - 5)} questions` }).click();
  await expect(page.getByText(`${formatted(ROWS - 5)} questions were imported.`)).toBeVisible(LONG);
  await expectAccessible(page);

  const corrected = bad.map((row, index) => ({ ...row, ...CORRECTIONS[index]?.[2] }));
  await upload(page, xlsx('corrected.xlsx', corrected));
  await page.getByRole('button', { name: 'Import 5 questions' }).click(LONG);
  await expect(page.getByText('5 questions were imported.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'See the drafts' })).toBeVisible();
});

/** Whether a child can open a test about the topic. */
async function isServed({ product: { url } }: Visitor, topic: string): Promise<boolean> {
  const { access } = await logIn(url, DEMO_ACCOUNTS.student);
  const authorization = `Bearer ${access}`;
  return (await fetch(`${url}/api/test/topic/maths?topic=${topic}`, { headers: { authorization } })).ok;
}

test('a file of nonsense stays drafts that no child sees; it is corrected, published and undone', {
  tag: '@long',
}, async ({ visitor }) => {
  const page = await openImport(visitor);
  const [good = {}, choice = {}, equal = {}, reading = {}, misspelt = {}] = questionRows(5, mark());
  const topic = 'Counting zebras';
  Object.assign(good, { category: topic, notes: 'ask Tom' });
  Object.assign(choice, { category: 'Money', mcq_options: '3\n4\n5', correct_answer: 'Option C', level: 'easy' });
  Object.assign(equal, { category: 'Money', mcq_options: 'A 3, B 4, C 5, D 4' });
  Object.assign(reading, { subject: 'Reading', category: 'Main idea' });
  Object.assign(misspelt, { category: 'Geomtry' });
  await upload(page, xlsx('nonsense.xlsx', [good, choice, equal, reading, misspelt]));
  await expect(page.getByText('Column “notes” isn’t known and was left out.')).toBeVisible();
  await page.getByRole('button', { name: 'Use the corrections' }).click();
  await expect(page.getByText('4 cells corrected for you')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Import 5 questions' }).click();
  await expect(page.getByText('5 questions were imported.')).toBeVisible();
  await page.getByRole('link', { name: 'See the drafts' }).click();

  await expect(page.getByRole('heading', { name: '5 drafts. No child has seen any of them.' })).toBeVisible();
  await expect(page.getByText('This Reading question has no passage.')).toBeVisible();
  expect(await isServed(visitor, topic)).toBe(false);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Edit row 4' }).click();
  await page.getByLabel('Option D').fill('6');
  // It comes above the button.
  await expect(page.getByText('Nearly the same question is already in the bank:')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('This Reading question has no passage.')).toBeVisible();
  await expect(page.getByText(/^Options B and D/)).toBeHidden();
  await page.getByRole('checkbox', { name: 'Select row 2' }).check();
  await page.getByRole('button', { name: 'Publish the 4 selected' }).click();
  await expect(page.getByRole('heading', { name: /^1 draft\. No child has seen it\. 4 published\.$/ })).toBeVisible();
  expect(await isServed(visitor, topic)).toBe(true);

  await page.reload();
  await page.getByRole('button', { name: 'Undo the whole import' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('Row 2, in a test');
  await page.getByRole('button', { name: 'Undo the import' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing of this import is left in the bank.' })).toBeVisible();
});

test('a file is imported by keyboard alone', { tag: '@keyboard' }, async ({ visitor }) => {
  const page = await openImport(visitor);
  const pressOn = async (name: string | RegExp) => {
    const button = page.getByRole('button', { name });
    for (let presses = 0; presses < 30; presses += 1) {
      if (await button.evaluate((element) => element === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
  };

  const choosing = page.waitForEvent('filechooser');
  await pressOn('Choose a file');
  await (await choosing).setFiles(xlsx('ten.xlsx', questionRows(10, mark())));
  await expect(page.getByRole('button', { name: 'Upload' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(resultOf(page, 'check')).toBeFocused();
  await pressOn('Import 10 questions');
  await expect(resultOf(page, 'import')).toBeFocused();
  await expect(page.getByText('10 questions were imported.')).toBeVisible();
});

test('an import goes on while the page is reloaded and while there is no network', { tag: '@long' }, async ({
  visitor,
  context,
}) => {
  test.setTimeout(240_000);
  const page = await openImport(visitor);
  await upload(page, xlsx('many.xlsx', questionRows(6_000, mark())));
  await expect(page.getByText('Reading the file')).toBeVisible();
  await page.reload();
  await expect(page.getByText('many.xlsx')).toBeVisible();

  await context.setOffline(true);
  await expect(page.getByText(/^Wattle cannot be reached\. The import goes on/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('6,000 questions are ready to be imported.')).toBeVisible(LONG);
  await expect(page.getByRole('button', { name: 'Choose the file again' })).toBeVisible();
});
