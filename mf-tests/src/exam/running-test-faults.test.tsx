import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PAGE_ID } from '@wattle/exam-player';
import { apiCalls, apiReturns, apiUnreachable, shownNotices } from '@wattle/platform/testing';
import { choose, OPEN, resultOf, SUBMIT, take, tell } from '../../test/take-test';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
const now = () => new Date().toISOString();

describe('when the time is up', () => {
  it('the test is submitted, and its result comes with a sentence', async () => {
    apiReturns(SUBMIT, {});
    const { router, test } = await take({ seconds: 5 });
    await choose('B', user);
    await pass(7);
    await waitFor(() => expect(router.state.location.pathname).toBe(resultOf(test)));
    expect(apiCalls(SUBMIT)[0]?.body).toMatchObject({ responses: [{ selectedAnswer: 'B' }, {}] });
    expect(shownNotices()).toEqual(['Time is up. Your weekly test was submitted.']);
  });

  it('and the server has submitted it already, the same', async () => {
    apiReturns(SUBMIT, { message: 'This test is already completed.' }, 409);
    const { router, test } = await take({ seconds: 5 });
    await pass(7);
    await waitFor(() => expect(router.state.location.pathname).toBe(resultOf(test)));
    expect(shownNotices()).toEqual(['Time is up. Your weekly test was submitted.']);
  });

  it('the submission is repeated until the server has it', async () => {
    apiUnreachable(SUBMIT);
    const { router, test } = await take({ seconds: 5 });
    await pass(6);
    await waitFor(() => expect(apiCalls(SUBMIT)).toHaveLength(1));
    await pass(6);
    await waitFor(() => expect(apiCalls(SUBMIT)).toHaveLength(2));
    apiReturns(SUBMIT, {});
    await pass(6);
    await waitFor(() => expect(router.state.location.pathname).toBe(resultOf(test)));
  });

  it('a submission that is refused for good leads back with the server message', async () => {
    apiReturns(SUBMIT, { message: 'This was not understood.' }, 422);
    await take({ seconds: 5 });
    await pass(30);
    expect(apiCalls(SUBMIT)).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('This was not understood.');
    expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toBeVisible();
  });
});

test('an answer is kept on the server', async () => {
  const { test } = await take();
  await choose('B', user);
  await pass(2);
  expect(apiCalls(`attempts/${test.attemptId}/answers`)[0]?.body).toMatchObject({
    answers: [{ questionId: test.questions[0]?.id, selectedAnswer: 'B' }],
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

test('a test that was submitted from another page leads to its result', async () => {
  apiReturns(SUBMIT, {});
  const { router, test } = await take();
  tell(test, { state: 'submitted' });
  await pass(20);
  await waitFor(() => expect(router.state.location.pathname).toBe(resultOf(test)));
  expect(shownNotices()).toEqual(['Your weekly test was submitted.']);
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

  it('stays there when this tab cannot open it', async () => {
    const { goOn } = await takeOver();
    apiUnreachable(OPEN);
    await goOn();
    await waitFor(() => expect(shownNotices()).toEqual(['Failed to load questions. Please try again.']));
    expect(screen.getByRole('button', { name: 'Go on here' })).toBeVisible();
  });

  it('and was submitted there leads to its result, and opens no other one', async () => {
    const { test, router, goOn } = await takeOver();
    tell(test, { state: 'submitted' });
    await goOn();
    await waitFor(() => expect(router.state.location.pathname).toBe(resultOf(test)));
    expect(apiCalls(OPEN)).toHaveLength(1);
  });
});
