import type { AttemptStatus } from '@wattle/contract/attempts';
import type { Device } from './device';

const DOUBT_MS = 2_000;

/** Counts to the deadline from the server's clock, by the rules of the exam player's clock. */
export class TestClock {
  deadlineMs: number | undefined;
  /** Whether the deadline was still to come when the server told of it. */
  hasCurrentDeadline = true;
  private serverMs = Number.NEGATIVE_INFINITY;
  private monotonicMs = 0;
  private wallMs = 0;

  constructor(private readonly device: Device) {}

  set({ serverTime, deadline }: Pick<AttemptStatus, 'serverTime' | 'deadline'>): void {
    // A message that took long on its way tells a time that is gone.
    this.serverMs = Math.max(Date.parse(serverTime), this.now());
    this.monotonicMs = this.device.monotonicMs();
    this.wallMs = this.device.wallMs();
    const deadlineMs = deadline === undefined ? undefined : Date.parse(deadline);
    if (deadlineMs !== undefined && deadlineMs !== this.deadlineMs) this.hasCurrentDeadline = deadlineMs > this.now();
    this.deadlineMs = deadlineMs;
  }

  isTimeUp(): boolean {
    return this.deadlineMs !== undefined && this.now() >= this.deadlineMs;
  }

  /** The device slept, or its clock was changed: only the server knows the time. */
  hasDrifted(): boolean {
    const { device } = this;
    return Math.abs(device.wallMs() - this.wallMs - (device.monotonicMs() - this.monotonicMs)) > DOUBT_MS;
  }

  /** The server's time, in milliseconds since 1970. */
  now(): number {
    return this.serverMs + this.device.monotonicMs() - this.monotonicMs;
  }
}
