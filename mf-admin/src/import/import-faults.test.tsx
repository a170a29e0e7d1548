import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { apiCalls, apiHangs, apiResponds, apiReturns, apiUnreachable } from '@wattle/platform/testing';
import { anImportResponse, aProgress, aRowError, aWorkbook } from '../../test/an-import';
import { importIdOf, openImport, progressIs, progressPath, UPLOAD, upload } from '../../test/open-import';
import { button, press } from '../../test/press';

beforeEach(() => sessionStorage.clear());
afterEach(() => void jest.restoreAllMocks());

describe('a failure', () => {
  it.each([
    [
      'the sentence of the server',
      '',
      { message: 'The column type is there twice. Remove one of them.' },
      422,
      'The column type is there twice. Remove one of them.',
    ],
    ['the sentence of the product where the server says none', ' @long', {}, 500, 'Failed to upload the file.'],
  ])(
    'is told with %s for a moment and then on request, and the file can be sent again%s',
    async (_what, _mark, body, status, sentence) => {
      apiReturns(UPLOAD, body, status);
      await upload();
      expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
      await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
      expect(screen.getByText('Nothing was imported.')).toBeVisible();
      await press('Why?');
      expect(screen.getByText(sentence)).toBeVisible();
      apiReturns(UPLOAD, anImportResponse());
      await press('Try again');
      expect(await screen.findByRole('region', { name: 'Result of the check' })).toBeVisible();
    },
  );

  it('of a file that has changed on the computer is told before anything is sent', async () => {
    const file = aWorkbook();
    Object.defineProperty(file, 'slice', { value: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) });
    await upload(file);
    expect(await screen.findByText(/^The file has changed on your computer/)).toBeVisible();
    expect(apiCalls(UPLOAD)).toEqual([]);
  });
});

test('while other files are imported, the file is sent again by itself', async () => {
  const busy = { message: 'Other files are being imported at the moment. Please try again shortly.' };
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
    apiUnreachable(UPLOAD);
    apiResponds(UPLOAD, ({ path }) => {
      apiUnreachable(`addQuestions/imports/${importIdOf(path)}`);
      throw new TypeError('Failed to fetch');
    });
    await upload();
    expect(await screen.findByText(/^Wattle cannot be reached\. The import goes on/)).toBeVisible();
    progressIs({ state: 'done', response });
    expect(await screen.findByText('3 questions are ready to be imported.')).toBeVisible();
  });

  it('before the file has arrived is told', async () => {
    apiResponds(UPLOAD, ({ path }) => {
      apiReturns(
        `addQuestions/imports/${importIdOf(path)}`,
        { message: 'This import is no longer kept. Please choose the file again.' },
        404,
      );
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
    await openImport();
    expect(await screen.findByText('500 of 900 rows')).toBeVisible();
    apiReturns('addQuestions/imports/import-1234', aProgress({ state: 'done', response: anImportResponse() }));
    expect(await button('Choose the file again')).toBeVisible();
    expect(screen.getByText('maths.xlsx')).toBeVisible();
  });

  it.each([
    ['has failed, with its reason', { state: 'failed', message: 'This sheet is empty.' }, 'This sheet is empty.'],
    ['ended with its process', { state: 'failed' }, /^The import ended half way/],
    ['was cancelled', { state: 'cancelled' }, 'The import was cancelled, and nothing was imported.'],
  ] as const)('an import that %s is told', async (_what, progress, sentence) => {
    apiReturns('addQuestions/imports/import-1234', aProgress(progress));
    await openImport();
    expect(await screen.findByText(sentence)).toBeVisible();
  });
});

test('a browser that stores nothing: an import is found again where its page was left and is opened again', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  apiHangs(UPLOAD, anImportResponse());
  const { unmount } = await upload();
  progressIs({ rows: 900, checked: 500 });
  unmount();
  jest.restoreAllMocks();
  await openImport();
  expect(await screen.findByText('500 of 900 rows')).toBeVisible();
  progressIs({ state: 'cancelled' });
  await press('Cancel');
  expect(await screen.findByText('The import was cancelled, and nothing was imported.')).toBeVisible();
});

test('a browser that stores no more: after a reload no earlier import is followed', async () => {
  apiReturns(UPLOAD, anImportResponse({ valid: 2, badRows: 1, errors: [aRowError()] }));
  await upload();
  await screen.findByRole('region', { name: 'Result of the check' });
  expect(sessionStorage.getItem('wattle-import')).toContain('"isDryRun":true');
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  });
  apiHangs(UPLOAD, anImportResponse());
  await press('Import 2 questions');
  expect(apiCalls(UPLOAD)).toHaveLength(2);
  expect(sessionStorage.getItem('wattle-import')).toBeNull();
});

describe('cancelling', () => {
  it('stops an import that waits at once', async () => {
    apiHangs(UPLOAD, {});
    await upload();
    progressIs({ state: 'cancelled' });
    await press('Cancel');
    expect(await screen.findByText('The import was cancelled, and nothing was imported.')).toBeVisible();
    expect(apiCalls(progressPath()).at(-1)?.method).toBe('DELETE');
  });

  it('of one that runs waits until what was written is taken out @long', async () => {
    const respond = apiHangs(UPLOAD, { message: 'The import was cancelled, and nothing was imported.' }, 409);
    await upload();
    progressIs({ state: 'writing', rows: 900, checked: 900, written: 500 });
    await press('Cancel');
    expect(await screen.findByText(/^Cancelling\./)).toBeVisible();
    progressIs({ state: 'cancelled' });
    act(respond);
    const message = await screen.findByText('The import was cancelled, and nothing was imported.');
    await waitFor(() => expect(message).not.toBeInTheDocument());
    expect(screen.getByText('Nothing was imported.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose another file' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Import' })).toHaveFocus();
  });

  it('that does not reach the server is told, and the import goes on', async () => {
    apiHangs(UPLOAD, {});
    await upload();
    apiUnreachable(progressPath());
    await press('Cancel');
    expect(await screen.findByText('The import could not be cancelled. Please try again.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel' })).not.toHaveAttribute('aria-busy');
  });
});
