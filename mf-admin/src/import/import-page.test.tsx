import { jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IMPORT_LIMITS } from '@wattle/contract/constants';
import { apiCalls, apiReturns } from '@wattle/platform/testing';
import { anImportResponse, aRowError, aWorkbook } from '../../test/an-import';
import { choose, openImport, press, progressPath, UPLOAD, upload } from '../../test/open-import';

/** Messages stand for 3 s. */
const VANISHES = { timeout: 4_500 };

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
    expect(apiCalls()).toEqual([]);
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
  expect(call?.body).toMatchObject({ file: expect.objectContaining({ name: 'maths-term-4.xlsx' }) });
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
  await userEvent.click(await screen.findByRole('button', { name: 'Show them' }));
  const list = screen.getByRole('list', { name: 'Rows that are left out' });
  expect(list).toHaveTextContent(`Row 12 ${'x'.repeat(80)}...and 2 more`);
});

test('the good rows are imported, and the result leads to the questions', async () => {
  apiReturns(UPLOAD, anImportResponse({ valid: 2, badRows: 1, errors: [aRowError()] }));
  await upload();
  const imported = anImportResponse({
    imported: 2,
    badRows: 1,
    errors: [aRowError()],
    message: '2 questions were imported.',
  });
  await screen.findByRole('heading', { name: 'Import the good rows now' });
  apiReturns(UPLOAD, imported);
  await press('Import 2 questions');
  expect(await screen.findByRole('status')).toHaveTextContent('2 questions were imported.');
  expect(apiCalls(UPLOAD)[1]?.path).toMatch(/\?dryRun=false&mode=valid-rows&importId=/);
  expect(screen.getByRole('link', { name: 'Thinking Skills' })).toHaveAttribute(
    'href',
    '/view-questions/ThinkingSkills',
  );
  expect(screen.getByRole('button', { name: 'Download these rows' })).toBeVisible();
});

test('the message of an import vanishes, and what came of it stays', async () => {
  apiReturns(UPLOAD, anImportResponse({ valid: 2, badRows: 1, errors: [aRowError()] }));
  await upload();
  await screen.findByRole('heading', { name: 'Import the good rows now' });
  const message = '2 questions were imported. 1 row has to be corrected.';
  apiReturns(UPLOAD, anImportResponse({ imported: 2, badRows: 1, errors: [aRowError()], message }));
  await press('Import 2 questions');
  await screen.findByText(message);
  await waitFor(() => expect(screen.queryByText(message)).toBeNull(), VANISHES);
  const result = within(screen.getByRole('region', { name: 'Result of the import' }));
  expect(result.getByText('imported').closest('div')).toHaveTextContent(/^2imported/);
  expect(result.getByRole('heading', { name: 'One row to correct' })).toBeVisible();
  expect(result.getByRole('link', { name: 'Thinking Skills' })).toBeVisible();
});

test('a file without good rows cannot be imported', async () => {
  apiReturns(UPLOAD, anImportResponse({ valid: 0, badRows: 1, errors: [aRowError()] }));
  await upload();
  expect(await screen.findByRole('button', { name: 'Choose the corrected file' })).toBeVisible();
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
