import { type AttemptStatus, secondsUntil } from '@wattle/contract';

/** How far the device's two clocks may part before one of them is doubted. */
const DOUBT_MS = 2_000;

type Time = Pick<AttemptStatus, 'serverTime' | 'deadline'>;

/**
 * The server's time, counted on from its messages. The device's own clock may be wrong or be changed during a test; the
 * browser's steady clock may stand still while a laptop sleeps. When the two part, the server is to be asked.
 */
export class ExamClock {
  private deadline: string | undefined;
  private serverMs: number;
  private steadyMs = performance.now();
  private wallMs = Date.now();

  constructor({ serverTime, deadline }: Time) {
    this.serverMs = Date.parse(serverTime);
    this.deadline = deadline;
  }

  /** Takes over what the server has told. A message that took long on its way tells a time that is gone. */
  set({ serverTime, deadline }: Time): void {
    this.serverMs = Math.max(Date.parse(serverTime), this.now());
    this.steadyMs = performance.now();
    this.wallMs = Date.now();
    this.deadline = deadline ?? this.deadline;
  }

  /** Whole seconds until the test ends; null where it is untimed. */
  get secondsLeft(): number | null {
    return this.deadline === undefined ? null : secondsUntil(Date.parse(this.deadline), this.now());
  }

  /** Whether the device slept, or its clock was changed, since the server last told the time. */
  isInDoubt(): boolean {
    return Math.abs(Date.now() - this.wallMs - (performance.now() - this.steadyMs)) > DOUBT_MS;
  }

  /** The server's time, in whole milliseconds. */
  now(): number {
    return this.serverMs + Math.floor(performance.now() - this.steadyMs);
  }
}
