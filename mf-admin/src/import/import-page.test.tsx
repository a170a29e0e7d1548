import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import { IMPORT_LIMITS, type ImportProgress } from '@wattle/contract';
import {
  apiCalls,
  apiHangs,
  apiIsAway,
  apiResponds,
  apiReturns,
  renderRemote,
  shownNotices,
  signInAs,
} from '@wattle/platform/testing';
import { anImportResponse, aProgress, aRowError, aWorkbook } from '../../test/an-import';
import routes from '../routes';

const UPLOAD = 'addQuestions/import-questions';

beforeEach(() => {
  sessionStorage.clear();
  signInAs('admin');
});

async function openPage() {
  renderRemote(routes, '/import-questions');
  await screen.findByRole('heading', { level: 1, name: 'Import Questions' });
}

const fileInput = () => screen.getByLabelText('Excel file (.xlsx)');
const choose = (file: File) => fireEvent.change(fileInput(), { target: { files: [file] } });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

async function upload(file = aWorkbook()) {
  await openPage();
  choose(file);
  await press('Upload');
}

/** The API responds to the progress of whichever import the page has begun. */
const progressIs = (progress: Partial<ImportProgress>) => {
  const [call] = apiCalls(UPLOAD);
  apiReturns(`addQuestions/imports/${importIdOf(call?.path)}`, aProgress(progress));
};
const importIdOf = (path = '') => new URLSearchParams(path.split('?')[1]).get('importId');

