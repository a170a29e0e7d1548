import { type SecondsSpent, type Working, workingSchema } from '@wattle/contract';
import { readStoredJson, removeStored, writeStored } from '../stored';

/** The working of one attempt: on this device at once, and what of it the server has confirmed. */
export class WorkingSheet {
  private readonly key: string;
  private working: Working;
  private confirmed = 1;

  /** @param now The server's time in milliseconds. */
  constructor(
    attemptId: string,
    firstQuestionId: string | undefined,
    private readonly now: () => number,
  ) {
    this.key = workingKey(attemptId);
    this.working = {
      version: 1,
      current: firstQuestionId,
      flagged: [],
      eliminated: {},
      highlights: {},
      secondsSpent: {},
    };
  }

  /** The newer of what the server and this device hold. */
  restore(fromServer: Working | undefined): Working {
    const onDevice = workingSchema.safeParse(readStoredJson(this.key)).data;
    this.working = fromServer ?? this.working;
    this.confirmed = this.working.version;
    if (onDevice && onDevice.version >= this.confirmed) this.working = onDevice;
    return this.working;
  }

  get secondsSpent(): SecondsSpent {
    return this.working.secondsSpent;
  }

  /** Keeps a change. Says whether it was one. */
  put(change: Partial<Omit<Working, 'version'>>): boolean {
    const changed = { ...this.working, ...change };
    if (JSON.stringify(changed) === JSON.stringify(this.working)) return false;
    const version = Math.max(this.working.version + 1, this.confirmed + 1, this.now());
    this.working = { ...changed, version };
    writeStored(this.key, JSON.stringify(this.working));
    return true;
  }

  /** Takes note of the version that the server holds. Where it is a later one, the next change goes above it. */
  confirm(heldVersion = 0): void {
    this.confirmed = Math.max(this.confirmed, heldVersion);
  }

  /** What the server has yet to get. */
  unconfirmed(): Working | undefined {
    return this.working.version > this.confirmed ? this.working : undefined;
  }

  remove(): void {
    removeStored(this.key);
  }
}

/** Where the device keeps the working of an attempt. */
export function workingKey(attemptId: string): string {
  return `wattle-working-${attemptId}`;
}
