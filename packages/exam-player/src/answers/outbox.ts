import type { AnswersReceipt, SavedAnswer } from '@wattle/contract';
import { pauseAfter, TestClosed, TestUnknown } from '../refusals';
import { AnswerSheet } from './answer-sheet';
import { DeviceCopy } from './device-copy';

/**
 * Sends answers to the server; rejects when it could not be reached, with {@link TestClosed} when it takes no more, with
 * {@link TestUnknown} when it knows nothing of this test.
 */
export type SaveAnswers = (answers: SavedAnswer[]) => Promise<AnswersReceipt>;

/** Whether the server has every answer yet; `unkept` when neither the server nor this device could keep them all. */
export type SaveStatus = 'saved' | 'saving' | 'unsaved' | 'unkept';

/** Quick enough to lose next to nothing, slow enough to send two clicks together. */
const FLUSH_MS = 400;
const RETRY_MS = [1_000, 2_000, 4_000, 8_000, 15_000];

export interface OutboxOptions {
  attemptId: string;
  questionIds: readonly string[];
  save: SaveAnswers;
  onReceipt: (receipt: AnswersReceipt) => void;
  onClosed: () => void;
  /** The server no longer knows the test. */
  onUnknown: (error: TestUnknown) => void;
  /** Another tab of this browser has chosen these answers. */
  onAnswersElsewhere: (answers: SavedAnswer[]) => void;
  /** Another tab has taken the device's copy away, as it does after a submission. */
  onRemovedElsewhere: () => void;
}

/**
 * Keeps every answer: on the device at once, on the server within seconds. What is on the device goes only when the
 * server has confirmed the submission; see {@link Outbox.close}.
 */
export class Outbox {
  status: SaveStatus = 'saved';

  private readonly device: DeviceCopy;
  private readonly sheet: AnswerSheet;
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private isSending = false;
  private isPaused = true;
  private isClosed = false;

  constructor(private readonly options: OutboxOptions) {
    this.device = new DeviceCopy(options.attemptId, options.questionIds);
    this.sheet = new AnswerSheet(this.device);
  }

  /** The answers that the server and this device hold; what the server lacks is sent from {@link Outbox.start} on. */
  restore(fromServer: readonly SavedAnswer[]): SavedAnswer[] {
    return this.sheet.restore(fromServer);
  }

  /** Begins to send; stops when the returned function is called. */
  start(): () => void {
    const sendNow = () => this.flush();
    window.addEventListener('online', sendNow);
    const stopFollowing = this.device.onChangedElsewhere(() => this.follow());
    this.resume();
    return () => {
      this.pause();
      stopFollowing();
      window.removeEventListener('online', sendNow);
    };
  }

  /** Sends nothing for now; what is put is kept. */
  pause(): void {
    this.isPaused = true;
    clearTimeout(this.timer);
  }

  /** Sends again, unless the server takes no more. */
  resume(): void {
    this.isPaused = this.isClosed;
    if (this.sheet.unconfirmed().length > 0) this.schedule(0);
  }

  put(chosen: Omit<SavedAnswer, 'version'>): SavedAnswer {
    const answer = this.sheet.put(chosen);
    this.setStatus(this.failures > 0 ? this.unsaved : 'saving');
    this.schedule(FLUSH_MS);
    return answer;
  }

  /** The submission is confirmed: the device's copy has served. */
  close(): void {
    this.stop();
    this.device.remove();
  }

  /** Puts the device's copy back. */
  keepOnDevice(): void {
    if (!this.isClosed) this.sheet.rewrite();
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

  /** Takes over what another tab has done with the device's copy. */
  private follow(): void {
    if (this.isClosed) return;
    if (!this.device.isThere()) {
      this.options.onRemovedElsewhere();
      return;
    }
    const newer = this.sheet.adopt();
    if (newer.length === 0) return;
    this.options.onAnswersElsewhere(newer);
    // The other tab sends them too, as long as it is open.
    this.schedule(FLUSH_MS);
  }

  private schedule(ms: number): void {
    clearTimeout(this.timer);
    if (!this.isPaused) this.timer = setTimeout(() => this.flush(), ms);
  }

  private async flush(): Promise<void> {
    const answers = this.sheet.unconfirmed();
    if (this.isSending || this.isPaused || answers.length === 0) return;
    this.isSending = true;
    try {
      const receipt = await this.options.save(answers);
      if (this.isClosed) return;
      this.failures = 0;
      for (const answer of receipt.answers) this.sheet.confirm(answer);
      this.options.onReceipt(receipt);
      if (this.sheet.unconfirmed().length === 0) this.setStatus('saved');
      else this.schedule(FLUSH_MS);
    } catch (error) {
      this.failed(error);
    } finally {
      this.isSending = false;
    }
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
    this.schedule(pauseAfter(error, usualMs));
    this.failures += 1;
  }

  private get unsaved(): SaveStatus {
    return this.sheet.isOnDevice ? 'unsaved' : 'unkept';
  }

  private setStatus(status: SaveStatus): void {
    this.status = status;
    for (const listener of this.listeners) listener();
  }
}
