import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anAnswer, aServedQuestion } from '@wattle/contract/testing';
import { PAGE_ID } from '@wattle/exam-player';
import { apiCalls, apiHangs, apiIsAway, apiResponds, apiReturns, shownNotices } from '@wattle/platform/testing';
import { OPEN, SUBMIT, submit, take } from '../../test/take-test';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
const sleep = (seconds: number) => {
  jest.setSystemTime(Date.now() + seconds * 1_000);
  return pass(1);
};
const choose = (letter: string) => user.click(screen.getByRole('radio', { name: new RegExp(`^${letter}`) }));

describe('a laptop that slept', () => {
  it('and woke up without network shows the test as it was, and asks for the time every five seconds', async () => {
    const { saved, status } = await take();
    apiIsAway(status);
    apiIsAway(saved);
    await choose('B');
    await sleep(60);
    await pass(3);
    expect(screen.getByText('Question 1 of 2')).toBeVisible();
    expect(screen.getByRole('radio', { name: /^B/ })).toBeChecked();
    expect(apiCalls(status)).toHaveLength(1);
    await pass(3);
    expect(apiCalls(status)).toHaveLength(2);
    expect(shownNotices()).toEqual([]);
  });

  it('learns the time from the server', async () => {
    const { test, status } = await take({ seconds: 600 });
    const serverTime = new Date(Date.parse(test.serverTime ?? '') + 300_000).toISOString();
    apiReturns(status, { state: 'open', deadline: test.deadline, serverTime });
    await sleep(300);
    await pass(1);
    expect(screen.getByRole('timer', { name: /^(5:00|4:5\d) left/ })).toBeVisible();
  });

  it('and woke up after the end submits what was answered', async () => {
    apiReturns(SUBMIT, {});
    const { router, saved, status } = await take();
    apiReturns(saved, {}, 503);
    await choose('B');
    apiReturns(status, { state: 'submitted', serverTime: new Date().toISOString() });
    await sleep(3_600);
    await waitFor(() => expect(router.state.location.pathname).toBe('/test-assesment-books'));
    expect(apiCalls(SUBMIT)[0]?.body).toMatchObject({ responses: [{ selectedAnswer: 'B' }, {}] });
    expect(shownNotices()).toEqual(['Your Mathematical Reasoning test was submitted.']);
  });
});

describe('a test that another page has taken over', () => {
  const TAKEN = 'This test goes on in another tab or on another device.';
  const takeWithTab = async () => {
    const view = await take({ activePageId: PAGE_ID });
    view.tell({ activePageId: 'other' });
    await pass(16);
    expect(screen.getByText(TAKEN)).toBeVisible();
    return view;
  };
  const goOn = () => user.click(screen.getByRole('button', { name: 'Go on here' }));

  it('is opened again with the answers of that page when the child goes on here', async () => {
    const { test, tell } = await takeWithTab();
    const answers = [anAnswer(test.questions[0]?.id ?? '', { selectedAnswer: 'D' })];
    apiReturns(OPEN, { ...test, activePageId: PAGE_ID, answers });
    tell({ activePageId: PAGE_ID });
    await goOn();
    expect(await screen.findByRole('radio', { name: /^D/ })).toBeChecked();
    expect(apiCalls(OPEN).at(-1)?.path).toContain(`pageId=${PAGE_ID}`);
    expect(screen.queryByText(TAKEN)).not.toBeInTheDocument();
  });

  it('and was submitted there leads back to the tests', async () => {
    const { router } = await takeWithTab();
    apiReturns(OPEN, { message: 'This test is already completed.' }, 409);
    await goOn();
    await waitFor(() => expect(router.state.location.pathname).toBe('/test-assesment-books'));
    expect(shownNotices()).toEqual(['This test is already completed.']);
  });

  it('stays where it is, and says so, when it cannot be opened', async () => {
    await takeWithTab();
    apiIsAway(OPEN);
    await goOn();
    await waitFor(() => expect(shownNotices()).toEqual(['Something went wrong. Please try again.']));
    expect(screen.getByText(TAKEN)).toBeVisible();
  });
});

