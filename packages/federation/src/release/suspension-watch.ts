const LOOK_MS = 500;

/** Knows at once, when the process runs again, that it has stood still: timers and files tell it later. */
export class SuspensionWatch {
  private ranAt = Date.now();
  private isSuspended = false;
  private readonly timer = setInterval(() => this.look(), LOOK_MS);

  /** @param limitMs - To stand still for less does not count. */
  constructor(private readonly limitMs: number) {}

  get wasSuspended(): boolean {
    this.look();
    return this.isSuspended;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private look(): void {
    this.isSuspended ||= Date.now() - this.ranAt > this.limitMs;
    this.ranAt = Date.now();
  }
}
