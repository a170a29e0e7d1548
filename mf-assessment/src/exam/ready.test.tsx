import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOpenTest } from '@wattle/contract/testing';
import { apiCalls, apiReturns, shownNotices } from '@wattle/platform/testing';
import { CHECK, OPEN, open } from '../../test/take-test';

const READY = { navigate: true, message: 'The Mathematical Reasoning test is ready.' };
const start = () => userEvent.click(screen.getByRole('button', { name: 'Start' }));

/** A visitor is before a test that nobody has started. */
async function arrive() {
  apiReturns(CHECK, READY);
  apiReturns(OPEN, anOpenTest());
  const view = open();
  await screen.findByRole('region', { name: 'Ready?' });
  return view;
}

test('a test says what it is before its clock starts, and starts when the visitor says so', async () => {
  await arrive();
  const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items.slice(0, 3)).toEqual(['10 questions', '12 minutes about 1:10 each', 'Paper yes, but no calculator']);
  expect(screen.getByText('The clock starts when you press Start, not before.')).toBeVisible();
  expect(screen.queryByText(/extra time/)).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Not now' })).toHaveAttribute('href', '/test-assesment-books');
  expect(screen.getByRole('button', { name: 'Start' })).toHaveFocus();
  expect(apiCalls(OPEN)).toEqual([]);
  await start();
  expect(await screen.findByText('Question 1 of 10')).toBeVisible();
  expect(apiCalls(OPEN)).toHaveLength(1);
});

test('a test that was finished in another tab meanwhile leads back with the server message', async () => {
  const { router } = await arrive();
  apiReturns(CHECK, { navigate: false, message: 'This test is already completed.' });
  await start();
  await waitFor(() => expect(router.state.location.pathname).toBe('/test-assesment-books'));
  expect(shownNotices()).toEqual(['This test is already completed.']);
  expect(apiCalls(OPEN)).toEqual([]);
});

test('a test whose turn has not come leads back, and is not opened', async () => {
  apiReturns(CHECK, { navigate: false, message: 'Please finish the Reading test first.' });
  const { router } = open();
  await waitFor(() => expect(router.state.location.pathname).toBe('/test-assesment-books'));
  expect(shownNotices()).toEqual(['Please finish the Reading test first.']);
  expect(apiCalls(OPEN)).toEqual([]);
});
