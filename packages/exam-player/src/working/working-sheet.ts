import { type SecondsSpent, type Working, workingSchema } from '@wattle/contract';
import { readStoredJson, removeStored, writeStored } from '../stored';

/** The working of one attempt: on this device at once, and what of it the server has confirmed. */
export class WorkingSheet {
  /** False once another page goes on with the test: its working counts, not this one's. */
  isActive = true;

  private readonly key: string;
  private working: Working;
  private confirmed = 1;

  constructor(attemptId: string, firstQuestionId: string | undefined) {
    this.key = `wattle-working-${attemptId}`;
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
    this.keep({ ...changed, version: Math.max(this.working.version, this.confirmed) + 1 });
    return true;
  }

  /** Takes note of the version that the server holds of what was sent. */
  confirm(sent: Working, heldVersion = 0): void {
    this.confirmed = Math.max(this.confirmed, heldVersion);
    // Another device had taken this version: what was left here goes above it.
    if (heldVersion > sent.version && this.isActive) this.keep({ ...this.working, version: heldVersion + 1 });
  }

  /** What the server has yet to get. */
  unconfirmed(): Working | undefined {
    return this.isActive && this.working.version > this.confirmed ? this.working : undefined;
  }

  remove(): void {
    removeStored(this.key);
  }

  private keep(working: Working): void {
    this.working = working;
    writeStored(this.key, JSON.stringify(working));
  }
}
