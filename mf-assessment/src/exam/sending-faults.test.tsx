import { screen, waitFor } from '@testing-library/react';
import { aQuestionPayload } from '@wattle/contract/testing';
import { apiCalls, apiHangs, apiResponds, apiReturns, apiUnreachable, shownNotices } from '@wattle/platform/testing';
import { expectComplaints } from '../../../scripts/testing/browser-tests';
import { choose, pass, user } from '../../test/pass-time';
import { SUBMIT, submit, take } from '../../test/take-test';

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

  it.each([400, 413, 422])('a submission that is refused with %i is not repeated, and leads back', async (status) => {
    apiReturns(SUBMIT, { message: 'This was not understood.' }, status);
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
    expectComplaints(/^Invalid category$/);
    await run({ questions: [aQuestionPayload({ subject: 'Writing' })] });
    expect(screen.getByRole('alert')).toHaveTextContent('Your test could not be submitted');
    expect(apiCalls(SUBMIT)).toEqual([]);
  });

  it.each([
    ['nobody answers', () => apiUnreachable(SUBMIT)],
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

test('a submission that never gets a response is given up, and the test goes on', async () => {
  apiHangs(SUBMIT, {});
  await take();
  await submit(user);
  await waitFor(() => expect(apiCalls(SUBMIT)).toHaveLength(1));
  await pass(16);
  await waitFor(() =>
    expect(shownNotices()).toEqual(['Error submitting assessment: There is no connection to Wattle.']),
  );
  expect(screen.getByText('Question 1 of 2')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toHaveFocus());
});

test('a submission of a test that this browser no longer knows leads on, and the answers stay', async () => {
  apiReturns(SUBMIT, { message: 'This browser has no such test. Please go back to your tests.' }, 404);
  await take();
  await submit(user);
  expect(await screen.findByRole('link', { name: 'Start again' })).toBeVisible();
  expect(shownNotices()).toEqual([]);
});
