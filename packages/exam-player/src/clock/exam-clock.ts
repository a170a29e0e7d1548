import { type AttemptStatus, secondsUntil } from '@wattle/contract';

/** How far the wall clock and the monotonic clock may differ before the server is asked. */
const DRIFT_MS = 2_000;

type Time = Pick<AttemptStatus, 'serverTime' | 'deadline'>;

/**
 * The server's time, counted on from its messages. The device's own clock may be wrong or be changed during a test; the
 * browser's steady clock may stand still while a laptop sleeps. When the two part, the server is to be asked.
 */
export class ExamClock {
  private deadline: string | undefined;
  private serverMs: number;
  private monotonicMs = performance.now();
  private wallMs = Date.now();

  constructor({ serverTime, deadline }: Time) {
    this.serverMs = Date.parse(serverTime);
    this.deadline = deadline;
  }

  /** Takes the server's time; a delayed message never sets the clock back. */
  set({ serverTime, deadline }: Time): void {
    this.serverMs = Math.max(Date.parse(serverTime), this.now());
    this.monotonicMs = performance.now();
    this.wallMs = Date.now();
    this.deadline = deadline ?? this.deadline;
  }

  /** Whole seconds until the test ends; null where it is untimed. */
  get secondsLeft(): number | null {
    return this.deadline === undefined ? null : secondsUntil(Date.parse(this.deadline), this.now());
  }

  /** Whether the device slept, or its clock was changed, since the server last told the time. */
  hasDrifted(): boolean {
    return Math.abs(Date.now() - this.wallMs - (performance.now() - this.monotonicMs)) > DRIFT_MS;
  }

  /** The server's time, in whole milliseconds. */
  now(): number {
    return this.serverMs + Math.floor(performance.now() - this.monotonicMs);
  }
}
