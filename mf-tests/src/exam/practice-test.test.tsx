import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anOpenPracticeTest } from '@wattle/contract/testing';
import { PAGE_ID } from '@wattle/exam-player';
import { apiCalls, apiReturns, apiUnreachable, signInAs } from '@wattle/platform/testing';
import {
  choose,
  OPEN_PRACTICE,
  open,
  resultOf,
  SUBMIT_PRACTICE,
  submit,
  takePractice,
  underWay,
} from '../../test/take-test';

const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));

test('takes the sections in the order of the server, writing last', async () => {
  const { test } = await takePractice();
  const [thinking] = test.thinkingskills;
  expect(screen.getByText(thinking?.question ?? '')).toBeVisible();
  await next();
  expect(screen.getByText(test.reading[0]?.question ?? '')).toBeVisible();
  await next();
  expect(screen.getByText(test.maths[0]?.question ?? '')).toBeVisible();
  await next();
  expect(screen.getByText(test.writing?.question ?? '')).toBeVisible();
  expect(apiCalls(OPEN_PRACTICE)[0]?.path).toBe(`${OPEN_PRACTICE}?attemptId=${test.attemptId}&pageId=${PAGE_ID}`);
});

test('is submitted section by section, and leads to the result', async () => {
  apiReturns(SUBMIT_PRACTICE, {});
  const { router, test, user } = await takePractice();
  await choose('A');
  await next();
  await next();
  await next();
  await userEvent.click(screen.getByRole('textbox', { name: 'Your response' }));
  await userEvent.paste('Waves rose.');
  await submit();
  await waitFor(() => expect(router.state.location.pathname).toBe(resultOf(test)));
  const section = (category: string, questionId = '', answer: object, status = 'unattempted') => ({
    category,
    questionStatus: [{ questionId, status }],
    responses: [{ questionId, ...answer }],
  });
  expect(apiCalls(SUBMIT_PRACTICE)[0]?.body).toEqual({
    childId: user.id,
    testType: 'Practice',
    attemptId: test.attemptId,
    secondsSpent: expect.any(Object),
    sections: [
      section(
        'thinkingskills',
        test.thinkingskills[0]?.id,
        { selectedAnswer: 'A', version: expect.any(Number) },
        'attempted',
      ),
      section('reading', test.reading[0]?.id, { selectedAnswer: null }),
      section('maths', test.maths[0]?.id, { selectedAnswer: null }),
      section(
        'writing',
        test.writing?.id,
        { writingResponse: 'Waves rose.', version: expect.any(Number) },
        'attempted',
      ),
    ],
  });
});

test('is not submitted with an empty writing', async () => {
  await takePractice();
  await submit();
  expect(await screen.findByText('Writing response is empty.')).toBeVisible();
  expect(apiCalls(SUBMIT_PRACTICE)).toEqual([]);
});

test('goes without writing where the bank holds none', async () => {
  await takePractice({ writing: null });
  expect(screen.getByText(/^Question 1 of 3/)).toBeVisible();
});

describe('when it', () => {
  beforeEach(() => {
    signInAs('student');
    underWay({}, '/practice-test');
  });

  it('cannot be had, it says so, and can be tried again', async () => {
    apiUnreachable(OPEN_PRACTICE);
    open('/practice-test');
    expect(await screen.findByText('Failed to load practice test.')).toBeVisible();
    apiReturns(OPEN_PRACTICE, anOpenPracticeTest());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/^Question 1 of 4/)).toBeVisible();
  });
});
