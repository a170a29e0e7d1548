import { jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SavedAnswer } from '@wattle/contract';
import { anOpenTest, aServedQuestion } from '@wattle/contract/testing';
import '@wattle/design-system/testing';
import axe from 'axe-core';
import { ExamPlayer, type ExamPlayerProps, type RunningTest, type SaveAnswers, TestClosed } from './index';
import './testing';

const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
});

const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

function aTest(overrides: Parameters<typeof anOpenTest>[0] = {}): RunningTest {
  return anOpenTest({ questions: [1, 2, 3].map(() => aServedQuestion()), seconds: 600, ...overrides }) as RunningTest;
}

/** A server that keeps answers, and can be away. */
function aServer() {
  const held = new Map<string, SavedAnswer>();
  const server = {
    isAway: false,
    held,
    save: jest.fn<SaveAnswers>(async (answers) => {
      if (server.isAway) throw new Error('away');
      for (const answer of answers) held.set(answer.questionId, answer);
      return { answers, serverTime: new Date(Date.now()).toISOString() };
    }),
  };
  return server;
}

function play(test: RunningTest, overrides: Partial<ExamPlayerProps> = {}) {
  const props = {
    title: 'Reading',
    test,
    category: 'randomReadingQuestions',
    save: aServer().save,
    fetchServerTime: async () => new Date(Date.now()).toISOString(),
    submit: jest.fn<ExamPlayerProps['submit']>().mockResolvedValue(undefined),
    onSubmitFailed: jest.fn(),
    ...overrides,
  };
  return { ...render(<ExamPlayer {...props} />), ...props };
}

const choose = (letter: string) => user.click(screen.getByRole('radio', { name: new RegExp(`^${letter}`) }));
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const confirmSubmit = async () => {
  await press('Submit');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Submit' }));
};
const deviceCopy = ({ attemptId }: RunningTest) => localStorage.getItem(`wattle-answers-${attemptId}`);

describe('questions', () => {
  it('are walked with Next and Previous, and stop at both ends', async () => {
    play(aTest());
    expect(screen.getByText('Question 1 of 3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
    await press('Next');
    await press('Next');
    expect(screen.getByText('Question 3 of 3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Next' })).toBeDisabled();
    await press('Previous');
    expect(screen.getByText('Question 2 of 3')).toBeVisible();
  });

  it('are told apart in the palette: answered, flagged, current', async () => {
    play(aTest());
    await choose('B');
    await press('Next');
    await press('Flag');
    const palette = within(screen.getByRole('navigation', { name: 'Questions' }));
    expect(palette.getAllByRole('button').map((tile) => tile.getAttribute('aria-label'))).toEqual([
      'Question 1, answered',
      'Question 2, flagged, not answered',
      'Question 3, not answered',
    ]);
    await user.click(palette.getByRole('button', { name: /Question 1/ }));
    expect(screen.getByRole('radio', { name: /^B/ })).toBeChecked();
    expect(palette.getByRole('button', { name: /Question 1/ })).toHaveAttribute('aria-current', 'true');
  });

  it('about a passage show it with its title and its line breaks', () => {
    const text = 'The Boat\n\nOne line\nand the next\n\nA second stanza';
    play(aTest({ questions: [aServedQuestion({ text })] }));
    const passage = within(screen.getByRole('region', { name: 'Passage' }));
    expect(passage.getByRole('heading', { name: 'The Boat' })).toBeVisible();
    expect(passage.getByText(/One line/)).toHaveTextContent('One line and the next');
  });

  it('show their picture with its words, and never run what stands in them', () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const question = aServedQuestion({ question: hostile, image_data: '/api/images/1', image_description: 'A fence' });
    play(aTest({ questions: [question] }));
    expect(screen.getByRole('img', { name: 'A fence' })).toHaveAttribute('src', '/api/images/1');
    expect(screen.getByRole('heading', { name: hostile })).toBeVisible();
  });

  it('can be used by whoever cannot see or hold a mouse', async () => {
    const { container } = play(aTest());
    jest.useRealTimers();
    // jsdom draws nothing; the design system computes its contrasts.
    const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  });
});

