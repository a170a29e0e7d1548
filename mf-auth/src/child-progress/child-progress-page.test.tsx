import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import { apiCalls, apiHangs, apiReturns, apiUnreachable, renderRemote } from '@wattle/platform/testing';
import { noughts, PROGRESS } from '../../test/a-child-progress';
import routes from '../routes';

const TOKEN = `${'a'.repeat(24)}.1999999999.signature`;
const EXPIRED = {
  statusCode: 422,
  message: 'This link no longer works. If your child has an account, you can have a new one sent.',
};
const SENT = { message: 'If somebody signed up with this address, an email with a link is on its way.' };
const user = userEvent.setup();

beforeEach(() => apiReturns('child-progress', PROGRESS));

async function open(fragment = `#${TOKEN}`) {
  const view = renderRemote(routes, `/child-progress${fragment}`);
  await screen.findByRole('heading', { level: 1, name: /progress$/ });
  return view;
}

const section = (name: string) => within(screen.getByRole('region', { name }));

test('shows the weeks, topics and results of the child that the link is about', async () => {
  await open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Priya’s progress' })).toBeVisible();
  expect(apiCalls()).toEqual([{ method: 'POST', path: 'child-progress', body: { token: TOKEN } }]);
  expect(
    section('Week by week').getByText(
      'Priya took 2 tests this week: 12 of 17 questions were right. Priya also took 1 earlier test again.',
    ),
  ).toBeVisible();
  // A week without a test has no column.
  expect(section('Week by week').getAllByRole('row')).toHaveLength(3);
  const topics = section('The last four weeks');
  expect(topics.getByText('Fractions')).toBeVisible();
  expect(topics.getByText('2 / 6')).toBeVisible();
  const rows = section('Results, last eight weeks').getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Weekly test, Maths.*12 of 17$/),
    expect.stringMatching(/^Subject test, Writing.*Submitted$/),
    expect.stringMatching(/^Retry: Mega test, Maths.*3 of 4$/),
  ]);
});

test('practice of a topic is called so, and is no test', async () => {
  const [first] = PROGRESS.results;
  apiReturns('child-progress', {
    ...PROGRESS,
    weeks: [{ monday: '2026-11-23', ...noughts, practisedTopics: 2 }],
    results: [{ ...first, kind: 'practice', topic: 'Fractions', score: 3, total: 5 }],
  });
  await open();
  expect(await screen.findByText('Priya practised 2 topics this week.')).toBeVisible();
  expect(screen.getByText(/^Practice: Fractions/)).toBeVisible();
});

test('a child without a test is told of kindly', async () => {
  apiReturns('child-progress', {
    ...PROGRESS,
    weeks: [{ monday: '2026-11-23', ...noughts }],
    ...{ subjects: [], goingWell: [], toPractise: [], skillsToPractise: [], results: [] },
  });
  await open();
  expect(await screen.findByText('No test yet this week. Priya can start one at any time.')).toBeVisible();
  expect(screen.queryByText('Going well')).toBeNull();
  expect(screen.getByText(/^No test yet in these weeks/)).toBeVisible();
});

test('one week with a score is one card, which says the score once and names what to practise', async () => {
  apiReturns('child-progress', {
    ...PROGRESS,
    weeks: [{ monday: '2026-11-23', ...noughts, tests: 1, correct: 2, total: 17 }],
    subjects: [{ subject: 'Maths', correct: 2, total: 17 }],
    goingWell: [],
  });
  await open();
  const card = within(await screen.findByRole('region', { name: 'The last four weeks' }));
  expect(card.getByText('Priya took 1 test this week: 2 of 17 questions were right.')).toBeVisible();
  expect(card.queryByText('By subject')).toBeNull();
  expect(card.getByText('Area')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Week by week' })).toBeNull();
});

test('many results are eight at first, and all on request', async () => {
  const [first] = PROGRESS.results;
  const results = Array.from({ length: 20 }, (_, index) => ({ ...first, attemptId: String(index + 10).repeat(12) }));
  apiReturns('child-progress', { ...PROGRESS, results });
  await open();
  await user.click(await screen.findByRole('button', { name: 'Show all 20' }));
  expect(section('Results, last eight weeks').getAllByRole('listitem')).toHaveLength(20);
});

test('the weekly report is stopped, and asked for again', async () => {
  apiReturns('child-progress/weekly-report', { message: 'You get no more weekly reports.' });
  await open();
  await user.click(await screen.findByRole('button', { name: 'Stop the weekly report' }));
  expect(await screen.findByText('You get no more weekly reports.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Email me a weekly report' }));
  expect(apiCalls('child-progress/weekly-report').map(({ body }) => body)).toEqual([
    { token: TOKEN, isOn: false },
    { token: TOKEN, isOn: true },
  ]);
});

test('what could not be changed stays as it is, and is said', async () => {
  apiUnreachable('child-progress/weekly-report');
  await open();
  await user.click(await screen.findByRole('button', { name: 'Stop the weekly report' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This could not be changed. Please try again.');
  expect(screen.getByRole('button', { name: 'Stop the weekly report' })).toBeVisible();
});

test('the data is downloaded as a file', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:data';
  HTMLAnchorElement.prototype.click = function click() {
    saved.push(this.download);
  };
  const data = { parent: {}, child: { username: 'priya' }, mails: [], stoppedMails: [] };
  apiReturns('child-progress/export', data);
  await open();
  await user.click(await screen.findByRole('button', { name: 'Download Priya’s data' }));
  await waitFor(() => expect(saved).toEqual(['wattle-priya.json']));
});

test('an erasure is asked for once, however often the button is pressed', async () => {
  const answer = apiHangs('child-progress/send-erasure-link', { message: 'We have sent a mail.' });
  await open();
  await user.dblClick(await screen.findByRole('button', { name: 'Erase our family’s accounts' }));
  expect(apiCalls('child-progress/send-erasure-link')).toHaveLength(1);
  answer();
  expect(await screen.findByText('We have sent a mail. Nothing is erased until then.')).toBeVisible();
});

test('a link that has expired says so and has a new one sent', async () => {
  apiReturns('child-progress', EXPIRED, 422);
  apiReturns('child-progress/send-links', SENT, 202);
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent(EXPIRED.message);
  await user.type(screen.getByLabelText('Parent’s email'), 'meera@example.com{Enter}');
  expect(await screen.findByText(new RegExp(SENT.message))).toBeVisible();
  expect(apiCalls('child-progress/send-links')).toMatchObject([{ body: { email: 'meera@example.com' } }]);
});

test('without a link it has one sent, and asks the server for nothing', async () => {
  await open('');
  expect(screen.getByRole('button', { name: 'Email me a link' })).toBeVisible();
  expect(apiCalls()).toEqual([]);
});

test('an address that was typed at the log-in need not be typed again', async () => {
  const { router } = renderRemote(routes, '/login');
  await screen.findByRole('heading', { level: 1 });
  await act(() => router.navigate('/child-progress', { state: { email: 'meera@example.com' } }));
  expect(await screen.findByLabelText('Parent’s email')).toHaveValue('meera@example.com');
});

test('when the server cannot be reached the page can be loaded again', async () => {
  apiUnreachable('child-progress');
  await open();
  expect(await screen.findByRole('alert')).toHaveTextContent('The progress could not be loaded. Please try again.');
  apiReturns('child-progress', PROGRESS);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Priya’s progress' })).toBeVisible();
});
