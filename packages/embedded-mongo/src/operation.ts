import { fail } from './errors';

/** How long one operation may keep the thread before others have their turn. */
const TURN_MS = 8;

const INTERRUPTIONS = {
  ShutdownInProgress: 'The embedded engine is closing',
  ClientDisconnect: 'operation was interrupted because a client disconnected',
} as const;

/** Why an operation may not go on, if it may not. */
type Interruption = () => keyof typeof INTERRUPTIONS | undefined;

/** One command under way: whether it may go on, and whether it is somebody else's turn. */
export class Operation {
  readonly now = new Date();
  private deadline: number;
  private turnEnds = performance.now() + TURN_MS;

  constructor(
    maxTimeMs = 0,
    private interruption: Interruption = () => undefined,
  ) {
    this.deadline = maxTimeMs > 0 ? performance.now() + maxTimeMs : Number.POSITIVE_INFINITY;
  }

  /** A copy for a cursor, which outlives the command that opened it. */
  forCursor(): Operation {
    const copy = new Operation();
    copy.continueAs(this);
    return copy;
  }

  /** From now on the limits of `other` hold, which is the command that asks the cursor for more. */
  continueAs(other: Operation) {
    this.deadline = other.deadline;
    this.interruption = other.interruption;
    this.turnEnds = performance.now() + TURN_MS;
  }

  /** Fails when the time is over, nobody waits for the answer any more or the engine closes. */
  check() {
    if (performance.now() > this.deadline) fail('MaxTimeMSExpired', 'operation exceeded time limit');
    const why = this.interruption();
    if (why) fail(why, INTERRUPTIONS[why]);
  }

  get isTurnOver(): boolean {
    return performance.now() > this.turnEnds;
  }

  /** Lets the other connections have their turn, in which this operation may also lose its right to go on. */
  async pause(): Promise<void> {
    await new Promise(setImmediate);
    this.check();
    this.turnEnds = performance.now() + TURN_MS;
  }
}
