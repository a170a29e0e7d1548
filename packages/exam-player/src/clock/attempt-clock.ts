import type { AttemptStatus } from '@wattle/contract';
import type { OpenTestAttempt } from '../session/exam-options';
import { ExamClock } from './exam-clock';
import { StoredTimer } from './stored-timer';

/** Pause between status checks while the page is visible. */
const CHECK_MS = 15_000;
/** The same while the clock has drifted, or the server's answer is waited for. */
const URGENT_CHECK_MS = 5_000;

interface AttemptClockOptions {
  test: OpenTestAttempt;
  /** Names the stored timer. */
  category: string;
  /** Asks the server how the attempt stands. */
  check: () => void;
  /** Whether something waits for the server to answer again. */
  isAwaited: () => boolean;
  onSecondsLeft: (secondsLeft: number | null) => void;
  /** The page was looked at for another second. */
  onSecondSpent: () => void;
}

/** What time does in an attempt: it runs out, it is stored, it is spent on questions, and the server is asked for it. */
export class AttemptClock {
  private readonly clock: ExamClock;
  private readonly stored: StoredTimer;
  private checkedAt = Number.NEGATIVE_INFINITY;
  // The response that opened the test has told it.
  private statusAt = performance.now();
  private countedAt = this.statusAt;

  constructor(private readonly options: AttemptClockOptions) {
    const { test, category } = options;
    this.clock = new ExamClock(test);
    this.stored = new StoredTimer(category, test.attemptId);
  }

  /** Whole seconds; null for an untimed test. */
  get secondsLeft(): number | null {
    return this.clock.secondsLeft;
  }

  /** The server's time in milliseconds. */
  now(): number {
    return this.clock.now();
  }

  /** Takes over what the server has told, in a receipt or when it was asked. */
  set(status: AttemptStatus): void {
    this.clock.set(status);
    this.statusAt = performance.now();
  }

  tick(): void {
    this.options.onSecondsLeft(this.secondsLeft);
    this.checkIfDue();
    const passed = performance.now() - this.countedAt;
    if (passed < 1_000) return;
    this.countedAt += passed - (passed % 1_000);
    if (document.visibilityState === 'visible') this.options.onSecondSpent();
  }

  /** Asks the server at once. */
  check(): void {
    this.checkedAt = performance.now();
    this.options.check();
  }

  store(): void {
    if (this.secondsLeft !== null) this.stored.write(this.secondsLeft);
  }

  /** Removes what the device stores of it. */
  forget(): void {
    this.stored.remove();
  }

  private checkIfDue(): void {
    const now = performance.now();
    const isDue = document.visibilityState === 'visible' && now - Math.max(this.checkedAt, this.statusAt) >= CHECK_MS;
    const isUrgent = this.clock.hasDrifted() || this.options.isAwaited();
    if (isDue || (isUrgent && now - this.checkedAt >= URGENT_CHECK_MS)) this.check();
  }
}
