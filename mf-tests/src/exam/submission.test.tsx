import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aQuestionPayload, aWritingQuestion } from '@wattle/contract/testing';
import { apiCalls, apiHangs, apiReturns, apiUnreachable, shownNotices } from '@wattle/platform/testing';
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

  it('carries the score where the keys were sent along', async () => {
    apiReturns(SUBMIT, {});
    await take({ questions: [aQuestionPayload({ correct_answer: 'B' })] });
    await choose('B');
    await submit();
    await waitFor(() => expect(apiCalls(SUBMIT)[0]?.body).toMatchObject({ score: 1 }));
  });

  it('of a writing carries the text with its version, so that a later one stays', async () => {
    apiReturns(SUBMIT, {});
    const { test, user } = await take(
      { questions: [aWritingQuestion()] },
      '/test/subject-test/writing',
      'test/subject-test/Writing',
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Your response' }), 'Waves rose.');
    await submit();
    await waitFor(() =>
      expect(apiCalls(SUBMIT)[0]?.body).toMatchObject({
        category: 'Writing',
        responses: [{ questionId: test.questions[0]?.id, writingResponse: 'Waves rose.', version: expect.any(Number) }],
      }),
    );
    expect(apiCalls(SUBMIT)[0]?.body).toMatchObject({ childId: user.id, score: null, attemptId: test.attemptId });
  });

  it('of an empty writing does not start', async () => {
    await take({ questions: [aWritingQuestion()] }, '/test/subject-test/writing', 'test/subject-test/Writing');
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('You must provide a written response.')).toBeVisible();
    expect(apiCalls(SUBMIT)).toEqual([]);
  });

  it('is sent once, however often it is pressed', async () => {
    apiHangs(SUBMIT, {});
    await take();
    await userEvent.click(screen.getByRole('button', { name: 'Submit' }));
    await userEvent.dblClick(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(apiCalls(SUBMIT)).toHaveLength(1));
  });

  it.each([
    ['is away', () => apiUnreachable(SUBMIT), 'Error submitting test.'],
    ['fails', () => apiReturns(SUBMIT, { message: 'Internal server error' }, 500), 'Error submitting test.'],
    [
      'says what is wrong with the writing',
      () => apiReturns(SUBMIT, { message: 'You must provide a written response.' }, 422),
      'You must provide a written response.',
    ],
  ])('to a server that %s says so, and the test goes on', async (_what, prepare, sentence) => {
    prepare();
    await take();
    await submit();
    await waitFor(() => expect(shownNotices()).toEqual([sentence]));
    expect(screen.getByText(/^Question 1 of 2/)).toBeVisible();
  });

  it.each([
    ['the server message', { message: 'This test was submitted at 9:15.' }, 'This test was submitted at 9:15.'],
    ['a sentence', {}, 'This test is already completed.'],
  ])('of a test that was submitted from another page leads to its result with %s', async (_what, body, sentence) => {
    apiReturns(SUBMIT, body, 409);
    const { router, test } = await take();
    await submit();
    await waitFor(() => expect(router.state.location.pathname).toBe(resultOf(test)));
    expect(shownNotices()).toEqual([sentence]);
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