describe('answers', () => {
  it('are on the device at once and on the server within a second', async () => {
    const server = aServer();
    const test = aTest();
    play(test, { save: server.save });
    await choose('C');
    expect(deviceCopy(test)).toContain('"selectedAnswer":"C"');
    await pass(1);
    expect([...server.held.values()]).toMatchObject([
      { questionId: test.questions[0]?.id, selectedAnswer: 'C', version: 1 },
    ]);
    expect(screen.getByText('Saved')).toBeVisible();
  });

  it('survive a reload, also those that the server never got', async () => {
    const away = aServer();
    away.isAway = true;
    const test = aTest();
    const { unmount } = play(test, { save: away.save });
    await choose('D');
    await pass(1);
    expect(screen.getByText(/Not yet saved/)).toBeVisible();
    unmount();

    const server = aServer();
    play(test, { save: server.save });
    expect(screen.getByRole('radio', { name: /^D/ })).toBeChecked();
    await pass(1);
    expect([...server.held.values()]).toMatchObject([{ selectedAnswer: 'D' }]);
  });

  it('come from the server where this device has none or older ones', async () => {
    const test = aTest();
    const questionId = test.questions[0]?.id ?? '';
    const { unmount } = play(test);
    await choose('A');
    unmount();
    play({ ...test, answers: [{ questionId, selectedAnswer: 'B', version: 7 }] });
    expect(screen.getByRole('radio', { name: /^B/ })).toBeChecked();
  });

  it('reach the server by themselves when the network comes back', async () => {
    const server = aServer();
    server.isAway = true;
    play(aTest(), { save: server.save });
    await choose('A');
    await pass(300);
    expect(server.held.size).toBe(0);
    server.isAway = false;
    window.dispatchEvent(new Event('online'));
    await pass(1);
    expect(server.held.size).toBe(1);
    expect(screen.getByText('Saved')).toBeVisible();
  });

  it('are given on when the device can keep nothing', async () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const server = aServer();
    play(aTest(), { save: server.save });
    await choose('B');
    await pass(1);
    expect(server.held.size).toBe(1);
  });

  it('end with a submission when the server takes no more', async () => {
    const { submit } = play(aTest(), { save: () => Promise.reject(new TestClosed()) });
    await choose('B');
    await pass(1);
    expect(submit).toHaveBeenCalledTimes(1);
  });
});

describe('the clock', () => {
  it('counts from the time of the server, however wrong the device is', async () => {
    jest.setSystemTime(new Date('2031-05-05T05:05:05Z'));
    play(aTest({ serverTime: '2026-11-21T00:00:00.000Z', seconds: 780 }));
    expect(screen.getByRole('timer', { name: '13:00 left' })).toBeVisible();
    await pass(61);
    expect(screen.getByRole('timer', { name: '11:59 left' })).toBeVisible();
  });

  it('asks the server when the device slept or was set to another time', async () => {
    const start = Date.parse('2026-11-21T00:00:00.000Z');
    const fetchServerTime = jest.fn(async () => new Date(start + 300_000).toISOString());
    jest.setSystemTime(start);
    play(aTest({ serverTime: new Date(start).toISOString(), seconds: 600 }), { fetchServerTime });
    jest.setSystemTime(start + 300_000);
    await pass(1);
    expect(fetchServerTime).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('timer', { name: /^(5:00|4:59) left/ })).toBeVisible();
  });

  it('is stored every second with a timestamp, and cleared after the submission', async () => {
    play(aTest({ seconds: 600 }));
    await pass(2);
    const stored = JSON.parse(localStorage.getItem('timer_randomReadingQuestions') ?? '{}');
    expect(stored.remaining).toBe(598);
    expect(Math.abs(stored.timestamp - Date.now())).toBeLessThan(1_000);
    await confirmSubmit();
    expect(localStorage.getItem('timer_randomReadingQuestions')).toBeNull();
  });

  it.each([
    [301, '5 minutes left'],
    [61, '1 minute left'],
  ])('is read out at %i seconds less one', async (seconds, announcement) => {
    play(aTest({ seconds }));
    expect(screen.queryByText(announcement)).not.toBeInTheDocument();
    await pass(1);
    expect(screen.getByText(announcement)).toBeInTheDocument();
  });

  it('shows nothing for an untimed test', () => {
    play(aTest({ deadline: undefined }));
    expect(screen.queryByRole('timer')).not.toBeInTheDocument();
  });
});

