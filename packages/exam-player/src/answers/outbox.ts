import type { AnswersReceipt, SaveAnswers, SavedAnswer, Working } from '@wattle/contract';
import { pauseAfter, TestClosed, TestUnknown } from '../refusals';
import type { WorkingSheet } from '../working/working-sheet';
import type { AnswerSheet } from './answer-sheet';
import { Timer } from './timer';

/** Whether the server has every answer yet; `unkept` when neither the server nor this device could keep them all. */
export type SaveStatus = 'saved' | 'saving' | 'unsaved' | 'unkept';

/** Quick enough to lose next to nothing, slow enough to send two clicks together. */
const FLUSH_MS = 400;
/** Flags and highlights may wait a little longer, */
const WORKING_FLUSH_MS = 2_000;
/** and the seconds that a question was looked at longer still. */
const SECONDS_FLUSH_MS = 15_000;
const RETRY_MS = [1_000, 2_000, 4_000, 8_000, 15_000];

export interface OutboxOptions {
  answers: AnswerSheet;
  working: WorkingSheet;
  /**
   * Sends changes to the server; rejects when it could not be reached, with {@link TestClosed} when it takes no more,
   * with {@link TestUnknown} when it knows nothing of this test.
   */
  save: (changes: SaveAnswers) => Promise<AnswersReceipt>;
  onReceipt: (receipt: AnswersReceipt) => void;
  onClosed: () => void;
  /** The server no longer knows the test. */
  onUnknown: (error: TestUnknown) => void;
}

/**
 * Keeps every answer and the working: on the device at once, on the server within seconds. What is on the device goes
 * only when the server has confirmed the submission; see {@link Outbox.close}.
 */
export class Outbox {
  status: SaveStatus = 'saved';

  private readonly answers: AnswerSheet;
  private readonly working: WorkingSheet;
  private readonly listeners = new Set<() => void>();
  private readonly timer = new Timer(() => this.flush());
  private failures = 0;
  private isSending = false;
  private isPaused = true;
  private isClosed = false;

  constructor(private readonly options: OutboxOptions) {
    this.answers = options.answers;
    this.working = options.working;
  }

  /** Begins to send; stops when the returned function is called. */
  start(): () => void {
    const sendNow = () => this.flush();
    window.addEventListener('online', sendNow);
    // Whoever leaves the page may close it.
    document.addEventListener('visibilitychange', sendNow);
    if (this.answers.unconfirmed().length > 0) this.setStatus('saving');
    this.resume();
    return () => {
      this.pause();
      window.removeEventListener('online', sendNow);
      document.removeEventListener('visibilitychange', sendNow);
    };
  }

  /** Sends nothing for now; what is put is kept. */
  pause(): void {
    this.isPaused = true;
    this.timer.stop();
  }

  /** Sends again, unless the server takes no more. */
  resume(): void {
    this.isPaused = this.isClosed;
    this.schedule(0);
  }

  put(chosen: Omit<SavedAnswer, 'version'>): SavedAnswer {
    const answer = this.answers.put(chosen);
    this.setStatus(this.failures > 0 ? this.unsaved : 'saving');
    this.schedule(FLUSH_MS);
    return answer;
  }

  putWorking(change: Partial<Omit<Working, 'version' | 'secondsSpent'>>): void {
    if (this.working.put(change)) this.schedule(WORKING_FLUSH_MS);
  }

  /** A question was on the screen for another second. */
  countSecond(questionId: string): void {
    const { secondsSpent } = this.working;
    this.working.put({ secondsSpent: { ...secondsSpent, [questionId]: (secondsSpent[questionId] ?? 0) + 1 } });
    this.schedule(SECONDS_FLUSH_MS);
  }

  /** Another page goes on with the test: what was not sent is still sent, but never above what the server holds. */
  handOver(): void {
    this.answers.isActive = false;
    this.working.isActive = false;
  }

  /** The submission is confirmed: the device's copy has served. */
  close(): void {
    this.stop();
    this.answers.remove();
    this.working.remove();
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

  private async flush(): Promise<void> {
    const answers = this.answers.unconfirmed();
    const working = this.working.unconfirmed();
    if (this.isPaused || (answers.length === 0 && !working)) return;
    if (this.isSending) {
      this.schedule(FLUSH_MS);
      return;
    }
    this.isSending = true;
    try {
      this.received(await this.options.save({ answers, working }), working);
    } catch (error) {
      this.failed(error);
    } finally {
      this.isSending = false;
    }
  }

  private received(receipt: AnswersReceipt, sent: Working | undefined): void {
    if (this.isClosed) return;
    this.failures = 0;
    this.timer.notBefore(0);
    // Before the answers: it tells whether this page is still the active one.
    this.options.onReceipt(receipt);
    for (const answer of receipt.answers) this.answers.confirm(answer);
    if (sent) this.working.confirm(sent, receipt.workingVersion);
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
