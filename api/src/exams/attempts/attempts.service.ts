import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { AttemptKind, Subject } from '@wattle/contract';
import { Model, Types } from 'mongoose';
import { Clock, isDuplicate } from '../../infrastructure';
import { type Attempt, AttemptRecord, type RecordedResult } from './attempt.schema';
import type { AttemptKey } from './attempt-keys';
import { deadlineOf, latestOverdue } from './deadline';
import { lastSeenIn, latestAttemptsOf, readOpeningContext, type SeenAttempt } from './opening-context';

export interface NewAttempt
  extends AttemptKey,
    Pick<Attempt, 'kind' | 'questions'>,
    Partial<Pick<Attempt, '_id'>>,
    Pick<Attempt, 'subject' | 'resitOf' | 'topic' | 'seconds' | 'activePageId' | 'corrections'> {
  extraTimePercent?: number | undefined;
}

export type AnsweredAttempt = Pick<Attempt, 'kind' | 'subject'> & {
  submittedAt: Date;
  result?: Pick<RecordedResult, 'perCategory'> | undefined;
};

/** How many attempts of each state a list shows. An older one that is open goes on when the same test is opened. */
const LISTED_ATTEMPTS = 200;
const LAST_MINUTE_MS = 60_000;

/** Flags and highlights may be large, and no list shows them. */
const WITHOUT_MARKS = { 'uiState.flagged': 0, 'uiState.eliminated': 0, 'uiState.highlights': 0 };

/**
 * Stores and finds attempts; SubmissionService closes them. What every test needs goes through the driver's collection:
 * mongoose would cast each question and answer, and thousands open, save and submit in the same minute.
 */
@Injectable()
export class AttemptsService {
  constructor(
    @InjectModel(AttemptRecord.name) private readonly records: Model<AttemptRecord>,
    private readonly clock: Clock,
  ) {}

  /**
   * The attempt that holds a unique key. A page that is named becomes its active one.
   *
   * @param wantedId - The only attempt that will do: the active page of another one stays.
   */
  findByUniqueKey({ owner, uniqueKey }: AttemptKey, activePageId?: string, wantedId?: string): Promise<Attempt | null> {
    const attempts = this.records.collection;
    const filter = { owner, uniqueKey, ...(wantedId !== undefined && { _id: new Types.ObjectId(wantedId) }) };
    if (activePageId === undefined) return attempts.findOne<Attempt>(filter);
    const change = { $set: { activePageId } };
    return attempts.findOneAndUpdate(filter, change, { returnDocument: 'after' }) as Promise<Attempt | null>;
  }

  /** Opens an attempt. Of two requests at once both get the one that was inserted first, which is new to one of them. */
  async insertOrFind({ extraTimePercent, ...attempt }: NewAttempt): Promise<{ attempt: Attempt; isNew: boolean }> {
    const { seconds, activePageId } = attempt;
    const startedAt = this.clock.now();
    const created: Attempt = {
      _id: new Types.ObjectId(),
      ...attempt,
      startedAt,
      deadline: seconds === undefined ? undefined : deadlineOf(startedAt, seconds, extraTimePercent),
      answers: {},
      revision: 0,
      state: 'open',
    };
    try {
      await this.records.collection.insertOne(created);
      return { attempt: created, isNew: true };
    } catch (error) {
      if (!isDuplicate(error, 'uniqueKey') && !isDuplicate(error, '_id')) throw error;
      // The one that was there may have been closed meanwhile, which frees its key, but not its id.
      const found = (await this.findByUniqueKey(attempt, activePageId)) ?? (await this.findById(created));
      return found ? { attempt: found, isNew: false } : this.insertOrFind({ extraTimePercent, ...attempt });
    }
  }

  private findById({ _id, owner }: Attempt): Promise<Attempt | null> {
    return this.records.collection.findOne<Attempt>({ _id, owner });
  }

  listOwned(ids: readonly Types.ObjectId[], owner: string): Promise<Attempt[]> {
    return this.records
      .find({ _id: { $in: ids }, owner }, WITHOUT_MARKS)
      .lean<Attempt[]>()
      .exec();
  }

  findOwned(id: string, owners: readonly string[]): Promise<Attempt | null> {
    return this.records.collection.findOne<Attempt>({ _id: new Types.ObjectId(id), owner: { $in: owners } });
  }

