import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IMPORT_LIMITS } from '@wattle/contract/constants';
import type { PackageItem } from '@wattle/contract/question-import';
import { apiCalls, apiReturns } from '@wattle/platform/testing';
import { anImportResponse, aRowError, aWorkbook } from '../../test/an-import';
import { choose, importIdOf, openImport, progressPath, UPLOAD, upload } from '../../test/open-import';
import { button, press } from '../../test/press';

beforeEach(() => sessionStorage.clear());

describe('the file', () => {
  it.each([
    ['chosen', (file: File) => choose(file)],
    [
      'dropped',
      (file: File) => fireEvent.drop(screen.getByRole('heading', { level: 1 }), { dataTransfer: { files: [file] } }),
    ],
  ])('that is %s is refused where its name does not end with .xlsx', async (_how, give) => {
    await openImport();
    give(new File(['x'], 'questions.csv'));
    expect(await screen.findByText('Please upload a valid Excel file (.xlsx)')).toBeVisible();
    expect(screen.queryByText('questions.csv')).toBeNull();
  });

  it('has to be chosen before it is uploaded, and the sentence vanishes', async () => {
    await openImport();
    await press('Upload');
    expect(screen.getByText('Please select a file before uploading.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Please select a file before uploading.')).toBeNull());
    expect(apiCalls(UPLOAD)).toEqual([]);
  });

  it('of more than 20 MB is not sent', async () => {
    await openImport();
    const file = aWorkbook();
    Object.defineProperty(file, 'size', { value: IMPORT_LIMITS.bytes + 1 });
    choose(file);
    expect(await screen.findByText(/^This file is larger than 20 MB/)).toBeVisible();
  });

  it('that is dropped can be uploaded at once', async () => {
    await openImport();
    fireEvent.drop(screen.getByRole('heading', { level: 1 }), { dataTransfer: { files: [aWorkbook('maths.xlsx')] } });
    expect(screen.getByText('maths.xlsx')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Upload' })).toHaveFocus();
  });
});

test('of a package each item is listed with what became of it, and it can only be kept as drafts', async () => {
  const items: PackageItem[] = [
    { row: 1, name: 'Sign', outcome: 'changed', messages: ['Words that stand out became plain text.'] },
    { row: 2, name: 'Race', outcome: 'skipped', messages: ['It asks by qti-order-interaction.'] },
  ];
  const errors = [aRowError({ row: 2, message: 'It asks by qti-order-interaction.' })];
  apiReturns(UPLOAD, anImportResponse({ rows: 2, valid: 1, headerRow: 0, items, badRows: 1, errors }));
  await upload(aWorkbook('items.zip'));
  const table = within(await screen.findByRole('table', { name: 'Questions in the file' }));
  expect(table.getByRole('row', { name: /Sign.*Taken, changed.*became plain text/ })).toBeVisible();
  expect(table.getByRole('row', { name: /Race.*Skipped.*qti-order-interaction/ })).toBeVisible();
  expect(screen.getByText(/ 2 questions$/)).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Publish now' })).toBeNull();
  expect(screen.queryByRole('table', { name: 'Cells to correct' })).toBeNull();
  expect(screen.getByText(/The bad row stays out/)).not.toHaveTextContent('download');
});

test('a file is checked first, and nothing is written', async () => {
  apiReturns(UPLOAD, anImportResponse({ rows: 20_000, valid: 19_958, duplicates: 37, badRows: 5 }));
  await upload(aWorkbook('maths-term-4.xlsx'));
  const result = await screen.findByRole('region', { name: 'Result of the check' });
  expect(result).toHaveFocus();
  expect(within(result).getByText('19,958')).toBeVisible();
  expect(screen.getByText(/20,000 rows, sheet “Questions”$/)).toBeVisible();
  expect(screen.getByText('0 rows, nothing yet')).toBeVisible();
  const [call] = apiCalls(UPLOAD);
  expect(call?.path).toMatch(/\?dryRun=true&mode=valid-rows&importId=[\w-]{8,64}$/);
  expect(call?.body).toMatchObject({ draft: 'true', file: expect.objectContaining({ name: 'maths-term-4.xlsx' }) });
});

