import { EnvironmentError } from '@wattle/environment';

/** Message of a process that cannot start to its parent process. */
export interface StartFailure {
  startFailure: string;
}

/** Calls back on SIGTERM and SIGINT, and when the parent process has died, which closes the channel to it. */
export function onStop(stop: () => void): void {
  for (const sign of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(sign, stop);
  // The parent may have died during the start.
  if (process.connected === false) stop();
}

/** How long a server may take to stop; whatever runs it has to wait longer before it kills it. */
export const STOP_LIMITS = {
  /** For requests in progress. */
  drainMs: 10_000,
  /** For all of it. */
  wholeMs: 20_000,
};

/** Ends the process once `drain` has finished what is under way, when it is told to stop: with 1 where that fails. */
export function drainOnStop(drain: () => Promise<void>): void {
  onStop(() => {
    setTimeout(() => process.exit(1), STOP_LIMITS.wholeMs).unref();
    drain().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}

/** Ends a process that cannot start. Its parent process gets the message of an EnvironmentError. */
export function endStart(error: unknown): void {
  const end = () => process.exit(1);
  if (error instanceof EnvironmentError && process.send)
    process.send({ startFailure: error.message } satisfies StartFailure, end);
  else end();
}

/** A process that ran this long was well: it is started again at once. */
const STABLE_MS = 60_000;
const LONGEST_MS = 30_000;

/** The pauses before the restarts of one process that ends again and again: they double, from 1 to 30 seconds. */
export class RestartPauses {
  private restarts = 0;

  /** @param ranMs - How long the process ran that has ended. */
  next(ranMs: number): number {
    const wasWell = ranMs >= STABLE_MS;
    this.restarts = wasWell ? 0 : this.restarts + 1;
    return wasWell ? 0 : Math.min(1_000 * 2 ** (this.restarts - 1), LONGEST_MS);
  }
}
