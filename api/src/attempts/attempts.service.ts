import { Injectable, NotFoundException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { AttemptKind, Subject } from '@wattle/contract';
import { Model, Types } from 'mongoose';
import { Clock } from '../common/clock';
import { isDuplicate } from '../database/duplicate';
import type { VersionRef } from '../questions/question-version.schema';
import { type Attempt, AttemptRecord } from './attempt.schema';
import { deadlineOf } from './deadline';
import { SubmissionService } from './submission.service';

export interface NewAttempt {
  owner: string;
  kind: AttemptKind;
  /** Absent where the test is of several. */
  subject?: Subject | undefined;
  resitOf?: AttemptKind;
  uniqueKey: string;
  /** Absent when the test is untimed. */
  seconds?: number | undefined;
  /** The page that it is opened in. */
  pageId?: string | undefined;
  chooseQuestions(): Promise<VersionRef[]>;
  /** Has the last word on a new attempt that is there already. */
  complete?(attempt: Attempt): Promise<Attempt>;
}

/** How many of an owner's latest attempts say what it has seen. */
const REMEMBERED_ATTEMPTS = 50;
/** How many submitted attempts a list shows. */
const LISTED_ATTEMPTS = 200;
const LAST_MINUTE_MS = 60_000;

/** What a child leaves on the paper may be large, and no list shows it. */
const WITHOUT_MARKS = { 'uiState.flagged': 0, 'uiState.eliminated': 0, 'uiState.highlights': 0 };

/**
 * Opens and finds attempts. Whatever is overdue has been submitted before it is given out. What an opening needs goes
 * past mongoose: a whole school opens its test at the same minute, and there is nothing to cast.
 */
@Injectable()
export class AttemptsService {
  constructor(
    @InjectModel(AttemptRecord.name) private readonly records: Model<AttemptRecord>,
    private readonly submissions: SubmissionService,
    private readonly clock: Clock,
  ) {}

  /** The attempt that holds the unique key, or a new one: two requests at once get the same. */
  async open(wanted: NewAttempt): Promise<Attempt> {
    const { uniqueKey, seconds, pageId, chooseQuestions, complete, ...attempt } = wanted;
    const current = await this.findByUniqueKey(uniqueKey);
    if (current?.uniqueKey) return this.claim(current, pageId);

    const questions = await chooseQuestions();
    if (questions.length === 0) throw new NotFoundException('No questions found.');
    const startedAt = this.clock.now();
    const created: Attempt = {
      _id: new Types.ObjectId(),
      ...attempt,
      uniqueKey,
      activePageId: pageId,
      questions,
      startedAt,
      seconds,
      deadline: seconds === undefined ? undefined : deadlineOf(startedAt, seconds),
      answers: {},
      revision: 0,
      state: 'open',
    };
    try {
      await this.records.collection.insertOne(created);
    } catch (error) {
      if (!isDuplicate(error, 'uniqueKey')) throw error;
      return this.open(wanted);
    }
    return complete ? complete(created) : created;
  }

  async findByUniqueKey(uniqueKey: string): Promise<Attempt | null> {
    const found = await this.records.collection.findOne<Attempt>({ uniqueKey });
    return found && this.submissions.settle(found);
  }

  async findOwned(id: string, owners: readonly string[]): Promise<Attempt | null> {
    const found = await this.records.findOne({ _id: id, owner: { $in: owners } }).lean<Attempt>();
    return found && this.submissions.settle(found);
  }

  /** The latest attempt of this kind that was submitted. */
  findLatest(owner: string, kind: AttemptKind, subject: Subject | undefined): Promise<Attempt | null> {
    return this.records
      .findOne({ owner, kind, subject: subject ?? null, state: 'submitted' })
      .sort({ startedAt: -1 })
      .lean<Attempt>()
      .exec();
  }

  /** All open attempts of an owner and the latest others, the newest first. */
  async listByOwner(owner: string): Promise<Attempt[]> {
    const [open, submitted] = await Promise.all([
      // Whole: one of them may have to be submitted now.
      this.records.find({ owner, state: 'open' }).lean<Attempt[]>(),
      this.records
        .find({ owner, state: 'submitted' }, WITHOUT_MARKS)
        .sort({ startedAt: -1 })
        .limit(LISTED_ATTEMPTS)
        .lean<Attempt[]>(),
    ]);
    const settled = await Promise.all(open.map((attempt) => this.submissions.settle(attempt)));
    return [...settled, ...submitted].sort((one, other) => other.startedAt.getTime() - one.startedAt.getTime());
  }

  /** Everything that an owner has left, the oldest first. */
  listAllOf(owner: string): Promise<Attempt[]> {
    return this.records.find({ owner }).sort({ startedAt: 1 }).lean<Attempt[]>().exec();
  }

  /** When an owner last met each question, in milliseconds since 1970. */
  async lastSeen(owner: string): Promise<Map<string, number>> {
    const latest = await this.records.collection
      .find<Attempt>({ owner }, { projection: { 'questions.questionId': 1, startedAt: 1 } })
      .sort({ startedAt: -1 })
      .limit(REMEMBERED_ATTEMPTS)
      .toArray();
    // The later ones overwrite the earlier.
    return new Map(
      latest
        .reverse()
        .flatMap(({ questions, startedAt }) => questions.map(({ questionId }) => [questionId, startedAt.getTime()])),
    );
  }

  /**
   * Gives an owner's open tests the time that it has now. A submission under way sees the new deadline; one that comes
   * nearer leaves the child a minute to finish.
   */
  async moveDeadlines(owner: string, extraTimePercent: number): Promise<number> {
    const open = await this.records.find({ owner, state: 'open', deadline: { $exists: true } }).lean<Attempt[]>();
    const soonest = this.clock.now().getTime() + LAST_MINUTE_MS;
    const moves = open.map((attempt) => ({
      updateOne: {
        filter: { _id: attempt._id, state: 'open' as const },
        update: { $set: { deadline: movedDeadline(attempt, extraTimePercent, soonest) }, $inc: { revision: 1 } },
      },
    }));
    return moves.length === 0 ? 0 : (await this.records.bulkWrite(moves)).modifiedCount;
  }

  async deleteOf(owner: string): Promise<void> {
    await this.records.deleteMany({ owner });
  }

  /** Whoever opens an attempt goes on with it; the page that had it before is told so when it asks. */
  async claim(attempt: Attempt, pageId: string | undefined): Promise<Attempt> {
    if (pageId === undefined || pageId === attempt.activePageId || attempt.state === 'submitted') return attempt;
    await this.records.updateOne({ _id: attempt._id }, { $set: { activePageId: pageId } });
    return { ...attempt, activePageId: pageId };
  }
}

function movedDeadline({ startedAt, seconds = 0, deadline }: Attempt, percent: number, soonest: number): Date {
  const wanted = deadlineOf(startedAt, seconds, percent);
  if (!deadline || wanted >= deadline) return wanted;
  return new Date(Math.min(deadline.getTime(), Math.max(wanted.getTime(), soonest)));
}