test('rows to correct are listed with the faulty characters marked', async () => {
  const options = aRowError({ row: 3_077, column: 'mcq_options', value: 'A 3/8; B 5/12; C 1/2' });
  const empty = aRowError({ row: 9, column: 'explanation', value: '', message: 'Explanation is required.' });
  apiReturns(UPLOAD, anImportResponse({ badRows: 2, errors: [options, empty] }));
  await upload();
  expect(await screen.findByRole('heading', { name: 'Two rows to correct' })).toBeVisible();
  const [first, second] = screen.getAllByRole('row').slice(1);
  expect([...(first?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent)).toEqual([';', ';']);
  expect(first).toHaveTextContent('3,077mcq_optionsA 3/8; B 5/12; C 1/2');
  expect(second).toHaveTextContent('9explanationemptyExplanation is required.');
});

test('questions that are in the bank already are shown on request', async () => {
  const duplicateRows = [{ row: 12, question: 'x'.repeat(81) }];
  apiReturns(UPLOAD, anImportResponse({ duplicates: 3, duplicateRows }));
  await upload();
  await press('Show them');
  const list = screen.getByRole('list', { name: 'Rows that are left out' });
  expect(list).toHaveTextContent(`Row 12 ${'x'.repeat(80)}...and 2 more`);
});

test('the good rows are imported, and the result leads to the questions', async () => {
  apiReturns(UPLOAD, anImportResponse({ valid: 2, badRows: 1, errors: [aRowError()] }));
  await upload();
  const message = '2 questions were imported.';
  const imported = anImportResponse({ imported: 2, badRows: 1, errors: [aRowError()], message });
  await screen.findByRole('heading', { name: 'Import the good rows now' });
  apiReturns(UPLOAD, imported);
  await press('Import 2 questions');
  expect(await screen.findByRole('status')).toHaveTextContent('2 questions were imported.');
  expect(apiCalls(UPLOAD)[1]?.path).toMatch(/\?dryRun=false&mode=valid-rows&importId=/);
  expect(apiCalls(UPLOAD)[1]?.body).toMatchObject({ draft: 'true', corrections: 'offer' });
  const batch = `/import-questions/${importIdOf(apiCalls(UPLOAD)[1]?.path)}`;
  for (const name of ['See this import', 'See the drafts']) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', batch);
  }
  expect(screen.getByRole('button', { name: 'Download these rows' })).toBeVisible();

  // The message vanishes, and what came of it stays.
  await waitFor(() => expect(screen.queryByText(/2 questions were imported/)).toBeNull());
  const result = within(screen.getByRole('region', { name: 'Result of the import' }));
  expect(result.getByText('imported').closest('div')).toHaveTextContent(/^2imported/);
  expect(result.getByRole('heading', { name: 'One row to correct' })).toBeVisible();
  expect(result.getByRole('link', { name: 'See the drafts' })).toBeVisible();
});

test('questions are published at once where staff choose so, without those that need them', async () => {
  apiReturns(
    UPLOAD,
    anImportResponse({ valid: 3, toReview: 1, notes: ['Column “notes” isn’t known and was left out.'] }),
  );
  await upload();
  expect(await screen.findByText('Column “notes” isn’t known and was left out.')).toBeVisible();
  expect(screen.getByText(/One needs you before it can be published/)).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Publish now' }));
  expect(screen.getByText(/One needs you first and stays out/)).toBeVisible();
  apiReturns(UPLOAD, anImportResponse({ imported: 2, message: '2 questions were imported.' }));
  await press('Publish 2 questions');
  expect(await screen.findByRole('link', { name: 'Thinking Skills' })).toHaveAttribute(
    'href',
    '/view-questions/ThinkingSkills',
  );
  expect(apiCalls(UPLOAD)[1]?.body).toMatchObject({ draft: 'false' });
});

