import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOpenTest, aQuestionPayload } from '@wattle/contract/testing';
import { PAGE_ID } from '@wattle/exam-player';
import { apiCalls, apiHangs, apiReturns, apiUnreachable, shownNotices } from '@wattle/platform/testing';
import { expectComplaints } from '../../../scripts/testing/browser-tests';
import { email, OPEN, open, SUBMIT, submit, take } from '../../test/take-test';

afterEach(() => jest.restoreAllMocks());

test('shows that it loads, then the first question', async () => {
  const answer = apiHangs(OPEN, anOpenTest());
  open();
  expect(await screen.findByText('Loading questions')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: 'Mathematical Reasoning' })).toBeInTheDocument();
  answer();
  expect(await screen.findByText('Question 1 of 10')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Mathematical Reasoning' })).toBeInTheDocument();
  expect(apiCalls(OPEN)[0]?.path).toBe(`${OPEN}?email=meera%40example.com&pageId=${PAGE_ID}`);
});

test('submits to the call of the subject and returns to the tests', async () => {
  apiReturns(SUBMIT, {});
  const { router, test } = await take();
  await userEvent.click(screen.getByRole('radio', { name: /^B/ }));
  await submit();
  await waitFor(() => expect(router.state.location.pathname).toBe('/test-assesment-books'));
  expect(apiCalls(SUBMIT)[0]?.body).toEqual({
    email,
    attemptId: test.attemptId,
    score: null,
    questionStatus: [
      { questionNumber: 1, status: 'attempted' },
      { questionNumber: 2, status: 'unattempted' },
    ],
    responses: [
      { questionId: test.questions[0]?.id, selectedAnswer: 'B', version: expect.any(Number) },
      { questionId: test.questions[1]?.id, selectedAnswer: null },
    ],
    secondsSpent: expect.any(Object),
  });
});

test('keeps the test and says so when it cannot be submitted', async () => {
  apiUnreachable(SUBMIT);
  await take();
  await submit();
  await waitFor(() =>
    expect(shownNotices()).toEqual(['Error submitting assessment: There is no connection to Wattle.']),
  );
  expect(screen.getByText('Question 1 of 2')).toBeVisible();
});

test('a test that was submitted from another page leads back with the server message', async () => {
  apiReturns(SUBMIT, { message: 'This test is already completed.' }, 409);
  const { router } = await take();
  await submit();
  await waitFor(() => expect(router.state.location.pathname).toBe('/test-assesment-books'));
  expect(shownNotices()).toEqual(['This test is already completed.']);
});

test.each([
  ['the server message', { message: 'Please finish the Reading test first.' }, 'Please finish the Reading test first.'],
  ['the catalogue sentence', {}, 'This test is already completed.'],
])('a test that may not be opened leads back with %s', async (_what, body, sentence) => {
  apiReturns(OPEN, body, 409);
  const { router } = open();
  await waitFor(() => expect(router.state.location.pathname).toBe('/test-assesment-books'));
  expect(shownNotices()).toEqual([sentence]);
});

test.each([
  [
    'cannot be loaded',
    () => {
      expectComplaints(/^The questions could not be loaded/);
      apiUnreachable(OPEN);
    },
  ],
  ['are none', () => apiReturns(OPEN, { questions: [] })],
])('says so when the questions %s', async (_what, prepare) => {
  prepare();
  open();
  expect(await screen.findByText('No questions found.')).toBeVisible();
  expect(document.title).toBe('No questions found · Wattle');
  expect(screen.getByRole('heading', { level: 1, name: 'Mathematical Reasoning' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Back to the tests' })).toHaveAttribute('href', '/test-assesment-books');
});

test('another test is another page', async () => {
  const { router } = await take();
  await userEvent.click(screen.getByRole('radio', { name: /^B/ }));
  const reading = anOpenTest();
  apiReturns('freeassesment/randomReadingQuestions', reading);
  await act(() => router.navigate('/questions-page/randomReadingQuestions'));
  expect(await screen.findByText('Question 1 of 10')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Reading' })).toBeInTheDocument();
  for (const option of screen.getAllByRole('radio')) expect(option).not.toBeChecked();
});

test('an address that the server does not know starts anew', async () => {
  apiReturns(OPEN, { questions: [aQuestionPayload()] });
  open();
  expect(await screen.findByRole('heading', { name: 'Student Information' })).toBeVisible();
});

test('says so when the bank holds fewer than ten questions', async () => {
  await take({ questions: [aQuestionPayload()] });
  expect(screen.getByText('The bank holds 1 question for this test at the moment.')).toBeVisible();
});
