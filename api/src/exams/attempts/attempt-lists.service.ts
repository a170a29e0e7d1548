import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type Types } from 'mongoose';
import { Clock } from '../../infrastructure';
import { COUNTED_TESTS, HAS_BEGUN, latestOverdue } from './attempt';
import { type Attempt, AttemptRecord, type RecordedResult } from './attempt.schema';

export type AnsweredAttempt = Pick<Attempt, '_id' | 'kind' | 'subject'> & {
  submittedAt: Date;
  result?: Pick<RecordedResult, 'perCategory' | 'counts'> | undefined;
};

/** Of each state. An older open attempt is still found by opening the same test. */
const LISTED_ATTEMPTS = 200;

/** They may be large, and lists do not show them. */
const WITHOUT_MARKS = { 'uiState.flagged': 0, 'uiState.eliminated': 0, 'uiState.highlights': 0 } as const;
/** Of submitted attempts; of their questions only the number is shown. */
const WITHOUT_CONTENTS = {
  answers: 0,
  chosenBy: 0,
  corrections: 0,
  'questions.questionId': 0,
  'questions.version': 0,
  'result.perSkill': 0,
} as const;

/** Of whose answers patterns are told. */
const LATEST_ANSWERED = 40;

const NEWEST_FIRST = { startedAt: -1 } as const;
/** Blank tests are in no report. */
const WITH_ANSWERS = { 'result.counts.stored': { $gt: 0 } };

/** Lists and counts attempts, without what their readers do not show. */
@Injectable()
export class AttemptListsService {
  constructor(
    @InjectModel(AttemptRecord.name) private readonly records: Model<AttemptRecord>,
    private readonly clock: Clock,
  ) {}

  async listOwned(ids: readonly Types.ObjectId[], owner: string): Promise<Attempt[]> {
    return this.records.find({ _id: { $in: ids }, owner }, WITHOUT_MARKS).lean<Attempt[]>();
  }

  async listByOwner(owner: string): Promise<Attempt[]> {
    // In this order: an attempt that is submitted between the two is in both lists, and the second one counts.
    const open = await this.listLatest(owner, 'open', WITHOUT_MARKS);
    const submitted = await this.listLatest(owner, 'submitted', { ...WITHOUT_MARKS, ...WITHOUT_CONTENTS });
    const byId = new Map([...open, ...submitted].map((attempt) => [String(attempt._id), attempt]));
    return [...byId.values()].sort((one, other) => other.startedAt.getTime() - one.startedAt.getTime());
  }

  private listLatest(owner: string, state: Attempt['state'], projection: Record<string, number>): Promise<Attempt[]> {
    return this.records.collection
      .find<Attempt>({ owner, state, ...HAS_BEGUN }, { projection })
      .sort(NEWEST_FIRST)
      .limit(LISTED_ATTEMPTS)
      .toArray();
  }

  /** Those that may hold a text of the child: of Writing, or of several subjects. */
  async listWithWriting(owner: string): Promise<Attempt[]> {
    const found = this.records
      .find({ owner, subject: { $in: ['Writing', null] }, ...HAS_BEGUN }, WITHOUT_MARKS)
      .sort(NEWEST_FIRST)
      .limit(LISTED_ATTEMPTS);
    return found.lean<Attempt[]>();
  }

  /** The oldest first. */
  async listAllOf(owner: string): Promise<Attempt[]> {
    return this.records.find({ owner }).sort({ startedAt: 1 }).lean<Attempt[]>();
  }

  /** Submitted attempts with answers, without their contents, the newest first. */
  async listSubmittedSince(owner: string, since: Date): Promise<Attempt[]> {
    return this.records.collection
      .find<Attempt>(
        { owner, state: 'submitted', submittedAt: { $gte: since }, ...WITH_ANSWERS },
        { projection: { ...WITHOUT_CONTENTS, uiState: 0 } },
      )
      .sort({ submittedAt: -1 })
      .toArray();
  }

  /** Submitted attempts with their answers, the newest first. */
  async listAnswersSince(owner: string, since: Date): Promise<Attempt[]> {
    return this.records.collection
      .find<Attempt>(
        { owner, state: 'submitted', startedAt: { $gte: since }, ...WITH_ANSWERS },
        { projection: { questions: 1, answers: 1, corrections: 1 } },
      )
      .sort(NEWEST_FIRST)
      .limit(LATEST_ANSWERED)
      .toArray();
  }

  /**
   * Finished attempts with answers. An overdue one is included before the server has submitted it, without a result.
   */
  async listAnswered(owner: string): Promise<AnsweredAttempt[]> {
    const deadline = { $lt: latestOverdue(this.clock.now()) };
    const fields = {
      ...{ kind: 1, subject: 1, deadline: 1, submittedAt: 1, rehearsal: 1 },
      ...{ 'result.perCategory': 1, 'result.counts': 1 },
    };
    const finished = { owner, $or: [WITH_ANSWERS, { state: 'open' as const, deadline, answers: { $ne: {} } }] };
    const found = await this.records.collection.find<Attempt>(finished, { projection: fields }).toArray();
    return found.flatMap(({ deadline: end, submittedAt = end, ...attempt }) =>
      submittedAt ? { ...attempt, submittedAt } : [],
    );
  }

  async countOf(owners: readonly string[]): Promise<number> {
    return this.records.countDocuments({ owner: { $in: owners } });
  }

  async activityOf(owner: string) {
    const submitted = { owner, state: 'submitted' as const };
    const [testsTaken, lastTest, latest] = await Promise.all([
      this.records.countDocuments({ owner, ...COUNTED_TESTS, ...WITH_ANSWERS }),
      this.records.findOne(submitted).sort(NEWEST_FIRST).lean<Attempt>(),
      this.records
        .findOne({ owner, ...HAS_BEGUN })
        .sort(NEWEST_FIRST)
        .lean<Attempt>(),
    ]);
    return { testsTaken, lastTest, latest };
  }

  async countOpen(deadline: { $gt: Date; $lte?: Date }, maxTimeMs: number): Promise<number> {
    return this.records.countDocuments({ state: 'open', deadline }).maxTimeMS(maxTimeMs);
  }

  async overdueSeconds(maxTimeMs: number): Promise<number> {
    const latest = latestOverdue(this.clock.now());
    const oldest = await this.records
      .findOne({ state: 'open', deadline: { $lt: latest } }, { deadline: 1 })
      .sort({ deadline: 1 })
      .maxTimeMS(maxTimeMs)
      .lean<Attempt>();
    return oldest?.deadline ? (latest.getTime() - oldest.deadline.getTime()) / 1_000 : 0;
  }
}