  /** The latest attempt of this kind that was submitted. */
  findLatest(owner: string, kind: AttemptKind, subject: Subject | undefined): Promise<Attempt | null> {
    return this.records
      .findOne({ owner, kind, subject: subject ?? null, state: 'submitted' })
      .sort({ startedAt: -1 })
      .lean<Attempt>()
      .exec();
  }

  /** The latest open attempts of an owner and the latest others, the newest first. */
  async listByOwner(owner: string): Promise<Attempt[]> {
    // In this order, and the later one counts: what is submitted between the two is in both, and in none of them never.
    const open = await this.listLatest(owner, 'open');
    const submitted = await this.listLatest(owner, 'submitted');
    const byId = new Map([...open, ...submitted].map((attempt) => [String(attempt._id), attempt]));
    return [...byId.values()].sort((one, other) => other.startedAt.getTime() - one.startedAt.getTime());
  }

  private listLatest(owner: string, state: Attempt['state']): Promise<Attempt[]> {
    const found = this.records.find({ owner, state }, WITHOUT_MARKS).sort({ startedAt: -1 }).limit(LISTED_ATTEMPTS);
    return found.lean<Attempt[]>().exec();
  }

  /** Everything that an owner has left, the oldest first. */
  listAllOf(owner: string): Promise<Attempt[]> {
    return this.records.find({ owner }).sort({ startedAt: 1 }).lean<Attempt[]>().exec();
  }

  /** What an owner has answered and submitted since a moment, without questions and answers, the newest first. */
  listSubmittedSince(owner: string, since: Date): Promise<Attempt[]> {
    const filter = { owner, state: 'submitted' as const, submittedAt: { $gte: since }, answers: { $ne: {} } };
    return this.records
      .find(filter, { questions: 0, answers: 0, uiState: 0 })
      .sort({ submittedAt: -1 })
      .lean<Attempt[]>()
      .exec();
  }

  /**
   * The finished attempts of an owner that hold an answer. One whose time is over counts before the server has submitted
   * it, without a result.
   */
  async listAnswered(owner: string): Promise<AnsweredAttempt[]> {
    const overdue = latestOverdue(this.clock.now());
    const answered = await this.records.collection
      .find<Attempt>(
        { owner, answers: { $ne: {} } },
        { projection: { kind: 1, subject: 1, deadline: 1, submittedAt: 1, 'result.perCategory': 1 } },
      )
      .toArray();
    return answered.flatMap(({ deadline, ...attempt }) => {
      const submittedAt = attempt.submittedAt ?? (deadline && deadline < overdue ? deadline : undefined);
      return submittedAt ? { ...attempt, submittedAt } : [];
    });
  }

  /** What the opening of a child's attempt depends on besides the bank. */
  openingContext(childId: string, key: AttemptKey): ReturnType<typeof readOpeningContext> {
    return readOpeningContext(this.records.collection, childId, key);
  }

  /** When an owner last met each question, in milliseconds since 1970. */
  async lastSeen(owner: string): Promise<Map<string, number>> {
    return lastSeenIn(await this.records.collection.aggregate<SeenAttempt>(latestAttemptsOf(owner)).toArray());
  }

  /**
   * Gives an owner's open tests the time that it has now, and returns how many have a new deadline. A submission under
   * way sees it; one that comes nearer leaves the child a minute to finish.
   */
  async moveDeadlines(owner: string, extraTimePercent: number): Promise<number> {
    const timed = { owner, state: 'open' as const, deadline: { $exists: true } };
    const open = await this.records.find(timed, { startedAt: 1, seconds: 1, deadline: 1 }).lean<Attempt[]>();
    const soonest = this.clock.now().getTime() + LAST_MINUTE_MS;
    const moves = open.flatMap((attempt) => {
      const deadline = movedDeadline(attempt, extraTimePercent, soonest);
      if (deadline.getTime() === attempt.deadline?.getTime()) return [];
      const filter = { _id: attempt._id, owner, state: 'open' as const };
      return { updateOne: { filter, update: { $set: { deadline }, $inc: { revision: 1 } } } };
    });
    return moves.length === 0 ? 0 : (await this.records.bulkWrite(moves)).modifiedCount;
  }

  async deleteOf(owner: string): Promise<void> {
    await this.records.deleteMany({ owner });
  }
}

function movedDeadline({ startedAt, seconds = 0, deadline }: Attempt, percent: number, soonest: number): Date {
  const wanted = deadlineOf(startedAt, seconds, percent);
  if (!deadline || wanted >= deadline) return wanted;
  return new Date(Math.min(deadline.getTime(), Math.max(wanted.getTime(), soonest)));
}
