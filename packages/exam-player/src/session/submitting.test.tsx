import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { aServedQuestion } from '@wattle/contract/testing';
import { shownNotices } from '@wattle/platform/testing';
import {
  aServer,
  aTest,
  CLOSED,
  choose,
  confirmSubmit,
  deviceCopy,
  pass,
  play,
  press,
  type Save,
  type Submit,
  submitNever,
  user,
} from '../../test/play';

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
    play(aTest({ questions: [aServedQuestion(), aServedQuestion()] }));
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
    const questions = [1, 2].map(() => aServedQuestion({ correct_answer: 'B' }));
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

  it('that has failed is said on the screen until it is made again', async () => {
    const submit = jest
      .fn<Submit>()
      .mockRejectedValueOnce(new Error('away'))
      .mockReturnValue(new Promise(() => undefined));
    play(aTest(), { submit });
    await confirmSubmit();
    const banner = 'Your test is not submitted yet. Press Submit again when you are online.';
    expect(await screen.findByText(banner)).toBeVisible();
    await pass(60);
    expect(screen.getByText(banner)).toBeVisible();
    await confirmSubmit();
    expect(screen.queryByText(banner)).not.toBeInTheDocument();
  });

  it('is not done a second time when the time runs out meanwhile', async () => {
    const submit = submitNever();
    play(aTest({ seconds: 20 }), { submit });
    await confirmSubmit();
    await pass(30);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog', { name: /Time is up/ })).toBeVisible();
  });

  it('that fails leaves the test as it was, and can be tried again', async () => {
    const submit = jest.fn<Submit>().mockRejectedValueOnce(new Error('away')).mockResolvedValue();
    const test = aTest();
    play(test, { submit });
    await choose('B');
    await confirmSubmit();
    await pass(1);
    expect(shownNotices()).toEqual(['Error submitting test.']);
    expect(screen.getByRole('radio', { name: /^B/ })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Submit' })).toHaveFocus();
    expect(deviceCopy(test)).not.toBeNull();
    await confirmSubmit();
    expect(submit).toHaveBeenCalledTimes(2);
    expect(deviceCopy(test)).toBeNull();
  });

  it('that fails after the time has run out is tried again by itself, and no failure is told', async () => {
    let fail = (_error: Error) => undefined as unknown;
    const submit = jest.fn<Submit>().mockResolvedValue();
    submit.mockImplementationOnce(
      () =>
        new Promise((_resolve, reject) => {
          fail = reject;
        }),
    );
    play(aTest({ seconds: 5 }), { submit });
    await confirmSubmit();
    await pass(8);
    await act(async () => fail(new Error('away')));
    expect(shownNotices()).toEqual([]);
    await pass(6);
    expect(submit).toHaveBeenCalledTimes(2);
  });

  it('that fails once the page has been left sends no answers from there', async () => {
    const server = aServer();
    let fail = (_error: Error) => undefined as unknown;
    const submit = jest.fn<Submit>(
      () =>
        new Promise((_resolve, reject) => {
          fail = reject;
        }),
    );
    const { unmount } = play(aTest(), { ...server, submit });
    await choose('B');
    await confirmSubmit();
    unmount();
    await act(async () => fail(new Error('away')));
    await pass(5);
    expect(server.save).not.toHaveBeenCalled();
  });

  it('is done once, also when the next page takes its time and the clock reaches zero', async () => {
    const { submit } = play(aTest({ seconds: 3 }));
    await confirmSubmit();
    await pass(1);
    await pass(9);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog', { name: 'Submitting your test' })).toBeVisible();
  });

  it('is done once, also when an answer is refused late because of it', async () => {
    let refuse = (_error: unknown) => undefined as unknown;
    const save = jest.fn<Save>(
      () =>
        new Promise((_resolve, reject) => {
          refuse = reject;
        }),
    );
    const { submit } = play(aTest(), { save });
    await choose('B');
    await pass(1);
    await confirmSubmit();
    refuse(CLOSED);
    await pass(10);
    expect(submit).toHaveBeenCalledTimes(1);
  });
});
