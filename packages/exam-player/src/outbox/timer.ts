/** Runs a task once, at the earliest time that was asked for. */
export class Timer {
  private timeout: ReturnType<typeof setTimeout> | undefined;
  private dueAt = Number.POSITIVE_INFINITY;
  private earliestAt = 0;

  constructor(private readonly task: () => void) {}

  /** Runs the task within so many milliseconds; sooner where that was asked for before. */
  within(ms: number): void {
    const at = Math.max(performance.now() + ms, this.earliestAt);
    if (at < this.dueAt) this.runAt(at);
  }

  /** Whatever is asked for, or was before, the task does not run sooner than this. */
  notBefore(ms: number): void {
    this.earliestAt = performance.now() + ms;
    // Infinite as long as nothing was asked for.
    if (this.dueAt < this.earliestAt) this.runAt(this.earliestAt);
  }

  stop(): void {
    clearTimeout(this.timeout);
    this.dueAt = Number.POSITIVE_INFINITY;
  }

  private runAt(at: number): void {
    clearTimeout(this.timeout);
    this.dueAt = at;
    this.timeout = setTimeout(() => {
      this.dueAt = Number.POSITIVE_INFINITY;
      this.task();
    }, at - performance.now());
  }
}
