import { jest } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AttemptUiState } from '@wattle/contract/attempt-ui-state';
import type { AnswersReceipt, AttemptStatus, SaveAnswers, SavedAnswer } from '@wattle/contract/attempts';
import type { MarkedQuestion } from '@wattle/contract/results';
import { anOpenTest, aQuestionPayload } from '@wattle/contract/testing';
import '@wattle/design-system/testing';
import { useNavigate } from '@wattle/platform';
import { renderElement } from '@wattle/platform/testing';
import { Profiler, type ProfilerOnRenderCallback } from 'react';
import { ExamPlayer, type ExamPlayerProps, type OpenTestAttempt, type Submission } from '../src';
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
});

/** What is rendered each second takes most of a long time, of which only the end is looked at. */
const LOOKED_AT = 10;
const LONG_STEP = 5;

/** Lets time pass, at last second by second: what is to be shown is shown in between. */
export async function pass(seconds: number): Promise<void> {
  let left = seconds;
  while (left > 0) {
    const step = left > LOOKED_AT + LONG_STEP ? LONG_STEP : Math.min(left, 1);
    await act(async () => jest.advanceTimersByTime(step * 1_000));
    left -= step;
  }
}

/** A running test of three questions. */
export function aTest(overrides: Parameters<typeof anOpenTest>[0] = {}): OpenTestAttempt {
  return anOpenTest({
    questions: [1, 2, 3].map(() => aQuestionPayload()),
    seconds: 600,
    ...overrides,
  }) as OpenTestAttempt;
}

export type Save = (changes: SaveAnswers) => Promise<AnswersReceipt>;
type FetchStatus = () => Promise<AttemptStatus>;
export type Check = (questionId: string, selectedAnswer: string, guessed?: boolean) => Promise<MarkedQuestion>;
export type Submit = (submission: Submission) => Promise<void>;

/** Errors of RTK Query. */
export const CLOSED = { status: 409, data: {} };
export const NOT_FOUND = { status: 404, data: {} };
export const retryAfter = (seconds: number) => ({ status: 503, retryAfter: String(seconds) });

/** A server that keeps the newest version of each answer, as the real one does, and can be away. */
class TestServer {
  isAway = false;
  /** What a submission fails with meanwhile. */
  failure: unknown = new Error('away');
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

  readonly submit = jest.fn<Submit>(async () => {
    if (this.isAway) throw this.failure;
  });

  /** All that is left of the breaks is added to the deadline; an earlier end takes the rest back. */
  readonly startBreak = jest.fn<FetchStatus>(async () => {
    const { breakSecondsLeft = 0, deadline = '' } = this.status;
    const addedMs = breakSecondsLeft * 1_000;
    if (!this.isAway) {
      this.status.breakUntil = new Date(Date.now() + addedMs).toISOString();
      this.status.deadline = new Date(Date.parse(deadline) + addedMs).toISOString();
    }
    return this.tell();
  });
  readonly endBreak = jest.fn<FetchStatus>(async () => {
    const { breakUntil = '', deadline = '' } = this.status;
    const unusedMs = Date.parse(breakUntil) - Date.now();
    if (!this.isAway) {
      const ended = { breakUntil: undefined, breakSecondsLeft: Math.floor(unusedMs / 1_000) };
      Object.assign(this.status, ended, { deadline: new Date(Date.parse(deadline) - unusedMs).toISOString() });
    }
    return this.tell();
  });

  private tell(): AttemptStatus {
    if (this.isAway) throw new Error('away');
    return { state: 'open', serverTime: new Date(Date.now()).toISOString(), ...this.status };
  }
}

export const SENTENCES: ExamPlayerProps['sentences'] = {
  submitFailed: 'Error submitting test.',
  refused: 'The server did not accept this test.',
  openFailed: 'The test could not be opened.',
  attemptNotFound: 'Your answers are kept on this device.',
};

export const aServer = (status: Partial<AttemptStatus> = {}) => new TestServer(status);
export const anAwayServer = (status?: Partial<AttemptStatus>) => Object.assign(aServer(status), { isAway: true });

export const submitNever = () => jest.fn<Submit>(() => new Promise(() => undefined));