describe('the file', () => {
  it.each([
    ['chosen', (file: File) => choose(file)],
    [
      'dropped',
      (file: File) => fireEvent.drop(screen.getByRole('heading', { level: 1 }), { dataTransfer: { files: [file] } }),
    ],
  ])('that is %s is refused where its name does not end with .xlsx', async (_how, give) => {
    await openPage();
    give(new File(['x'], 'questions.csv'));
    expect(await screen.findByText('Please upload a valid Excel file (.xlsx)')).toBeVisible();
    expect(screen.queryByText('questions.csv')).toBeNull();
  });

  it('has to be chosen before it is uploaded, and the sentence vanishes', async () => {
    await openPage();
    await press('Upload');
    expect(screen.getByText('Please select a file before uploading.')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('Please select a file before uploading.')).toBeNull());
    expect(apiCalls()).toEqual([]);
  });

  it('of more than 20 MB is not sent', async () => {
    await openPage();
    const file = aWorkbook();
    Object.defineProperty(file, 'size', { value: IMPORT_LIMITS.bytes + 1 });
    choose(file);
    expect(await screen.findByText(/^This file is larger than 20 MB/)).toBeVisible();
  });

  it('that is dropped can be uploaded at once', async () => {
    await openPage();
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
  expect(await screen.findByText('2 questions were imported.')).toBeVisible();
  expect(apiCalls(UPLOAD)[1]?.path).toMatch(/\?dryRun=false&mode=valid-rows&importId=/);
  expect(screen.getByRole('link', { name: 'Thinking Skills' })).toHaveAttribute(
    'href',
    '/view-questions/ThinkingSkills',
  );
  expect(screen.getByRole('button', { name: 'Download these rows' })).toBeVisible();
});

test('a file without good rows cannot be imported', async () => {
  apiReturns(UPLOAD, anImportResponse({ valid: 0, badRows: 1, errors: [aRowError()] }));
  await upload();
  expect(await screen.findByRole('button', { name: 'Choose the corrected file' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull();
});

describe('a failure', () => {
  it.each([
    [
      'the sentence of the server',
      { message: 'The column type is there twice.' },
      422,
      'The column type is there twice.',
    ],
    ['the sentence of the product where the server says none', {}, 500, 'Failed to upload the file.'],
  ])('is told with %s, stays, and the file can be sent again', async (_what, body, status, sentence) => {
    apiReturns(UPLOAD, body, status);
    await upload();
    expect(await screen.findByText(sentence)).toBeVisible();
    apiReturns(UPLOAD, anImportResponse());
    await press('Try again');
    expect(await screen.findByRole('region', { name: 'Result of the check' })).toBeVisible();
  });

  it('of a file that has changed on the computer is told before anything is sent', async () => {
    const file = aWorkbook();
    Object.defineProperty(file, 'slice', { value: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) });
    await upload(file);
    expect(await screen.findByText(/^The file has changed on your computer/)).toBeVisible();
    expect(apiCalls()).toEqual([]);
  });
});

test('while other files are imported, the file is sent again by itself', async () => {
  const busy = { message: 'Other files are being imported at this moment. Please try again shortly.' };
  apiReturns(UPLOAD, busy, 503, { 'Retry-After': '1' });
  await upload();
  expect(await screen.findByText(/^Other files are being imported/)).toBeVisible();
  apiReturns(UPLOAD, anImportResponse());
  expect(await screen.findByRole('region', { name: 'Result of the check' })).toBeVisible();
  const [first, second] = apiCalls(UPLOAD).map(({ path }) => importIdOf(path));
  expect(second).toBe(first);
});

test('rows are counted while the server is at work', async () => {
  const respond = apiHangs(UPLOAD, anImportResponse());
  await upload();
  progressIs({ state: 'reading', rows: 20_000, checked: 4_500 });
  expect(await screen.findByText('4,500 of 20,000 rows')).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Checked' })).toHaveAttribute('aria-valuenow', '4500');
  act(respond);
  expect(await screen.findByRole('region', { name: 'Result of the check' })).toBeVisible();
});

describe('a connection that breaks while the server is at work', () => {
  it('is no end of the import: the page finds out what came of it', async () => {
    const response = anImportResponse({ message: '3 questions are ready to be imported.' });
    apiIsAway(UPLOAD);
    apiResponds(UPLOAD, ({ path }) => {
      apiIsAway(`addQuestions/imports/${importIdOf(path)}`);
      throw new TypeError('Failed to fetch');
    });
    await upload();
    expect(await screen.findByText(/^Wattle cannot be reached\. The import goes on/)).toBeVisible();
    progressIs({ state: 'done', response });
    expect(await screen.findByText('3 questions are ready to be imported.')).toBeVisible();
  });

  it('before the file has arrived is told', async () => {
    apiResponds(UPLOAD, ({ path }) => {
      apiReturns(`addQuestions/imports/${importIdOf(path)}`, { message: 'There is no such import.' }, 404);
      throw new TypeError('Failed to fetch');
    });
    await upload();
    expect(await screen.findByText(/^The file did not reach Wattle/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

describe('after a reload', () => {
  const about = { importId: 'import-1234', fileName: 'maths.xlsx', bytes: 2_000_000, isDryRun: true };
  beforeEach(() => sessionStorage.setItem('wattle-import', JSON.stringify(about)));

  it('the progress of an import goes on to be shown, and its result', async () => {
    apiReturns('addQuestions/imports/import-1234', aProgress({ rows: 900, checked: 500 }));
    await openPage();
    expect(await screen.findByText('500 of 900 rows')).toBeVisible();
    apiReturns('addQuestions/imports/import-1234', aProgress({ state: 'done', response: anImportResponse() }));
    expect(await screen.findByRole('button', { name: 'Choose the file again' })).toBeVisible();
    expect(screen.getByText('maths.xlsx')).toBeVisible();
  });

  it.each([
    ['has failed, with its reason', { state: 'failed', message: 'This sheet is empty.' }, 'This sheet is empty.'],
    ['ended with its process', { state: 'failed' }, /^The import ended half way/],
    ['was cancelled', { state: 'cancelled' }, 'The import was cancelled; nothing was imported.'],
  ] as const)('an import that %s is told', async (_what, progress, sentence) => {
    apiReturns('addQuestions/imports/import-1234', aProgress(progress));
    await openPage();
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});

describe('cancelling', () => {
  it('stops an import that waits at once', async () => {
    apiHangs(UPLOAD, {});
    await upload();
    const id = importIdOf(apiCalls(UPLOAD)[0]?.path);
    apiReturns(`addQuestions/imports/${id}`, aProgress({ state: 'cancelled' }));
    await press('Cancel');
    expect(await screen.findByText('The import was cancelled; nothing was imported.')).toBeVisible();
    expect(apiCalls(`addQuestions/imports/${id}`).at(-1)?.method).toBe('DELETE');
  });

  it('of one that runs waits until what was written is taken out', async () => {
    const respond = apiHangs(UPLOAD, { message: 'The import was cancelled; nothing was imported.' }, 409);
    await upload();
    progressIs({ state: 'writing', rows: 900, checked: 900, written: 500 });
    await press('Cancel');
    expect(await screen.findByText(/^Cancelling\./)).toBeVisible();
    progressIs({ state: 'cancelled' });
    act(respond);
    expect(await screen.findByText('The import was cancelled; nothing was imported.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose another file' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Import' })).toHaveFocus();
  });

  it('that does not reach the server is told, and the import goes on', async () => {
    apiHangs(UPLOAD, {});
    await upload();
    apiIsAway(`addQuestions/imports/${importIdOf(apiCalls(UPLOAD)[0]?.path)}`);
    await press('Cancel');
    await waitFor(() => expect(shownNotices()).toEqual(['The import could not be cancelled. Please try again.']));
    expect(screen.getByRole('button', { name: 'Cancel' })).not.toHaveAttribute('aria-busy');
  });
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
  apiReturns(`addQuestions/imports/${importIdOf(apiCalls(UPLOAD)[0]?.path)}/bad-rows`, {});
  await press('Download these rows');
  await press('Template (.xlsx)');
  await waitFor(() => expect(saved).toEqual(['rows-to-correct.xlsx', 'wattle-questions.xlsx']));
  click.mockRestore();
});

test('a download that fails is told', async () => {
  apiReturns('addQuestions/import-template', {}, 500);
  await openPage();
  await press('Template (.xlsx)');
  expect(await screen.findByText('Failed to download the file. Please try again.')).toBeVisible();
});