test('an answer is sent in a way that outlives the page', async () => {
  const requests: Request[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (request, init) => {
    requests.push(new Request(request, init));
    return fetch(request, init);
  };
  const { saved } = await take();
  await choose('B');
  await pass(1);
  expect(requests.find(({ url }) => url.endsWith(saved))?.keepalive).toBe(true);
});

test('a test that was given more time shows it', async () => {
  const { test: running, tell } = await take({ seconds: 600 });
  tell({ deadline: new Date(Date.parse(running.deadline ?? '') + 300_000).toISOString() });
  await pass(16);
  await pass(1);
  expect(screen.getByText(/^You have more time: 15 minutes left/)).toBeInTheDocument();
});

describe('an answer', () => {
  it('whose request never gets one is given up and sent again', async () => {
    const { saved } = await take();
    apiHangs(saved, {});
    await choose('B');
    await pass(1);
    expect(apiCalls(saved)).toHaveLength(1);
    apiResponds(saved, ({ body }) =>
      Response.json({ state: 'open', serverTime: new Date().toISOString(), ...(body as object) }),
    );
    await pass(20);
    expect(apiCalls(saved)).toHaveLength(2);
    expect(screen.getByText('Saved')).toBeVisible();
  });

  it('to a test that this browser no longer knows stays on the device, and a sentence leads on', async () => {
    const { saved, test } = await take();
    apiReturns(saved, { message: 'There is no such test in this browser.' }, 404);
    await choose('B');
    await pass(5);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This browser no longer knows this testYour answers cannot be submitted from here. Start again with your e-mail address for a new test.',
    );
    expect(screen.getByRole('link', { name: 'Start again' })).toHaveAttribute('href', '/freeassesment');
    await pass(800);
    expect(apiCalls(saved)).toHaveLength(1);
    expect(apiCalls(SUBMIT)).toEqual([]);
    expect(localStorage.getItem(`wattle-answers-${test.attemptId}`)).toContain('"selectedAnswer":"B"');
  });
});

describe('when the time is up', () => {
  const run = async (overrides: Parameters<typeof take>[0] = {}) => {
    const view = await take({ seconds: 5, ...overrides });
    await pass(6);
    await pass(1);
    return view;
  };

  it.each([400, 413, 422])('a submission that is refused with %i is not repeated, and leads back', async (status) => {
    apiReturns(SUBMIT, { message: 'This was not understood.' }, status);
    await run();
    await pass(30);
    expect(apiCalls(SUBMIT)).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('This was not understood.');
    expect(screen.getByRole('link', { name: 'Back to the tests' })).toHaveAttribute('href', '/test-assesment-books');
  });

  it('a test that this browser no longer knows is not marked as another one', async () => {
    apiReturns(SUBMIT, { message: 'There is no such test in this browser.' }, 404);
    const { test } = await run();
    await pass(30);
    expect(apiCalls(SUBMIT).map(({ body }) => (body as { attemptId: string }).attemptId)).toEqual([test.attemptId]);
    expect(screen.getByRole('heading', { name: 'This browser no longer knows this test' })).toBeVisible();
  });

  it.each([
    ['has come', 200, {}],
    ['was made by the server', 409, { message: 'This test is already completed.' }],
  ])('a sentence says so when the submission %s', async (_what, status, body) => {
    apiReturns(SUBMIT, body, status);
    const { router } = await run();
    await waitFor(() => expect(router.state.location.pathname).toBe('/test-assesment-books'));
    expect(shownNotices()).toEqual(['Time is up. Your Mathematical Reasoning test was submitted.']);
  });

  it('a test of an unknown subject leads back', async () => {
    await run({ questions: [aServedQuestion({ subject: 'Writing' })] });
    expect(screen.getByRole('alert')).toHaveTextContent('Your test could not be submitted');
    expect(apiCalls(SUBMIT)).toEqual([]);
  });

  it.each([
    ['nobody answers', () => apiIsAway(SUBMIT)],
    ['too much was asked', () => apiReturns(SUBMIT, {}, 429)],
    ['the server fails', () => apiReturns(SUBMIT, {}, 503)],
  ])('the submission is repeated while %s', async (_what, prepare) => {
    prepare();
    const { router } = await run();
    await pass(6);
    await waitFor(() => expect(apiCalls(SUBMIT).length).toBeGreaterThan(1));
    apiReturns(SUBMIT, {});
    await pass(6);
    await waitFor(() => expect(router.state.location.pathname).toBe('/test-assesment-books'));
  });

  it('the submission waits as long as the server asks', async () => {
    apiReturns(SUBMIT, {}, 429, { 'Retry-After': '60' });
    await run();
    await pass(50);
    expect(apiCalls(SUBMIT)).toHaveLength(1);
    await pass(15);
    await waitFor(() => expect(apiCalls(SUBMIT)).toHaveLength(2));
  });
});

test('a submission that never gets an answer is given up, and the test goes on', async () => {
  apiHangs(SUBMIT, {});
  await take();
  await submit(user);
  await waitFor(() => expect(apiCalls(SUBMIT)).toHaveLength(1));
  await pass(16);
  await waitFor(() => expect(shownNotices()).toEqual(['Error submitting assessment:']));
  expect(screen.getByText('Question 1 of 2')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toHaveFocus());
});

test('a submission of a test that this browser no longer knows leads on, and the answers stay', async () => {
  apiReturns(SUBMIT, { message: 'There is no such test in this browser.' }, 404);
  await take();
  await submit(user);
  expect(await screen.findByRole('link', { name: 'Start again' })).toBeVisible();
  expect(shownNotices()).toEqual([]);
});
