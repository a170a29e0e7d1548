import { screen, waitFor } from '@testing-library/react';
import { anAnswer } from '@wattle/contract/testing';
import { PAGE_ID } from '@wattle/exam-player';
import { apiCalls, apiReturns, apiUnreachable, shownNotices } from '@wattle/platform/testing';
import { choose, pass, sleep, user } from '../../test/pass-time';
import { OPEN, SUBMIT, take } from '../../test/take-test';

describe('a laptop that slept', () => {
  it('and woke up without network shows the test as it was, and asks for the time every five seconds', async () => {
    const { saved, status } = await take();
    apiUnreachable(status);
    apiUnreachable(saved);
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
    expect(screen.getByRole('timer', { name: /^(5:00|4:\d\d) left/ })).toBeVisible();
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
    expect(apiCalls(OPEN).at(-1)?.path).toContain(`attemptId=${test.attemptId}`);
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
    apiUnreachable(OPEN);
    await goOn();
    expect(await screen.findByText(/^There is no connection to Wattle\. Your answers are kept/)).toBeVisible();
    expect(shownNotices()).toEqual([]);
    expect(screen.getByText(TAKEN)).toBeVisible();
  });
});

test('an answer is sent in a way that outlives the page', async () => {
  const requests: Request[] = [];
  const { fetch } = globalThis;
  globalThis.fetch = (request, init) => {
    requests.push(request instanceof Request ? request.clone() : new Request(request, init));
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
