import type { AnswersReceipt, SavedAnswer } from '@wattle/contract';
import { DeviceCopy } from './device-copy';

/** Sends answers to the server; rejects when it could not be reached, with {@link TestClosed} when it refuses them. */
export type SaveAnswers = (answers: SavedAnswer[]) => Promise<AnswersReceipt>;

/** The server takes no more answers: the test has been submitted, here or elsewhere. */
export class TestClosed extends Error {}

/** Whether the server has every answer yet. */
export type SaveStatus = 'saved' | 'saving' | 'unsaved';

/** Quick enough to lose next to nothing, slow enough to send two clicks together. */
const FLUSH_MS = 400;
const RETRY_MS = [1_000, 2_000, 4_000, 8_000, 15_000];

export interface OutboxOptions {
  attemptId: string;
  save: SaveAnswers;
  onReceipt: (receipt: AnswersReceipt) => void;
  onClosed: () => void;
}

/**
 * Keeps every answer: on the device at once, on the server within seconds. What is on the device goes only when the
 * server has confirmed the submission; see {@link Outbox.close}.
 */
export class Outbox {
  status: SaveStatus = 'saved';

  private readonly device: DeviceCopy;
  private readonly answers = new Map<string, SavedAnswer>();
  /** The version of each answer that the server has confirmed. */
  private readonly confirmed = new Map<string, number>();
  private readonly listeners = new Set<() => void>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private isSending = false;
  private isPaused = true;
  private isClosed = false;

  constructor(private readonly options: OutboxOptions) {
    this.device = new DeviceCopy(options.attemptId);
  }

  /** Brings together what the server and this device hold, each answer at its newest, and sends what the server lacks. */
  restore(fromServer: readonly SavedAnswer[]): SavedAnswer[] {
    for (const answer of fromServer) this.confirm(answer);
    for (const answer of [...fromServer, ...this.device.read()]) this.keepNewest(answer);
    return [...this.answers.values()];
  }

  /** Begins to send; stops when the returned function is called. */
  start(): () => void {
    const sendNow = () => this.flush();
    window.addEventListener('online', sendNow);
    this.resume();
    return () => {
      this.pause();
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
    if (this.unconfirmed().length > 0) this.schedule(0);
  }

  put(answer: SavedAnswer): void {
    this.keepNewest(answer);
    this.device.write([...this.answers.values()]);
    this.setStatus(this.failures > 0 ? 'unsaved' : 'saving');
    this.schedule(FLUSH_MS);
  }

  /** The submission is confirmed: the device's copy has served. */
  close(): void {
    this.isClosed = true;
    this.pause();
    this.device.remove();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  private schedule(ms: number): void {
    clearTimeout(this.timer);
    if (!this.isPaused) this.timer = setTimeout(() => this.flush(), ms);
  }

  private async flush(): Promise<void> {
    const answers = this.unconfirmed();
    if (this.isSending || this.isPaused || answers.length === 0) return;
    this.isSending = true;
    try {
      const receipt = await this.options.save(answers);
      this.failures = 0;
      for (const answer of receipt.answers) this.confirm(answer);
      this.options.onReceipt(receipt);
      if (this.unconfirmed().length === 0) this.setStatus('saved');
      else this.schedule(FLUSH_MS);
    } catch (error) {
      this.failed(error);
    } finally {
      this.isSending = false;
    }
  }

  private failed(error: unknown): void {
    if (error instanceof TestClosed) {
      this.isClosed = true;
      this.pause();
      this.options.onClosed();
      return;
    }
    this.setStatus('unsaved');
    this.schedule(RETRY_MS[Math.min(this.failures, RETRY_MS.length - 1)] ?? FLUSH_MS);
    this.failures += 1;
  }

  private unconfirmed(): SavedAnswer[] {
    return [...this.answers.values()].filter(
      ({ questionId, version }) => version > (this.confirmed.get(questionId) ?? 0),
    );
  }

  private keepNewest(answer: SavedAnswer): void {
    const kept = this.answers.get(answer.questionId);
    if (!kept || answer.version > kept.version) this.answers.set(answer.questionId, answer);
  }

  private confirm({ questionId, version }: SavedAnswer): void {
    this.confirmed.set(questionId, Math.max(version, this.confirmed.get(questionId) ?? 0));
  }

  private setStatus(status: SaveStatus): void {
    this.status = status;
    for (const listener of this.listeners) listener();
  }
}
