import { fail } from './errors';

/** How long one operation may keep the thread before others have their turn. */
const TURN_MS = 8;

/** One command under way: whether it may go on, and whether it is somebody else's turn. */
export class Operation {
  readonly now = new Date();
  private deadline: number;
  private turnEnds = performance.now() + TURN_MS;

  constructor(
    maxTimeMs = 0,
    private isAbandoned: () => boolean = () => false,
  ) {
    this.deadline = maxTimeMs > 0 ? performance.now() + maxTimeMs : Number.POSITIVE_INFINITY;
  }

  /** A copy for a cursor, which outlives the command that opened it. */
  forCursor(): Operation {
    const copy = new Operation(0, this.isAbandoned);
    copy.continueAs(this);
    return copy;
  }

  /** From now on the limits of `other` hold, which is the command that asks the cursor for more. */
  continueAs(other: Operation) {
    this.deadline = other.deadline;
    this.isAbandoned = other.isAbandoned;
    this.turnEnds = performance.now() + TURN_MS;
  }

  /** Fails when the time is over or nobody waits for the answer any more. */
  check() {
    if (performance.now() > this.deadline) fail('MaxTimeMSExpired', 'operation exceeded time limit');
    if (this.isAbandoned()) fail(11601, 'operation was interrupted');
  }

  get isTurnOver(): boolean {
    return performance.now() > this.turnEnds;
  }

  /** Lets the other connections have their turn. */
  async pause(): Promise<void> {
    this.check();
    await new Promise(setImmediate);
    this.turnEnds = performance.now() + TURN_MS;
  }
}
