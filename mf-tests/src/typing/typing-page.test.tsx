import { jest } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import '@wattle/design-system/testing';
import { apiCalls, apiResponds, apiReturns, apiUnreachable, renderRemote, signInAs } from '@wattle/platform/testing';
import { daysAgo } from '../../test/dashboard-api';
import { aTypingResult, TYPING, typingResultsAre } from '../../test/typing-api';
import routes from '../routes';
import { PASSAGES, textFrom } from './passages';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime, delay: null });

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  typingResultsAre();
});
afterEach(() => jest.useRealTimers());

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

async function open() {
  signInAs('student');
  const view = renderRemote(routes, '/typing');
  await screen.findByRole('group', { name: 'Passage' });
  return view;
}

const field = () => screen.getByRole('textbox');
/** All at once: what is typed key by key is the browser's. */
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const sent = () => apiCalls(TYPING).filter(({ method }) => method === 'POST');

/** From now on the server takes results. */
const takes = (...results: Parameters<typeof typingResultsAre>) =>
  apiResponds(TYPING, ({ method }) =>
    method === 'POST'
      ? new Response(null, { status: 204 })
      : Response.json({ results, serverTime: new Date().toISOString() }),
  );

test('the clock starts with the first key, and only its end is read out', async () => {
  await open();
  const passage = PASSAGES[0];
  expect(field()).toHaveAccessibleName('Type here');
  expect(field()).toHaveAccessibleDescription('The clock starts with your first key.');
  expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  await pass(30);
  await user.type(field(), 'T');
  await pass(10);
  expect(screen.getByRole('timer')).toHaveTextContent('0:50 left');
  // Twenty words of five characters, and one of them is wrong.
  type(`${passage.slice(0, 99)}#`);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(screen.queryByRole('alert')).toBeNull();
  takes(aTypingResult({ typed: 100, right: 99 }));
  await pass(51);
  expect(screen.getByRole('status')).toHaveTextContent('20 words a minute99% right: 99 of 100 characters.');
  expect(field()).toHaveAttribute('readonly');
  expect(field()).toHaveFocus();
  expect(sent()).toMatchObject([{ body: { seconds: 60, typed: 100, right: 99, requestId: expect.any(String) } }]);
  expect(await screen.findByText('20 a minute')).toBeVisible();
});

test('three or five minutes are chosen before it begins', async () => {
  await open();
  await user.click(screen.getByRole('radio', { name: '3 minutes' }));
  expect(screen.getByRole('radio', { name: '3 minutes' })).toHaveFocus();
  type('The ferry');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await pass(61);
  expect(screen.getByRole('timer')).toHaveTextContent(/^(1:59|2:00) left$/);
  takes();
  await pass(120);
  expect(sent()).toMatchObject([{ body: { seconds: 180, typed: 9, right: 9 } }]);
});

test('nothing is corrected, and nothing can be pasted', async () => {
  await open();
  for (const name of ['autocorrect', 'autocapitalize', 'autocomplete']) expect(field()).toHaveAttribute(name, 'off');
  expect(field()).toHaveAttribute('spellcheck', 'false');
  await user.click(field());
  await user.paste(PASSAGES[0]);
  expect(field()).toHaveValue('');
  expect(field()).toHaveAccessibleDescription('Pasted text does not count. Type the passage yourself.');
  await user.type(field(), 'The');
  expect(field()).toHaveValue('The');
  expect(field()).toHaveAccessibleDescription('');
});

test('the word whose turn it is moves on, and another passage takes the keyboard', async () => {
  await open();
  const passage = screen.getByRole('group', { name: 'Passage' });
  expect(passage).toHaveTextContent(textFrom(0));
  expect(screen.getByText(/^How fast is fast enough\?/)).toHaveTextContent(
    'A text of 300 words in 30 minutes, with half of them for thinking, leaves 15 minutes to type it: 20 words a minute.',
  );
  type('The ferry to ');
  expect(within(passage).getByText('The ferry to')).toBeVisible();
  expect(within(passage).getByText('the', { exact: true })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop, and take another passage' }));
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
  expect(screen.getByRole('group', { name: 'Passage' })).toHaveTextContent(textFrom(1));
  await pass(70);
  expect(sent()).toEqual([]);
});

test('what was all taken away again is no result @long', async () => {
  await open();
  type('The');
  type('');
  await pass(61);
  expect(screen.getByRole('status')).toHaveTextContent('Nothing stands there.');
  expect(sent()).toEqual([]);
});

test('a result that could not be saved is shown, and saved by another press, once', async () => {
  await open();
  type('The ferry');
  apiUnreachable(TYPING);
  await pass(61);
  const again = await screen.findByRole('button', { name: 'Save again' });
  expect(screen.getByRole('status')).toHaveTextContent('2 words a minute');
  takes();
  await user.dblClick(again);
  await pass(1);
  expect(screen.queryByRole('button', { name: 'Save again' })).not.toBeInTheDocument();
  const ids = sent().map(({ body }) => (body as { requestId: string }).requestId);
  expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
});

test('the server says why it keeps no more today', async () => {
  await open();
  type('The ferry');
  const message = 'You have typed very many passages today. Please go on tomorrow.';
  apiReturns(TYPING, { statusCode: 429, message }, 429);
  await pass(61);
  expect(await screen.findByText(message, { exact: false })).toBeVisible();
});

test('a result is compared with those of its length only', async () => {
  typingResultsAre(
    aTypingResult({ at: daysAgo(1), seconds: 300, typed: 400, right: 400 }),
    aTypingResult({ at: daysAgo(2), typed: 125, right: 125 }),
  );
  await open();
  expect(screen.getByText(/^The first passage of 5 minutes\. After the next one of 5 minutes/)).toBeVisible();
});

test('the child sees its own results, the newest first, and how they have changed', async () => {
  typingResultsAre(
    aTypingResult({ at: daysAgo(1), typed: 110, right: 110 }),
    aTypingResult({ at: daysAgo(2), typed: 125, right: 125 }),
    aTypingResult({ at: daysAgo(3), seconds: 180, typed: 450, right: 450 }),
    aTypingResult({ at: daysAgo(40) }),
  );
  await open();
  const progress = within(screen.getByRole('region', { name: 'Your progress' }));
  expect(progress.getByText('In 1 minute: from 18 to 22 words a minute. The most so far: 25.')).toBeVisible();
  expect(progress.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/, 1 minute22 a minute, 100% right$/),
    expect.stringMatching(/, 1 minute25 a minute, 100% right$/),
    expect.stringMatching(/, 3 minutes30 a minute, 100% right$/),
    expect.stringMatching(/, 1 minute18 a minute, 97% right$/),
  ]);
});

test('without results a passage can be typed all the same', async () => {
  apiUnreachable(TYPING);
  await open();
  expect(field()).toBeVisible();
  typingResultsAre();
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(/^No passage yet/)).toBeVisible();
});

test.each(PASSAGES.map((passage) => [passage.slice(0, 30), passage]))(
  '%s... has only keys of a plain keyboard',
  (_, passage) => {
    expect(passage).toMatch(/^[A-Za-z0-9 ,.:]+$/);
  },
);
