import { screen, within } from '@testing-library/react';
import { aQuestionPayload } from '@wattle/contract/testing';
import { aServer, aTest, choose, confirmSubmit, pass, play, press, submitNever, user } from '../../test/play';

describe('a submission', () => {
  it('asks first, and says that nothing can be changed after', async () => {
    const { submit } = play(aTest());
    await choose('B');
    await press('Submit');
    expect(screen.getByRole('alertdialog', { name: 'Submit this test?' })).toHaveAccessibleDescription(
      '2 of 3 questions are not answered. After submitting, answers can no longer be changed.',
    );
    await press('Back to the test');
    expect(submit).not.toHaveBeenCalled();
    expect(screen.getByText('Question 1 of 3')).toBeVisible();
  });

  it('is the end of practice, which can be stopped for now as well', async () => {
    play(aTest({ questions: [aQuestionPayload()] }), { stopPath: '/dashboard' });
    await user.click(screen.getByRole('button', { name: /^Review/ }));
    expect(screen.getByRole('alertdialog', { name: 'Finish this practice?' })).toHaveAccessibleDescription(
      'The question is not answered. Afterwards, answers can no longer be changed.',
    );
    await press('Back to the practice');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('shows first what is not answered and what is flagged, and leads there', async () => {
    play(aTest());
    await choose('B');
    await press('Flag');
    await press('Submit');
    const group = (name: string) => within(screen.getByRole('group', { name })).getAllByRole('button');
    expect(group('Not answered').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Question 2, not answered',
      'Question 3, not answered',
    ]);
    expect(group('Flagged').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Question 1, flagged, answered',
    ]);
    await user.click(group('Not answered')[1] as HTMLElement);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByText('Question 3 of 3')).toBeVisible();
  });

  it('says so when all is answered', async () => {
    play(aTest({ questions: [aQuestionPayload(), aQuestionPayload()] }));
    await choose('B');
    await press('Next');
    await choose('B');
    await press('Submit');
    expect(screen.getByRole('alertdialog')).toHaveTextContent('All 2 questions are answered.');
    expect(screen.queryByRole('group', { name: 'Not answered' })).not.toBeInTheDocument();
  });

  it('sends which questions were attempted and what was answered, without a score', async () => {
    const test = aTest();
    const [first, second, third] = test.questions;
    const { submit } = play(test);
    await choose('B');
    await confirmSubmit();
    expect(submit).toHaveBeenCalledWith({
      attemptId: test.attemptId,
      score: null,
      questionStatus: [
        { questionNumber: 1, status: 'attempted' },
        { questionNumber: 2, status: 'unattempted' },
        { questionNumber: 3, status: 'unattempted' },
      ],
      responses: [
        { questionId: first?.id, selectedAnswer: 'B', version: expect.any(Number) },
        { questionId: second?.id, selectedAnswer: null },
        { questionId: third?.id, selectedAnswer: null },
      ],
      secondsSpent: {},
    });
  });

  it('computes the score where the keys were sent along', async () => {
    const questions = [1, 2].map(() => aQuestionPayload({ correct_answer: 'B' }));
    const { submit } = play(aTest({ questions }));
    await choose('B');
    await press('Next');
    await choose('A');
    await confirmSubmit();
    expect(submit).toHaveBeenCalledWith(expect.objectContaining({ score: 1 }));
  });

  it('covers the screen while it lasts, and cannot be done twice', async () => {
    const submit = submitNever();
    play(aTest(), { submit });
    await confirmSubmit();
    expect(screen.getByRole('dialog', { name: 'Submitting your test' })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Submit', hidden: true })).toHaveAttribute('aria-disabled', 'true');
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('keeps quiet about answers that are on their way to the server with it', async () => {
    const server = aServer();
    const submit = submitNever();
    play(aTest(), { save: server.save, submit });
    await choose('B');
    await confirmSubmit();
    await pass(2);
    expect(server.save).not.toHaveBeenCalled();
  });
});