interface Play extends Partial<Omit<ExamPlayerProps, 'test' | 'endpoints' | 'showResult'>> {
  /** Told of every change of the screen. */
  onRender?: ProfilerOnRenderCallback;
  save?: Save;
  fetchStatus?: FetchStatus;
  submit?: jest.Mock<Submit>;
  check?: Check;
  /** As `renderElement` takes it. */
  isStyled?: boolean;
  startBreak?: FetchStatus;
  endBreak?: FetchStatus;
}

/** Takes a test. Its endpoints give what these functions resolve with, and fail as they reject. */
export function play(
  test: OpenTestAttempt,
  {
    save,
    fetchStatus,
    submit,
    check,
    startBreak,
    endBreak,
    onRender = () => undefined,
    isStyled,
    ...overrides
  }: Play = {},
) {
  const server = aServer();
  const endpoints = {
    save: jest.fn<Save>(save ?? server.save),
    status: jest.fn<FetchStatus>(fetchStatus ?? server.fetchStatus),
    submit: submit ?? server.submit,
    check: jest.fn<Check>(check),
    startBreak: jest.fn<FetchStatus>(startBreak ?? server.startBreak),
    endBreak: jest.fn<FetchStatus>(endBreak ?? server.endBreak),
    reopen: jest.fn<() => Promise<void>>().mockResolvedValue(undefined),
  };
  const props: Omit<ExamPlayerProps, 'showResult'> = {
    title: 'Reading',
    testName: 'weekly test',
    test,
    category: 'randomReadingQuestions',
    owner: 'visitor',
    endpoints: {
      save: (changes) => respond(endpoints.save(changes)),
      status: () => respond(endpoints.status()),
      submit: (submission) => respond(endpoints.submit(submission)),
      check: (...asked) => respond(endpoints.check(...asked)),
      startBreak: () => respond(endpoints.startBreak()),
      endBreak: () => respond(endpoints.endBreak()),
      reopen: () => respond(endpoints.reopen()),
    },
    sentences: SENTENCES,
    backLink: <a href="/tests">Back to the tests</a>,
    startAgain: <a href="/start">Start again</a>,
    ...overrides,
  };
  function Player() {
    const navigate = useNavigate();
    return <ExamPlayer {...props} showResult={() => navigate('/result', { replace: true })} />;
  }
  const player = (
    <Profiler id="player" onRender={onRender}>
      <Player />
    </Profiler>
  );
  return { ...renderElement(player, { isStyled }), ...endpoints };
}

/** As RTK Query does: what fails does not reject. */
async function respond<Data>(call: Promise<Data>): Promise<{ data?: Data; error?: unknown }> {
  try {
    return { data: await call };
  } catch (error) {
    return { error };
  }
}

/** Every screen is a wide one, until it is turned. */
export function wideScreen() {
  const narrow = window.matchMedia;
  const lists = new Set<MediaQueryList>();
  let matches = true;
  jest.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = Object.assign(narrow(query), { matches });
    lists.add(list);
    return list;
  });
  const turn = () => {
    matches = !matches;
    act(() => lists.forEach((list) => void list.dispatchEvent(new Event('change'))));
  };
  return { turn };
}

export const choose = (letter: string) => user.click(screen.getByRole('radio', { name: new RegExp(`^${letter}`) }));
export const press = (name: string) => user.click(screen.getByRole('button', { name }));
export const confirmSubmit = async () => {
  await press('Submit');
  await confirm();
};
/** The dialog is open. */
export const confirm = async () => {
  const button = within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Submit' });
  // What the server answers at once belongs to the press.
  await act(async () => button.click());
};

export const networkBack = () => act(async () => void window.dispatchEvent(new Event('online')));

/** Whether anybody looks at the page. */
export async function turnPage(visibilityState: DocumentVisibilityState): Promise<void> {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
}

/** The device can store nothing. */
export const fillStorage = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

/** What a call gives once the test says so. */
export function pending<Value = never>() {
  const settle = {} as { resolve: (value: Value) => void; reject: (error: unknown) => void };
  const promise = new Promise<Value>((resolve, reject) => Object.assign(settle, { resolve, reject }));
  return { promise, ...settle };
}

export const deviceCopy = ({ attemptId }: OpenTestAttempt) => localStorage.getItem(`wattle-answers-${attemptId}`);
