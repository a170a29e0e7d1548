import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import { apiHangs, apiReturns, renderRemote, signInAs } from '@wattle/platform/testing';
import axe from 'axe-core';
import { anImportResponse, aRowError, aWorkbook } from '../../test/an-import';
import routes from '../routes';

// jsdom draws nothing, so contrast cannot be judged here; the design system computes it for every pair it uses.
const RULES = { 'color-contrast': { enabled: false } };
const UPLOAD = 'addQuestions/import-questions';

beforeEach(() => {
  sessionStorage.clear();
  signInAs('admin');
});

test.each([
  ['while a file is sent', () => void apiHangs(UPLOAD, {}), 'Reading the file'],
  ['while the server is busy', () => apiReturns(UPLOAD, {}, 503, { 'Retry-After': '60' }), /^Other files are being/],
  ['after a failure', () => apiReturns(UPLOAD, {}, 500), 'Failed to upload the file.'],
  [
    'with bad rows and duplicates',
    () => {
      const duplicateRows = [{ row: 2, question: 'Twice?' }];
      apiReturns(UPLOAD, anImportResponse({ badRows: 1, errors: [aRowError()], duplicates: 1, duplicateRows }));
    },
    'Show them',
  ],
])('%s the page has no serious fault of accessibility', async (_when, prepare, sign) => {
  prepare();
  const { baseElement } = renderRemote(routes, '/import-questions');
  fireEvent.change(await screen.findByLabelText('Excel file (.xlsx)'), { target: { files: [aWorkbook()] } });
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  const shown = await screen.findByText(sign);
  if (sign === 'Show them') await userEvent.click(shown);

  const { violations } = await act(() => axe.run(baseElement, { rules: RULES, resultTypes: ['violations'] }));

  const faults = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(faults.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual([]);
});
