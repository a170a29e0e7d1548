/** A process that ran this long was well: its next restart comes as quickly as the first. */
const STABLE_MS = 60_000;
const LONGEST_MS = 30_000;

/** The pauses before the restarts of one process: they double from one to the next, from 1 to 30 seconds. */
export class RestartPauses {
  private restarts = 0;

  /** @param ranMs - How long the process ran that has ended. */
  next(ranMs: number): number {
    if (ranMs >= STABLE_MS) this.restarts = 0;
    this.restarts += 1;
    return Math.min(1_000 * 2 ** (this.restarts - 1), LONGEST_MS);
  }
}
