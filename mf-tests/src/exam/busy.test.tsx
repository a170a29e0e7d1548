import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOpenTest } from '@wattle/contract/testing';
import { apiCalls, apiResponds, apiReturns, signInAs } from '@wattle/platform/testing';
import { nothingUnderWay, OPEN, open, start } from '../../test/take-test';

const ADDRESS = '/test/weekly-test/maths';
const STARTING = 'Many children are starting right now. Your test opens in a moment.';
const BUSY = 'Wattle is very busy right now. This page is ready in a moment.';
const LIST = 'attempts';

const busy = (seconds: number) =>
  Response.json({ message: 'Busy.' }, { status: 503, headers: { 'Retry-After': String(seconds) } });

/** The server is too busy for so many calls. */
function busyFor(refusals: number, path: string, body: unknown, seconds = 1): void {
  let calls = 0;
  apiResponds(path, () => {
    calls += 1;
    return calls > refusals ? Response.json(body) : busy(seconds);
  });
}

async function arrive() {
  const view = open(ADDRESS);
  await screen.findByRole('region', { name: 'Ready?' });
  return view;
}

beforeEach(() => {
  signInAs('student');
  nothingUnderWay();
});

test('a test that the server is too busy to open opens by itself as soon as it can, and says so', async () => {
  await arrive();
  busyFor(1, OPEN, anOpenTest());
  await start();
  expect(await screen.findByText(STARTING)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(await screen.findByText(/^Question 1 of 10/)).toBeVisible();
  expect(screen.queryByText(STARTING)).not.toBeInTheDocument();
  expect(apiCalls(OPEN)).toHaveLength(2);
});

test('no test opens once the child has left the page @long', async () => {
  const { router } = await arrive();
  busyFor(1, OPEN, anOpenTest());
  await start();
  await screen.findByText(STARTING);
  await act(() => router.navigate('/student-dashboard'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_200)));
  expect(apiCalls(OPEN)).toHaveLength(1);
});

test('after ten more tries it says that it cannot be opened, and can be tried again', async () => {
  await arrive();
  busyFor(11, OPEN, anOpenTest(), 0);
  await start();
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(apiCalls(OPEN).length).toBeGreaterThanOrEqual(11);
  expect(await screen.findByText(/^Question 1 of 10/)).toBeVisible();
});

test('Start waits while the server is too busy to say whether the test is under way', async () => {
  await arrive();
  busyFor(1, LIST, { attempts: [], serverTime: new Date().toISOString() });
  apiReturns(OPEN, anOpenTest());
  await start();
  expect(await screen.findByText(STARTING)).toBeVisible();
  expect(apiCalls(OPEN)).toEqual([]);
  expect(await screen.findByText(/^Question 1 of 10/)).toBeVisible();
});

test('a test whose page comes while the server is busy waits for its card @long', async () => {
  busyFor(1, LIST, { attempts: [], serverTime: new Date().toISOString() });
  open(ADDRESS);
  expect(await screen.findByText(STARTING)).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Ready?' })).toBeVisible();
});

test('no test starts once the child has left the card that waits @long', async () => {
  const { router } = await arrive();
  busyFor(1, LIST, { attempts: [], serverTime: new Date().toISOString() });
  await start();
  await screen.findByText(STARTING);
  apiReturns('test/exam-day', {}, 404);
  await act(() => router.navigate('/exam-day'));
  await screen.findByText(/^Failed to load your tests/);
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect([apiCalls(LIST).length, apiCalls(OPEN).length]).toEqual([2, 0]);
});

test('the dashboard waits for its lists, and shows no error', async () => {
  busyFor(1, LIST, { attempts: [], serverTime: new Date().toISOString() });
  open('/student-dashboard');
  expect(await screen.findByText(BUSY)).toBeVisible();
  expect(await screen.findByText(/^No results yet/)).toBeVisible();
  expect(screen.queryByText(BUSY)).not.toBeInTheDocument();
});
