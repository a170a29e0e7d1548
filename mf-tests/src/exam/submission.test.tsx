import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aWritingQuestion } from '@wattle/contract/testing';
import { apiCalls, apiReturns, shownNotices } from '@wattle/platform/testing';
import { choose, resultOf, SUBMIT, submit, take } from '../../test/take-test';

describe('a submission', () => {
  it('carries what was answered, and leads to the result', async () => {
    apiReturns(SUBMIT, {});
    const { router, test, user } = await take();
    await choose('B');
    await submit();
    await waitFor(() => expect(router.state.location.pathname).toBe(resultOf(test)));
    expect(apiCalls(SUBMIT)[0]?.body).toEqual({
      childId: user.id,
      category: 'Maths',
      testType: 'weekly-test',
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
    expect(shownNotices()).toEqual([]);
  });

  it('of an empty writing does not start', async () => {
    await take({ questions: [aWritingQuestion()] }, '/test/subject-test/writing', 'test/subject-test/Writing');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('You must provide a written response.')).toBeVisible();
    expect(apiCalls(SUBMIT)).toEqual([]);
  });

  it('of a test that the server does not know says so and leads back', async () => {
    apiReturns(SUBMIT, { message: 'There is no such test.' }, 404);
    await take();
    await choose('B');
    await submit();
    expect(
      await screen.findByText(
        'This test is no longer there, so your answers cannot be submitted. Please start a new one on your dashboard.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toBeVisible();
  });
});
