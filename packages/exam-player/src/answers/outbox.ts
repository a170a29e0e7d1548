import type { AnswersReceipt, AttemptUiState, SaveAnswers, SavedAnswer } from '@wattle/contract';
import { followPage } from '../page-moments';
import { pauseAfter, TestClosed, TestUnknown } from '../refusals';
import type { UiStateSheet } from '../ui-state/ui-state-sheet';
import type { AnswerSheet } from './answer-sheet';
import { Timer } from './timer';

/** Whether the server has every answer yet; `unkept` when neither the server nor this device could keep them all. */
export type SaveStatus = 'saved' | 'saving' | 'unsaved' | 'unkept';

/** Quick enough to lose next to nothing, slow enough to send two clicks together. */
const FLUSH_MS = 400;
/** Flags and highlights may wait a little longer, */
const UI_STATE_FLUSH_MS = 2_000;
/** and the seconds that a question was looked at longer still. */
const SECONDS_FLUSH_MS = 15_000;
const RETRY_MS = [1_000, 2_000, 4_000, 8_000, 15_000];

export interface OutboxOptions {
  answers: AnswerSheet;
  uiState: UiStateSheet;
  /**
   * Sends changes to the server; rejects when it could not be reached, with {@link TestClosed} when it takes no more,
   * with {@link TestUnknown} when it knows nothing of this test.
   */
  save: (changes: SaveAnswers) => Promise<AnswersReceipt>;
  onReceipt: (receipt: AnswersReceipt) => void;
  /** Another device had answered later: this is the answer that counts. */
  onOvertaken: (answer: SavedAnswer) => void;
  onClosed: () => void;
  /** The server no longer knows the test. */
  onUnknown: (error: TestUnknown) => void;
}

/**
 * Keeps every answer and the UI state: on the device at once, on the server within seconds. What is on the device goes
 * only when the server has confirmed the submission; see {@link Outbox.close}.
 */
export class Outbox {
  status: SaveStatus = 'saved';

  private readonly answers: AnswerSheet;
  private readonly uiState: UiStateSheet;
  private readonly listeners = new Set<() => void>();
  private readonly timer = new Timer(() => this.flush());
  private failures = 0;
  /** Saves that are under way, and the changes of the last one. */
  private saves = 0;
  private sent = '';
  private isStarted = false;
  private isPaused = true;
  private isClosed = false;

  constructor(private readonly options: OutboxOptions) {
    this.answers = options.answers;
    this.uiState = options.uiState;
  }

  /** Begins to send; stops when the returned function is called. */
  start(): () => void {
    const unfollow = followPage({ onBack: () => this.flush(), onLeft: () => this.leave() });
    this.isStarted = true;
    if (this.answers.unconfirmed().length > 0) this.setStatus('saving');
    this.resume();
    return () => {
      this.isStarted = false;
      this.pause();
      unfollow();
    };
  }

  /** Sends nothing for now; what is put is kept. */
  pause(): void {
    this.isPaused = true;
    this.timer.stop();
  }

  /** Sends again, unless the server takes no more, or the page shows the test no more. */
  resume(): void {
    this.isPaused = this.isClosed || !this.isStarted;
    this.schedule(0);
  }

  put(chosen: Omit<SavedAnswer, 'version'>): SavedAnswer {
    const answer = this.answers.put(chosen);
    this.setStatus(this.failures > 0 ? this.unsaved : 'saving');
    this.schedule(FLUSH_MS);
    return answer;
  }

  putUiState(change: Partial<Omit<AttemptUiState, 'version' | 'secondsSpent'>>): void {
    if (this.uiState.put(change)) this.schedule(UI_STATE_FLUSH_MS);
  }

  /** A question was on the screen for another second. */
  countSecond(questionId: string): void {
    const { secondsSpent } = this.uiState;
    this.uiState.put({ secondsSpent: { ...secondsSpent, [questionId]: (secondsSpent[questionId] ?? 0) + 1 } });
    this.schedule(SECONDS_FLUSH_MS);
  }

  /** The submission is confirmed: the device's copy has served. */
  close(): void {
    this.stop();
    this.answers.remove();
    this.uiState.remove();
  }

  /** Sends nothing more; what is on the device stays there. */
  stop(): void {
    this.isClosed = true;
    this.pause();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private schedule(ms: number): void {
    if (!this.isPaused) this.timer.within(ms);
  }

  private flush(): void {
    if (this.saves > 0) this.schedule(FLUSH_MS);
    else void this.send(this.unsent());
  }

  /** Whoever leaves the page may close it: what is unsent does not wait for a save that is under way. */
  private leave(): void {
    const changes = this.unsent();
    const isUnderWay = this.saves > 0 && JSON.stringify(changes) === this.sent;
    if (!isUnderWay) void this.send(changes);
  }

  private unsent(): SaveAnswers | undefined {
    const answers = this.answers.unconfirmed();
    const uiState = this.uiState.unconfirmed();
    return answers.length > 0 || uiState ? { answers, uiState } : undefined;
  }

  private async send(changes: SaveAnswers | undefined): Promise<void> {
    if (this.isPaused || !changes) return;
    this.saves += 1;
    this.sent = JSON.stringify(changes);
    try {
      this.received(await this.options.save(changes));
    } catch (error) {
      this.failed(error);
    } finally {
      this.saves -= 1;
    }
  }

  private received(receipt: AnswersReceipt): void {
    if (this.isClosed) return;
    this.failures = 0;
    this.timer.notBefore(0);
    this.options.onReceipt(receipt);
    for (const held of receipt.answers) {
      const answer = this.answers.confirm(held);
      if (answer) this.options.onOvertaken(answer);
    }
    this.uiState.confirm(receipt.uiStateVersion);
    if (this.answers.unconfirmed().length === 0) this.setStatus('saved');
    else this.schedule(FLUSH_MS);
  }

  private failed(error: unknown): void {
    if (this.isClosed) return;
    if (error instanceof TestClosed || error instanceof TestUnknown) {
      this.stop();
      if (error instanceof TestUnknown) this.options.onUnknown(error);
      else this.options.onClosed();
      return;
    }
    // Another save may have brought it all meanwhile.
    if (!this.unsent()) return;
    this.setStatus(this.unsaved);
    const usualMs = RETRY_MS[Math.min(this.failures, RETRY_MS.length - 1)] ?? FLUSH_MS;
    this.timer.notBefore(pauseAfter(error, 0));
    this.schedule(usualMs);
    this.failures += 1;
  }

  private get unsaved(): SaveStatus {
    return this.answers.isOnDevice ? 'unsaved' : 'unkept';
  }

  private setStatus(status: SaveStatus): void {
    this.status = status;
    for (const listener of this.listeners) listener();
  }
}