describe('when the time is up', () => {
  it('the inputs are locked and the test is submitted by itself', async () => {
    const { submit } = play(aTest({ seconds: 5 }), { submit: jest.fn(() => new Promise<void>(() => undefined)) });
    await choose('B');
    await pass(5);
    expect(submit).toHaveBeenCalledTimes(1);
    for (const option of screen.getAllByRole('radio', { hidden: true })) expect(option).toBeDisabled();
    for (const name of ['Next', 'Previous', 'Submit']) {
      expect(screen.getByRole('button', { name, hidden: true })).toBeDisabled();
    }
    expect(screen.getByRole('dialog', { name: /Time is up/ })).toBeVisible();
  });

  it('the submission is tried until the server has it, and the answers stay on the device until then', async () => {
    const submit = jest.fn<ExamPlayerProps['submit']>().mockRejectedValueOnce(new Error('away')).mockResolvedValue();
    const test = aTest({ seconds: 5 });
    const { onSubmitFailed } = play(test, { submit });
    await choose('B');
    await pass(5);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(deviceCopy(test)).not.toBeNull();
    await pass(5);
    expect(submit).toHaveBeenCalledTimes(2);
    expect(deviceCopy(test)).toBeNull();
    expect(onSubmitFailed).not.toHaveBeenCalled();
    await pass(60);
    expect(submit).toHaveBeenCalledTimes(2);
  });
});

describe('submitting', () => {
  it('asks first, and names what is not answered', async () => {
    const { submit } = play(aTest());
    await choose('B');
    await press('Submit');
    expect(screen.getByRole('alertdialog', { name: 'Submit this test?' })).toHaveTextContent(
      'Questions 2 and 3 are not answered.',
    );
    await press('Back to the test');
    expect(submit).not.toHaveBeenCalled();
    expect(screen.getByText('Question 1 of 3')).toBeVisible();
  });

  it('sends which questions were attempted and what was answered, without a score', async () => {
    const test = aTest();
    const [first, second, third] = test.questions;
    const { submit } = play(test);
    await choose('B');
    await confirmSubmit();
    expect(submit).toHaveBeenCalledWith({
      score: null,
      questionStatus: [
        { questionNumber: 1, status: 'attempted' },
        { questionNumber: 2, status: 'unattempted' },
        { questionNumber: 3, status: 'unattempted' },
      ],
      responses: [
        { questionId: first?.id, selectedAnswer: 'B' },
        { questionId: second?.id, selectedAnswer: null },
        { questionId: third?.id, selectedAnswer: null },
      ],
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
    const submit = jest.fn(() => new Promise<void>(() => undefined));
    play(aTest(), { submit });
    await confirmSubmit();
    expect(screen.getByRole('dialog', { name: 'Submitting your test' })).toBeVisible();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Submit', hidden: true })).toBeDisabled();
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('keeps quiet about answers that are on their way to the server with it', async () => {
    const server = aServer();
    const submit = jest.fn(() => new Promise<void>(() => undefined));
    play(aTest(), { save: server.save, submit });
    await choose('B');
    await confirmSubmit();
    await pass(2);
    expect(server.save).not.toHaveBeenCalled();
  });

  it('is not done a second time when the time runs out meanwhile', async () => {
    const submit = jest.fn(() => new Promise<void>(() => undefined));
    play(aTest({ seconds: 20 }), { submit });
    await confirmSubmit();
    await pass(30);
    expect(submit).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog', { name: /Time is up/ })).toBeVisible();
  });

  it('that fails leaves the test as it was, and can be tried again', async () => {
    const submit = jest.fn<ExamPlayerProps['submit']>().mockRejectedValueOnce(new Error('away')).mockResolvedValue();
    const test = aTest();
    const { onSubmitFailed } = play(test, { submit });
    await choose('B');
    await confirmSubmit();
    await waitFor(() => expect(onSubmitFailed).toHaveBeenCalledTimes(1));
    await waitFor(() => expect(screen.getByRole('radio', { name: /^B/ })).toBeEnabled());
    expect(deviceCopy(test)).not.toBeNull();
    await confirmSubmit();
    expect(submit).toHaveBeenCalledTimes(2);
    expect(deviceCopy(test)).toBeNull();
  });
});
