import type { AnswersReceipt, SaveAnswers } from '@wattle/contract';
import { pauseAfter } from '../session/call-errors';
import { Timer } from './timer';

/** Quick enough to lose next to nothing, slow enough to send two clicks together. */
const FLUSH_MS = 400;
const RETRY_MS = [1_000, 2_000, 4_000, 8_000, 15_000];

export interface OutboxOptions {
  /** What the server has yet to confirm; undefined when that is nothing. */
  unsent: () => SaveAnswers | undefined;
  /** Sends changes to the server; rejects when it did not confirm them. */
  save: (changes: SaveAnswers) => Promise<AnswersReceipt>;
  onSaved: (receipt: AnswersReceipt) => void;
  /** A save has failed; it is made again unless the outbox is stopped. */
  onFailed: (error: unknown) => void;
}

/** Sends what is unsent to the server, again and again until the server has confirmed it. */
export class Outbox {
  private readonly timer = new Timer(() => this.flush());
  private failures = 0;
  /** Saves that are under way, and the changes of the last one. */
  private saves = 0;
  private sent = '';
  private isStarted = false;
  private isPaused = true;
  private isStopped = false;

  constructor(private readonly options: OutboxOptions) {}

  /** Whether the last save has failed. */
  get isFailing(): boolean {
    return this.failures > 0;
  }

  /** Begins to send, and ends when the page shows the test no more. */
  start(): () => void {
    this.isStarted = true;
    this.resume();
    return () => {
      this.isStarted = false;
      this.pause();
    };
  }

  /** Sends nothing for now. */
  pause(): void {
    this.isPaused = true;
    this.timer.stop();
  }

  /** Sends again, unless the server takes no more, or the page shows the test no more. */
  resume(): void {
    this.isPaused = this.isStopped || !this.isStarted;
    this.schedule(0);
  }

  /** Sends nothing ever again. */
  stop(): void {
    this.isStopped = true;
    this.pause();
  }

  /** Sends what is unsent within so many milliseconds. */
  schedule(ms = FLUSH_MS): void {
    if (!this.isPaused) this.timer.within(ms);
  }

  /** Sends what is unsent, once no save is under way. */
  flush(): void {
    if (this.saves > 0) this.schedule();
    else void this.send(this.options.unsent());
  }

  /** As the page may be closed now, what is unsent does not wait for a save that is under way. */
  flushBeforeLeaving(): void {
    const changes = this.options.unsent();
    const isUnderWay = this.saves > 0 && JSON.stringify(changes) === this.sent;
    if (!isUnderWay) void this.send(changes);
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
    if (this.isStopped) return;
    this.failures = 0;
    this.timer.notBefore(0);
    this.options.onSaved(receipt);
    const unsent = this.options.unsent();
    if (unsent && unsent.answers.length > 0) this.schedule();
  }

  private failed(error: unknown): void {
    if (this.isStopped) return;
    this.options.onFailed(error);
    // Another save may have brought it all meanwhile.
    if (!this.options.unsent()) return;
    const usualMs = RETRY_MS[Math.min(this.failures, RETRY_MS.length - 1)] ?? FLUSH_MS;
    this.timer.notBefore(pauseAfter(error, 0));
    this.schedule(usualMs);
    this.failures += 1;
  }
}
