import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SaveAnswers } from '@wattle/contract/attempts';
import { anId, anOpenPracticeTest, anOpenTest } from '@wattle/contract/testing';
import { PAGE_ID } from '@wattle/exam-player';
import { apiCalls, apiResponds, apiReturns, shownNotices, signInAs } from '@wattle/platform/testing';
import { choose, nothingUnderWay, OPEN, OPEN_PRACTICE, open, resultOf, SUBMIT, take, tell } from '../../test/take-test';
import { keeps } from '../../test/test-api';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
/** An attempt that is taken once more. */
const RESAT = anId();
const now = () => new Date().toISOString();

describe('when the time is up', () => {
  it('and the server has submitted it, the result comes with a sentence', async () => {
    apiReturns(SUBMIT, { message: 'This test is already completed.' }, 409);
    const { router, test } = await take({ seconds: 5 });
    await pass(7);
    await waitFor(() => expect(router.state.location.pathname).toBe(resultOf(test)));
    expect(shownNotices()).toEqual(['Time is up. Your weekly test was submitted.']);
  });
});

test('an answer is sent in a way that outlives the page', async () => {
  const requests: Request[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (request, init) => {
    requests.push(request instanceof Request ? request.clone() : new Request(request, init));
    return fetch(request, init);
  };
  await take();
  await choose('B', user);
  await pass(2);
  expect(requests.find(({ url }) => url.endsWith('/answers'))?.keepalive).toBe(true);
});

test('an answer is saved, whatever else the receipt says', async () => {
  const { test: opened } = await take();
  const path = `attempts/${opened.attemptId}/answers`;
  apiResponds(path, ({ body }) => Response.json({ ...(body as object), state: 'a new one', serverTime: now() }));
  await choose('B', user);
  await pass(30);
  // The state of the page is saved now and then, but the answer only once.
  const answers = apiCalls(path).flatMap(({ body }) => (body as SaveAnswers).answers);
  expect(answers).toMatchObject([{ selectedAnswer: 'B' }]);
});

describe('a test that goes on in another tab', () => {
  const takeOver = async () => {
    const view = await take({ activePageId: PAGE_ID });
    tell(view.test, { activePageId: 'another' });
    await pass(20);
    const goOn = await screen.findByRole('button', { name: 'Go on here' });
    return { ...view, goOn: () => user.click(goOn) };
  };

  it('can be taken over with the answers of the other', async () => {
    const { test, goOn } = await takeOver();
    const [first] = test.questions;
    const answers = [{ questionId: first?.id, selectedAnswer: 'C', version: 4 }];
    apiReturns(OPEN, { ...test, serverTime: now(), answers });
    tell(test, { activePageId: PAGE_ID });
    await goOn();
    await waitFor(() => expect(screen.getByRole('radio', { name: /^C/ })).toBeChecked());
  });

  it.each([
    ['weekly test', '/test/weekly-test/maths', OPEN],
    ['practice test @long', '/practice-test', OPEN_PRACTICE],
    ['re-sit @long', `/test/re-sit/${RESAT}`, `attempts/${RESAT}/re-sit`],
    ['practice @long', '/test/practise/maths?topic=Time', 'test/topic/Maths'],
  ])('asks for its attempt, also where nobody can tell whether that is over: %s', async (_what, url, path) => {
    signInAs('student');
    nothingUnderWay();
    const body = path === OPEN_PRACTICE ? anOpenPracticeTest : anOpenTest;
    const test = body({ activePageId: PAGE_ID });
    apiReturns(path, test);
    keeps(test);
    const { router } = open(url);
    if (path === OPEN || path === OPEN_PRACTICE) await user.click(await screen.findByRole('button', { name: 'Start' }));
    await screen.findByText(/^Question 1 of/);
    tell(test, { activePageId: 'another' });
    await pass(20);
    apiReturns(`attempts/${test.attemptId}/status`, { message: 'busy' }, 503);
    apiReturns(path, { message: 'This test is already completed.' }, 409);
    await user.click(await screen.findByRole('button', { name: 'Go on here' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(resultOf(test)));
    const asked = apiCalls(path).map((call) => new URLSearchParams(call.path.split('?')[1]).get('attemptId'));
    expect(asked).toEqual([null, test.attemptId]);
  });
});