test('questions with pictures of other sites are drafts first', async () => {
  apiReturns(UPLOAD, anImportResponse({ outsidePictures: 1 }));
  await upload();
  expect(await screen.findByText(/One shows a picture from another site/)).toBeVisible();
  expect(screen.queryByRole('radio', { name: 'Publish now' })).toBeNull();
});

test('corrections are offered in their rows and used with one click, in the check and in the import', async () => {
  const errors = [aRowError({ value: 'c', correction: 'C' })];
  apiReturns(UPLOAD, anImportResponse({ valid: 2, badRows: 1, correctable: 1, errors }));
  await upload();
  await screen.findByRole('heading', { name: 'One row to correct' });
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(/Did you mean C\?$/);
  const corrected = [{ row: 214, column: 'correct_answer', value: 'c', correction: 'C' }];
  apiReturns(UPLOAD, anImportResponse({ corrected }));
  await press('Use the corrections');
  await userEvent.click(await screen.findByText('1 cell corrected for you'));
  expect(screen.getByRole('row', { name: '214 correct_answer c C' })).toBeVisible();
  await press('Import 3 questions');
  expect(apiCalls(UPLOAD).map(({ body }) => (body as Record<string, string>).corrections)).toEqual([
    'offer',
    'apply',
    'apply',
  ]);
  expect(new Set(apiCalls(UPLOAD).map(({ path }) => importIdOf(path))).size).toBe(3);
});

test('rows that need somebody are counted apart and found before anything is written', async () => {
  const reviewRows = [
    { row: 7, question: 'Knots?', isBlocking: false, messages: ['“Sailing” is a new topic.'] },
    { row: 9, question: 'Who?', isBlocking: true, messages: ['This Reading question has no passage.'] },
  ];
  apiReturns(UPLOAD, anImportResponse({ valid: 3, toReview: 2, reviewRows }));
  await upload();
  const result = within(await screen.findByRole('region', { name: 'Result of the check' }));
  expect(result.getByText('ready to import').closest('div')).toHaveTextContent(/^1ready to import; 2 more as drafts/);
  const rows = () =>
    within(result.getByRole('table', { name: 'Rows to look at' }))
      .getAllByRole('row')
      .slice(1);
  expect(rows().map((row) => row.textContent?.slice(0, 1))).toEqual(['9', '7']);
  await userEvent.click(result.getByRole('radio', { name: 'To confirm' }));
  expect(rows()).toHaveLength(1);
  expect(result.getByText('“Sailing” is a new topic.')).toBeVisible();
});

test('the latest imports lead to their questions', async () => {
  const batch = { importId: 'import-7', file: 'week-48.xlsx', by: 'tom', at: new Date().toISOString() };
  apiReturns('addQuestions/imports', { imports: [{ ...batch, imported: 8, drafts: 3 }] });
  await openImport();
  expect(await screen.findByRole('link', { name: 'week-48.xlsx' })).toHaveAttribute(
    'href',
    '/import-questions/import-7',
  );
  expect(screen.getByText('3 drafts')).toBeVisible();
});

test('a file without good rows cannot be imported', async () => {
  apiReturns(UPLOAD, anImportResponse({ valid: 0, badRows: 1, errors: [aRowError()] }));
  await upload();
  expect(await button('Choose the corrected file')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
});

test('bad rows and the template are saved as files', async () => {
  const saved: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  apiReturns(UPLOAD, anImportResponse({ badRows: 1, errors: [aRowError()] }));
  apiReturns('addQuestions/import-template', {});
  await upload();
  await screen.findByRole('heading', { name: 'One row to correct' });
  apiReturns(`${progressPath()}/bad-rows`, {});
  await press('Download these rows');
  await press('Template (.xlsx)');
  await waitFor(() => expect(saved).toEqual(['rows-to-correct.xlsx', 'wattle-questions.xlsx']));
  click.mockRestore();
});

test('a download that fails is told', async () => {
  apiReturns('addQuestions/import-template', {}, 500);
  await openImport();
  await press('Template (.xlsx)');
  expect(await screen.findByText('Failed to download the file. Please try again.')).toBeVisible();
});
