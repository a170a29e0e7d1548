import { jest } from '@jest/globals';
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AttemptStatus, AttemptUiState, SavedAnswer } from '@wattle/contract';
import { anOpenTest, aServedQuestion } from '@wattle/contract/testing';
import '@wattle/design-system/testing';
import { ExamPlayer, type ExamPlayerProps, type RunningTest } from '../src';
import '../src/testing';

export const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  // Before the timers that its effects have set are gone.
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
  localStorage.clear();
});

/** Lets time pass, second by second: what is to be shown is shown in between. */
export async function pass(seconds: number): Promise<void> {
  for (let left = seconds; left > 0; left -= 1) {
    await act(() => jest.advanceTimersByTimeAsync(Math.min(left, 1) * 1_000));
  }
}

/** A running test of three questions. */
export function aTest(overrides: Parameters<typeof anOpenTest>[0] = {}): RunningTest {
  return anOpenTest({ questions: [1, 2, 3].map(() => aServedQuestion()), seconds: 600, ...overrides }) as RunningTest;
}

type Save = ExamPlayerProps['save'];
type FetchStatus = ExamPlayerProps['fetchStatus'];

/** A server that keeps the newest version of each answer, as the real one does, and can be away. */
class TestServer {
  isAway = false;
  readonly held = new Map<string, SavedAnswer>();
  uiState: AttemptUiState | undefined;

  /** @param status What it says of the attempt. */
  constructor(readonly status: Partial<AttemptStatus>) {}

  readonly fetchStatus = jest.fn<FetchStatus>(async () => this.tell());
  readonly save = jest.fn<Save>(async ({ answers, uiState }) => {
    const status = this.tell();
    for (const answer of answers) {
      if (answer.version > (this.held.get(answer.questionId)?.version ?? 0)) this.held.set(answer.questionId, answer);
    }
    if (uiState && uiState.version > (this.uiState?.version ?? 0)) this.uiState = uiState;
    const kept = answers.flatMap(({ questionId }) => this.held.get(questionId) ?? []);
    return { ...status, answers: kept, uiStateVersion: this.uiState?.version };
  });

  private tell(): AttemptStatus {
    if (this.isAway) throw new Error('away');
    return { state: 'open', serverTime: new Date(Date.now()).toISOString(), ...this.status };
  }
}

export const aServer = (status: Partial<AttemptStatus> = {}) => new TestServer(status);

export type Submit = ExamPlayerProps['submit'];

export const submitNever = () => jest.fn<Submit>(() => new Promise(() => undefined));

export function play(test: RunningTest, { save, fetchStatus, ...overrides }: Partial<ExamPlayerProps> = {}) {
  const server = aServer();
  const props: ExamPlayerProps = {
    title: 'Reading',
    test,
    category: 'randomReadingQuestions',
    save: save ?? server.save,
    fetchStatus: fetchStatus ?? server.fetchStatus,
    submit: jest.fn<Submit>().mockResolvedValue(undefined),
    onSubmitFailed: jest.fn(),
    onTakeOver: jest.fn(),
    theme: 'system',
    onThemeChange: jest.fn(),
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
