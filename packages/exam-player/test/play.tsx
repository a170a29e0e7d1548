import { jest } from '@jest/globals';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SavedAnswer } from '@wattle/contract';
import { anOpenTest, aServedQuestion } from '@wattle/contract/testing';
import '@wattle/design-system/testing';
import { ExamPlayer, type ExamPlayerProps, type RunningTest, type SaveAnswers } from '../src';
import '../src/testing';

export const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
});

export const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));

/** A running test of three questions. */
export function aTest(overrides: Parameters<typeof anOpenTest>[0] = {}): RunningTest {
  return anOpenTest({ questions: [1, 2, 3].map(() => aServedQuestion()), seconds: 600, ...overrides }) as RunningTest;
}

/** A server that keeps the newest version of each answer, as the real one does, and can be away. */
export function aServer() {
  const held = new Map<string, SavedAnswer>();
  const server = {
    isAway: false,
    held,
    save: jest.fn<SaveAnswers>(async (answers) => {
      if (server.isAway) throw new Error('away');
      for (const answer of answers) {
        if (answer.version > (held.get(answer.questionId)?.version ?? 0)) held.set(answer.questionId, answer);
      }
      const kept = answers.flatMap(({ questionId }) => held.get(questionId) ?? []);
      return { answers: kept, serverTime: new Date(Date.now()).toISOString() };
    }),
  };
  return server;
}

export type Submit = ExamPlayerProps['submit'];

export const submitNever = () => jest.fn<Submit>(() => new Promise(() => undefined));

export function play(test: RunningTest, overrides: Partial<ExamPlayerProps> = {}) {
  const props = {
    title: 'Reading',
    test,
    category: 'randomReadingQuestions',
    save: aServer().save,
    fetchServerTime: async () => new Date(Date.now()).toISOString(),
    submit: jest.fn<Submit>().mockResolvedValue(undefined),
    onSubmitFailed: jest.fn(),
    wayBack: <a href="/tests">Back to the tests</a>,
    startAgain: <a href="/start">Start again</a>,
    ...overrides,
  };
  return { ...render(<ExamPlayer {...props} />), ...props };
}

export const choose = (letter: string) => user.click(screen.getByRole('radio', { name: new RegExp(`^${letter}`) }));
export const press = (name: string) => user.click(screen.getByRole('button', { name }));
export const confirmSubmit = async () => {
  await press('Submit');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Submit' }));
};

export const deviceCopy = ({ attemptId }: RunningTest) => localStorage.getItem(`wattle-answers-${attemptId}`);
