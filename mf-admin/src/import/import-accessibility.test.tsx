import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiHangs, apiReturns } from '@wattle/platform/testing';
import { anImportResponse, aRowError } from '../../test/an-import';
import { expectNoFaults } from '../../test/no-faults';
import { UPLOAD, upload } from '../../test/open-import';

beforeEach(() => sessionStorage.clear());

test.each([
  ['while a file is sent', ' @long', () => void apiHangs(UPLOAD, {}), 'Reading the file'],
  [
    'while the server is busy',
    ' @long',
    () => apiReturns(UPLOAD, {}, 503, { 'Retry-After': '60' }),
    /^Other files are being/,
  ],
  ['after a failure', ' @long', () => apiReturns(UPLOAD, {}, 500), 'Failed to upload the file.'],
  [
    'with bad rows and duplicates',
    ' @long',
    () => {
      const duplicateRows = [{ row: 2, question: 'Twice?' }];
      apiReturns(UPLOAD, anImportResponse({ badRows: 1, errors: [aRowError()], duplicates: 1, duplicateRows }));
    },
    'Show them',
  ],
])('%s the page has no serious fault of accessibility%s', async (_when, _mark, prepare, sign) => {
  prepare();
  await upload();
  const shown = await screen.findByText(sign);
  if (sign === 'Show them') await userEvent.click(shown);
  await expectNoFaults(document.body);
});
