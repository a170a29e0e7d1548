const HEARTBEAT_MS = 1_000;
const CHECK_MS = 500;

/** Message of a process to its parent process. */
export interface Heartbeat {
  heartbeat: true;
}

/** From now on the parent process is told that this thread runs; a thread that is stopped or blocked sends nothing. */
export function sendHeartbeats(): void {
  const send = () => process.send?.({ heartbeat: true } satisfies Heartbeat, undefined, undefined, () => undefined);
  setInterval(send, HEARTBEAT_MS).unref();
}

/**
 * Measures how long a process has been silent. Time in which this process does not run itself, as when the machine sleeps,
 * is not counted: then no check is made.
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
