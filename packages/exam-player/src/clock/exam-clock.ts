import { secondsUntil } from '@wattle/contract';

/** How far the device's two clocks may part before one of them is doubted. */
const DOUBT_MS = 2_000;

/**
 * The server's time, counted on from its last message. The device's own clock may be wrong or be changed during a
 * test; the browser's steady clock may stand still while a laptop sleeps. When the two part, the server is to be
 * asked.
 */
export class ExamClock {
  private serverMs = 0;
  private steadyMs = 0;
  private wallMs = 0;

  constructor(serverTime: string) {
    this.set(serverTime);
  }

  /** Takes over the time that the server has just told. */
  set(serverTime: string): void {
    this.serverMs = Date.parse(serverTime);
    this.steadyMs = performance.now();
    this.wallMs = Date.now();
  }

  secondsUntil(deadline: string): number {
    return secondsUntil(Date.parse(deadline), this.serverMs + performance.now() - this.steadyMs);
  }

  /** Whether the device slept, or its clock was changed, since the server last told the time. */
  isInDoubt(): boolean {
    return Math.abs(Date.now() - this.wallMs - (performance.now() - this.steadyMs)) > DOUBT_MS;
  }
}
