import { setTimeout as sleep } from 'node:timers/promises';
import type { AttemptKind, SavedAnswer } from '@wattle/contract/attempts';
import { LATE_SUBMISSION_SECONDS } from '@wattle/contract/constants';
import { type Db, ObjectId } from 'mongodb';
import { untilDone } from './until-done';

/** An attempt as the database holds it. */
export interface StoredAttempt {
  _id: ObjectId;
  owner: string;
  kind: AttemptKind;
  state: 'open' | 'submitted';
  startedAt: Date;
  deadline?: Date;
  submittedAt?: Date;
  submissionKey?: string;
  answers: Record<string, Omit<SavedAnswer, 'questionId'>>;
  result?: { score: number | null; total: number };
}

/** How long the server may take beyond the allowance until it has submitted what is overdue; it may be starting. */
const SWEEP_MS = 15_000;

/** Changes attempts in the database itself: tests of minutes are to end within seconds. */
export class Attempts {
  constructor(private readonly db: Db) {}

  /** Lets an open test end so soon. */
  async endIn(attemptId: string, ms: number): Promise<void> {
    await this.moveDeadline(attemptId, () => Date.now() + ms);
  }

  /** Gives extra time, as staff do while a test runs. */
  async addTime(attemptId: string, ms: number): Promise<void> {
    await this.moveDeadline(attemptId, (deadlineMs) => deadlineMs + ms);
  }

  /** All attempts, once no overdue one waits for the server to submit it. */
  async allSubmitted(): Promise<StoredAttempt[]> {
    const end = Date.now() + LATE_SUBMISSION_SECONDS * 1_000 + SWEEP_MS;
    for (;;) {
      const all = await untilDone(() => this.collection.find().toArray());
      const isWaiting = all.some(({ state, deadline }) => state === 'open' && deadline && deadline.getTime() < end);
      if (!isWaiting || Date.now() > end) return all;
      await sleep(500);
    }
  }

  /** With its start: an API that opens the test would set a deadline right that does not follow from it. */
  private async moveDeadline(attemptId: string, moved: (deadlineMs: number) => number): Promise<void> {
    const filter = { _id: new ObjectId(attemptId), state: 'open' as const };
    await untilDone(async () => {
      const { startedAt, deadline } = (await this.collection.findOne(filter)) ?? {};
      if (!startedAt) return;
      const to = moved(deadline?.getTime() ?? Date.now());
      const start = deadline ? startedAt.getTime() + to - deadline.getTime() : startedAt.getTime();
      const $set = { deadline: new Date(to), startedAt: new Date(start) };
      await this.collection.updateOne(filter, { $set, $inc: { revision: 1 } });
    });
  }

  private get collection() {
    return this.db.collection<StoredAttempt>('attempts');
  }
}
