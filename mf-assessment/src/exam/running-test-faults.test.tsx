import { screen, waitFor } from '@testing-library/react';
import { anAnswer, aQuestionPayload } from '@wattle/contract/testing';
import { PAGE_ID } from '@wattle/exam-player';
import { apiCalls, apiHangs, apiResponds, apiReturns, shownNotices } from '@wattle/platform/testing';
import { expectComplaints } from '../../../scripts/testing/browser-tests';
import { choose, pass, user } from '../../test/pass-time';
import { OPEN, SUBMIT, take } from '../../test/take-test';

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

describe('an answer', () => {
  it('whose request never gets a response is given up and sent again', async () => {
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
    apiReturns(saved, { message: 'This browser has no such test. Please go back to your tests.' }, 404);
    await choose('B');
    await pass(5);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This browser no longer knows this testYour answers cannot be submitted from here. Start again with your email address for a new test.',
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

  it('a submission that is refused leads back', async () => {
    apiReturns(SUBMIT, { message: 'This was not understood.' }, 422);
    await run();
    await pass(30);
    expect(apiCalls(SUBMIT)).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('This was not understood.');
    expect(screen.getByRole('link', { name: 'Back to the tests' })).toHaveAttribute('href', '/test-assesment-books');
  });

  it('a test that this browser no longer knows is not marked as another one', async () => {
    apiReturns(SUBMIT, { message: 'This browser has no such test. Please go back to your tests.' }, 404);
    const { test } = await run();
    await pass(30);
    expect(apiCalls(SUBMIT).map(({ body }) => (body as { attemptId: string }).attemptId)).toEqual([test.attemptId]);
    expect(screen.getByRole('heading', { name: 'This browser no longer knows this test' })).toBeVisible();
  });

  it('a test of an unknown subject leads back', async () => {
    expectComplaints(/^Invalid category$/);
    await run({ questions: [aQuestionPayload({ subject: 'Writing' })] });
    expect(screen.getByRole('alert')).toHaveTextContent('Your test could not be submitted');
    expect(apiCalls(SUBMIT)).toEqual([]);
  });
});
