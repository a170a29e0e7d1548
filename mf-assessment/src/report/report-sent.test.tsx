import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import { apiCalls, apiHangs, apiReturns, apiUnreachable, renderRemote } from '@wattle/platform/testing';
import { aFreeReport } from '../../test/a-free-report';
import routes from '../routes';
import { reportState } from '../start/start-state';

const REPORT = 'freeassesment/report';
const MESSAGE = 'The report is on its way to meera@example.com.';

/** The page as it is after sending the results, and after a reload: the entry of the history has the message. */
async function openSent() {
  const view = renderRemote(routes, '/free-assessment');
  await screen.findByRole('link');
  await act(() => view.router.navigate('/freeassesment', { state: reportState(MESSAGE) }));
  return view;
}

test('the heading is the confirmation, with the three results and a topic of each subject', async () => {
  apiReturns(REPORT, aFreeReport());
  await openSent();
  expect(await screen.findByRole('heading', { level: 1, name: '17 of 30 right' })).toBeVisible();
  expect(screen.getByText(MESSAGE)).toBeVisible();
  expect(screen.getByText(/Every question right in Detail and Patterns\. Chosen for Year 5\./)).toBeVisible();
  const [reading, maths, thinking] = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');
  expect(reading).toHaveTextContent('Reading7of 10Detail: all rightNext: Inference');
  expect(maths).toHaveTextContent('Mathematical Reasoning0of 10All ten questions triedNext: Money');
  expect(thinking).toHaveTextContent('Thinking Skills10of 10Patterns: every answer right');
  expect(screen.getByRole('heading', { name: 'What to practise next' })).toBeVisible();
  expect(screen.getByText('Estimate the total first.')).toBeVisible();
  expect(screen.getByText('1 of 4')).toBeVisible();
  const oneMoreTry = 'One more try? The same address can take the assessment three times in 30 days. Start again';
  expect(screen.getByText(/^One more try/)).toHaveTextContent(oneMoreTry);
});

test('a perfect result has nothing to practise', async () => {
  const tests = aFreeReport().tests.map(({ next, ...test }) => ({ ...test, score: 10 }));
  apiReturns(REPORT, aFreeReport({ score: 30, tests, practise: [] }));
  await openSent();
  expect(await screen.findByRole('heading', { name: 'What comes next' })).toBeVisible();
  expect(screen.queryByText(/practise next/)).not.toBeInTheDocument();
});

test('what was left out is said apart, and is not called right', async () => {
  const tests = aFreeReport().tests.map(({ next, ...test }) => ({ ...test, notTried: 'Money and Time' }));
  apiReturns(REPORT, aFreeReport({ tests, practise: [] }));
  await openSent();
  expect(await screen.findAllByText(/^Money and Time$/)).toHaveLength(3);
  expect(screen.getByText(/^What is missing was left out/)).toBeVisible();
  expect(screen.queryByText(/Every answer was right/)).toBeNull();
});

test.each([
  ['as it is', undefined, 'meera@example.com'],
  ['changed', 'family@example.com', 'family@example.com'],
])('the sign-up gets the address %s, in no URL', async (_how, typed, email) => {
  apiReturns(REPORT, aFreeReport());
  const { router } = await openSent();
  const field = await screen.findByLabelText('Your email');
  expect(field).toHaveValue('meera@example.com');
  if (typed) {
    await userEvent.clear(field);
    await userEvent.type(field, typed);
  }
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/signup'));
  expect(router.state.location).toMatchObject({ search: '', hash: '', state: { email } });
});

test('it leads to every answer, and to a new start', async () => {
  apiReturns(REPORT, aFreeReport());
  const { router } = await openSent();
  const { resultsToken } = aFreeReport();
  const all = await screen.findByRole('link', { name: 'See every answer explained' });
  expect(all).toHaveAttribute('href', `/free-assessment/results#${resultsToken}`);
  await userEvent.click(screen.getByRole('link', { name: 'Start again' }));
  expect(await screen.findByRole('heading', { name: 'Student Information' })).toBeVisible();
  expect(router.state.location.state).toBeNull();
});

test('on another day it leads to the start', async () => {
  apiReturns(REPORT, { message: 'This browser has no results to show.' }, 404);
  await openSent();
  expect(await screen.findByRole('heading', { name: 'Student Information' })).toBeVisible();
});

test('what was sent is said also where the results cannot be had, and they can be asked for again', async () => {
  apiUnreachable(REPORT);
  await openSent();
  expect(await screen.findByText(/The report is on its way to meera@example.com\./)).toBeVisible();
  apiReturns(REPORT, aFreeReport());
  await userEvent.click(screen.getByRole('button', { name: 'Show the results' }));
  expect(await screen.findByRole('heading', { name: '17 of 30 right' })).toBeVisible();
});

test('a visitor without a report is asked for an address, and nothing of a report is asked for', async () => {
  apiHangs(REPORT, aFreeReport());
  renderRemote(routes, '/freeassesment');
  expect(await screen.findByRole('heading', { name: 'Student Information' })).toBeVisible();
  await waitFor(() => expect(apiCalls()).toEqual([]));
});
