import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, type Types } from 'mongoose';
import { Clock } from '../../infrastructure';
import { COUNTED_TESTS, HAS_BEGUN, latestOverdue } from './attempt';
import { type Attempt, AttemptRecord, type RecordedResult } from './attempt.schema';

type AnsweredAttempt = Pick<Attempt, 'kind' | 'subject' | 'rehearsal'> & {
  submittedAt: Date;
  perCategory: RecordedResult['perCategory'];
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
const LAST_SUBMITTED_FIRST = { submittedAt: -1 } as const;
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
    const open = await this.records.collection
      .find<Attempt>({ owner, state: 'open', ...HAS_BEGUN }, { projection: WITHOUT_MARKS })
      .sort(NEWEST_FIRST)
      .limit(LISTED_ATTEMPTS)
      .toArray();
    const submitted = await this.records.collection
      .find<Attempt>({ owner, state: 'submitted' }, { projection: { ...WITHOUT_MARKS, ...WITHOUT_CONTENTS } })
      .sort(LAST_SUBMITTED_FIRST)
      .limit(LISTED_ATTEMPTS)
      .toArray();
    const byId = new Map([...open, ...submitted].map((attempt) => [String(attempt._id), attempt]));
    return [...byId.values()].sort((one, other) => other.startedAt.getTime() - one.startedAt.getTime());
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
      .sort(LAST_SUBMITTED_FIRST)
      .toArray();
  }

  /** Submitted attempts with their answers, the newest first. */
  async listAnswersSince(owner: string, since: Date): Promise<Attempt[]> {
    return this.records.collection
      .find<Attempt>(
        { owner, state: 'submitted', submittedAt: { $gte: since }, ...WITH_ANSWERS },
        { projection: { questions: 1, answers: 1, corrections: 1 } },
      )
      .sort(LAST_SUBMITTED_FIRST)
      .limit(LATEST_ANSWERED)
      .toArray();
  }

  /**
   * Finished attempts with answers: an overdue one before the server has submitted it, too. Topics come only with those
   * that were submitted since `topicsSince`.
   */
  async listAnswered(owner: string, topicsSince: Date): Promise<AnsweredAttempt[]> {
    type Found = Pick<Attempt, '_id' | 'kind' | 'subject' | 'rehearsal' | 'deadline' | 'submittedAt' | 'result'>;
    const list = (filter: object, projection: Partial<Record<keyof Attempt | `result.${string}`, 1>>) =>
      this.records.collection.find<Found>({ owner, ...filter }, { projection }).toArray();
    const fields = { kind: 1, subject: 1, rehearsal: 1 } as const;
    const submitted = { state: 'submitted', ...WITH_ANSWERS };
    const overdue = { state: 'open', deadline: { $lt: latestOverdue(this.clock.now()) }, answers: { $ne: {} } };
    // In this order: an attempt that is submitted in between is in both lists, and the later one counts.
    const found = [
      ...(await list(overdue, { ...fields, deadline: 1 })),
      ...(await list({ ...submitted, submittedAt: { $lt: topicsSince } }, { ...fields, submittedAt: 1 })),
      ...(await list(
        { ...submitted, submittedAt: { $gte: topicsSince } },
        { ...fields, submittedAt: 1, 'result.perCategory': 1 },
      )),
    ];
    const byId = new Map(found.map((attempt) => [String(attempt._id), attempt]));
    return [...byId.values()].flatMap(({ deadline, submittedAt = deadline, result, ...attempt }) =>
      submittedAt ? { ...attempt, submittedAt, perCategory: result?.perCategory ?? [] } : [],
    );
  }

  async countOf(owners: readonly string[]): Promise<number> {
    return this.records.countDocuments({ owner: { $in: owners } });
  }

  async activityOf(owner: string) {
    const submitted = { owner, state: 'submitted' as const };
    const [testsTaken, lastTest, latest] = await Promise.all([
      this.records.countDocuments({ owner, ...COUNTED_TESTS, ...WITH_ANSWERS }),
      this.records.findOne(submitted).sort(LAST_SUBMITTED_FIRST).lean<Attempt>(),
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
