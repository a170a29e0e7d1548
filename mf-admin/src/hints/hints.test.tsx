import '@wattle/design-system/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiCalls, apiReturns, renderElement, renderRemote, signInAs } from '@wattle/platform/testing';
import { aDoneGeneration, generationIs } from '../../test/a-generation';
import { anImportResponse } from '../../test/an-import';
import { aBankQuestion, bankHas, countsOf } from '../../test/bank';
import { expectNoFaults } from '../../test/no-faults';
import { openImport, UPLOAD, upload } from '../../test/open-import';
import { someOperations, someServiceState } from '../../test/operations';
import { press } from '../../test/press';
import routes from '../routes';
import { Hint } from './hints';

const CLOSE = { name: 'Close this hint' };

beforeEach(() => {
  sessionStorage.clear();
  signInAs('admin');
  bankHas([]);
  generationIs({}, []);
  apiReturns('questions/Maths', { questions: [aBankQuestion()] });
  apiReturns('operations', someOperations());
  apiReturns('service-state', someServiceState());
  apiReturns('questions/counts', countsOf(0));
});

const HINTS = [
  ['/admin-dashboard', '', 'The bank is empty'],
  ['/import-questions', ' @long', 'Your first import'],
  ['/questions/Maths', ' @long', 'Your first generation'],
  ['/admin-dashboard/operations', ' @long', 'What this page is for'],
] as const;

test.each(HINTS)('%s with its hint has no serious fault of accessibility @long', async (path, _mark, title) => {
  const { baseElement } = renderRemote(routes, path);
  await screen.findByText(title);
  await expectNoFaults(baseElement);
});

test.each(HINTS)('%s says what to do first, until the hint is closed in this browser%s', async (path, _mark, title) => {
  const first = renderRemote(routes, path);
  expect(await screen.findByText(title)).toBeVisible();
  await userEvent.click(screen.getByRole('button', CLOSE));
  expect(screen.queryByText(title)).toBeNull();
  first.unmount();

  renderRemote(routes, path);
  await screen.findByRole('heading', { level: 1 });
  await waitFor(() => expect(screen.queryByText(/^Loading|^Counting( questions)?$/)).toBeNull());
  expect(screen.queryByText(title)).toBeNull();
});

test('one hint that is closed leaves the others', async () => {
  const first = renderRemote(routes, '/admin-dashboard/operations');
  await userEvent.click(await screen.findByRole('button', CLOSE));
  first.unmount();
  await openImport();
  expect(screen.getByText('Your first import')).toBeVisible();
});

test('a generation needs no hint any more', async () => {
  generationIs({}, [aDoneGeneration()]);
  const first = renderRemote(routes, '/questions/Maths');
  await screen.findByText('Latest generations');
  first.unmount();

  renderRemote(routes, '/questions/Maths');
  await screen.findByText('Latest generations');
  expect(screen.queryByText('Your first generation')).toBeNull();
});

test('neither does an import', async () => {
  apiReturns(UPLOAD, anImportResponse());
  const view = await upload();
  await screen.findByRole('region', { name: 'Result of the check' });
  apiReturns(UPLOAD, anImportResponse({ imported: 3, message: '3 questions were imported.' }));
  await press('Import 3 questions');
  await screen.findByRole('region', { name: 'Result of the import' });
  expect(apiCalls(UPLOAD)).toHaveLength(2);
  view.unmount();
  sessionStorage.clear();

  await openImport();
  expect(screen.getByRole('heading', { name: 'Choose an Excel file, or drop it here' })).toBeVisible();
  expect(screen.queryByText('Your first import')).toBeNull();
});

test('after a hint is closed the keyboard goes on at the page', async () => {
  renderElement(
    <main tabIndex={-1}>
      <Hint name="operations" title="What this page is for">
        <p>Read this first.</p>
      </Hint>
    </main>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText('Read this first.')).toBeNull();
  expect(screen.getByRole('main')).toHaveFocus();
});
