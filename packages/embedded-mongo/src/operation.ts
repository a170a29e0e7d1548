import { fail } from './errors';

/** How long one operation may keep the thread before it yields to others. */
const TIME_SLICE_MS = 8;

const INTERRUPTIONS = {
  ShutdownInProgress: 'The embedded engine is closing',
  ClientDisconnect: 'operation was interrupted because a client disconnected',
} as const;

type Interruption = () => keyof typeof INTERRUPTIONS | undefined;

export class Operation {
  private deadline: number;
  private sliceEnds = performance.now() + TIME_SLICE_MS;

  constructor(
    maxTimeMs = 0,
    private interruption: Interruption = () => undefined,
  ) {
    this.deadline = maxTimeMs > 0 ? performance.now() + maxTimeMs : Number.POSITIVE_INFINITY;
  }

  /** A copy for a cursor, which outlives the command that has opened it. */
  forCursor(): Operation {
    const copy = new Operation();
    copy.continueAs(this);
    return copy;
  }

  /** Takes over the limits of another command, which continues the work. */
  continueAs(other: Operation) {
    this.deadline = other.deadline;
    this.interruption = other.interruption;
    this.sliceEnds = performance.now() + TIME_SLICE_MS;
  }

  /** Fails when the time limit is exceeded, the client has disconnected or the engine closes. */
  check() {
    if (performance.now() > this.deadline) fail('MaxTimeMSExpired', 'operation exceeded time limit');
    const reason = this.interruption();
    if (reason) fail(reason, INTERRUPTIONS[reason]);
  }

  get shouldYield(): boolean {
    return performance.now() > this.sliceEnds;
  }

  /** Lets other connections run, and starts a new time slice. */
  async yield(): Promise<void> {
    await new Promise(setImmediate);
    this.check();
    this.sliceEnds = performance.now() + TIME_SLICE_MS;
  }
}
