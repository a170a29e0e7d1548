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
