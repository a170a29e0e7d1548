const HEARTBEAT_MS = 1_000;
const CHECK_MS = 500;

export interface Heartbeat {
  heartbeat: true;
}

/** Tells the parent process that this thread runs; a stopped or blocked thread sends nothing. */
export function sendHeartbeats(): void {
  const send = () => process.send?.({ heartbeat: true } satisfies Heartbeat, undefined, undefined, () => undefined);
  setInterval(send, HEARTBEAT_MS).unref();
}

/**
 * Measures how long a process has been silent. Time in which this process itself does not run, as when the machine
 * sleeps, is not counted.
 */
export class SilenceWatch {
  private silentMs = 0;
  private readonly checks: NodeJS.Timeout;

  /** @param onCheck - Gets the milliseconds since the last heartbeat, and 0 with each. */
  constructor(private readonly onCheck: (silentMs: number) => void) {
    this.checks = setInterval(() => {
      this.silentMs += CHECK_MS;
      onCheck(this.silentMs);
    }, CHECK_MS);
  }

  heard(): void {
    this.silentMs = 0;
    this.onCheck(0);
  }

  end(): void {
    clearInterval(this.checks);
  }
}
