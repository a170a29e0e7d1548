import type { SavedAnswer } from '@wattle/contract/attempts';

/** A child's device: what it keeps of a test, and its two clocks. */
export class Device {
  private readonly kept = new Map<string, SavedAnswer>();
  private wallIsAheadMs = 0;
  private sleptMs = 0;

  read(): SavedAnswer[] {
    return [...this.kept.values()];
  }

  write(answer: SavedAnswer): void {
    this.kept.set(answer.questionId, answer);
  }

  clear(): void {
    this.kept.clear();
  }

  wallMs(): number {
    return Date.now() + this.wallIsAheadMs;
  }

  /** Stands still while the device sleeps. */
  monotonicMs(): number {
    return performance.now() - this.sleptMs;
  }

  moveClock(ms: number): void {
    this.wallIsAheadMs += ms;
  }

  hasSlept(ms: number): void {
    this.sleptMs += ms;
  }
}
