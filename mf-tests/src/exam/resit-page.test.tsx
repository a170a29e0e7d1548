import { cleanup, screen, waitFor } from '@testing-library/react';
import { anId, anOpenTest } from '@wattle/contract/testing';
import { PAGE_ID } from '@wattle/exam-player';
import { apiCalls, apiReturns, signInAs } from '@wattle/platform/testing';
import { choose, open, resultOf, submit, take } from '../../test/take-test';

const original = anId();
const OPEN = `attempts/${original}/re-sit`;
const url = `/test/re-sit/${original}`;

test('asks once more what went wrong, and leads to the result of the re-sit', async () => {
  const { router, test } = await take({ deadline: undefined }, url, OPEN);
  const SUBMIT = `attempts/${test.attemptId}/submit`;
  apiReturns(SUBMIT, {});
  expect(apiCalls(OPEN)[0]?.path).toBe(`${OPEN}?pageId=${PAGE_ID}`);
  expect(screen.getByRole('heading', { level: 1, name: 'Retry of a test' })).toBeInTheDocument();
  expect(screen.queryByText(/The bank holds/)).not.toBeInTheDocument();
  await choose('B');
  await submit();
  await waitFor(() => expect(router.state.location.pathname).toBe(resultOf(test)));
  expect(apiCalls(SUBMIT)[0]?.body).toEqual({
    responses: [
      { questionId: test.questions[0]?.id, selectedAnswer: 'B', version: expect.any(Number) },
      { questionId: test.questions[1]?.id, selectedAnswer: null },
    ],
    secondsSpent: expect.any(Object),
  });
});

test.each([
  [
    'the server message',
    { message: 'Nothing went wrong in this test, so there is nothing to retry. Choose the next one.' },
    409,
    'Nothing went wrong in this test, so there is nothing to retry. Choose the next one.',
  ],
  ['the catalogue sentence', {}, 409, 'No questions to submit.'],
  ['the catalogue sentence', anOpenTest({ questions: [] }), 200, 'No questions to submit.'],
])('of a test without a wrong answer there is none: %s', async (_what, body, status, sentence) => {
  signInAs('student');
  apiReturns(OPEN, body, status);
  open(url);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toBeVisible();
});

test('a re-sit of what is not there says so, and cannot be tried again', async () => {
  signInAs('student');
  apiReturns(OPEN, { message: 'This test is not one of yours. Please choose one on your dashboard.' }, 404);
  open(url);
  expect(await screen.findByText('There is no such result.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
});

test('only a few new questions like what went wrong are asked for', async () => {
  await take({ deadline: undefined }, `${url}?only=easier`, OPEN);
  expect(apiCalls(OPEN)[0]?.path).toBe(`${OPEN}?only=easier&pageId=${PAGE_ID}`);
  expect(screen.getByRole('heading', { level: 1, name: 'New questions like these' })).toBeInTheDocument();
});

describe.each([
  ['a re-sit', OPEN, `${url}?`],
  ['practice of a topic', 'test/topic/Maths', '/test/practise/maths?topic=Time&'],
])('%s', (_what, path, address) => {
  it('is named by its address once it is shown, and loaded again it goes on', async () => {
    const { router, test } = await take({ deadline: undefined }, address, path);
    expect(new URLSearchParams(router.state.location.search).get('attemptId')).toBe(test.attemptId);
    expect(apiCalls(path)).toHaveLength(1);

    cleanup();
    open(`${address}attemptId=${test.attemptId}`);
    expect(await screen.findByText(/^Question 1 of/)).toBeVisible();
    expect(apiCalls(path)[1]?.path).toContain(`attemptId=${test.attemptId}`);
  });

  it('that was submitted on another page shows its result when it is loaded again', async () => {
    signInAs('student');
    const attemptId = anId();
    apiReturns(path, { message: 'This test has already been completed.' }, 409);
    const { router } = open(`${address}attemptId=${attemptId}`);
    await waitFor(() => expect(router.state.location.pathname).toBe(resultOf({ attemptId })));
  });
});
