import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Allowances } from '@wattle/contract/allowances';
import type { AttemptKind } from '@wattle/contract/attempts';
import type { Subject } from '@wattle/contract/constants';
import { Model, Types } from 'mongoose';
import type { VersionRef } from '../../bank';
import { Clock, isDuplicate } from '../../infrastructure';
import { PracticeStateRecord } from '../skills/practice-state.schema';
import {
  type Attempt,
  AttemptRecord,
  countsOf,
  HAS_BEGUN,
  type RecordedResult,
  type StoredAnswer,
} from './attempt.schema';
import { type AttemptKey, dailyPracticeKey } from './attempt-keys';
import { deadlineOf, hasPrivileges, movedDeadline, privilegesAt } from './deadline';
import { lastSeenIn, latestAttemptsOf, readOpeningContext, type SeenAttempt } from './opening-context';
import { latestOverdue } from './overdue';

export interface NewAttempt
  extends AttemptKey,
    Pick<Attempt, 'kind' | 'questions'>,
    Partial<Pick<Attempt, '_id'>>,
    Pick<
      Attempt,
      | 'subject'
      | 'resitOf'
      | 'topic'
      | 'day'
      | 'fetchedAhead'
      | 'chosenBy'
      | 'grade'
      | 'seconds'
      | 'feedback'
      | 'paperCode'
    >,
    Pick<Attempt, 'activePageId' | 'corrections'> {
  allowances?: Allowances;
}

export type AnsweredAttempt = Pick<Attempt, '_id' | 'kind' | 'subject'> & {
  submittedAt: Date;
  result?: Pick<RecordedResult, 'perCategory' | 'counts'> | undefined;
};

const PRACTISED_FIELDS = {
  submittedAt: 1,
  day: 1,
  uncounted: 1,
  revision: 1,
  'questions.questionId': 1,
  'result.perCategory': 1,
  'result.perSkill': 1,
};

export type StoredPractice = Pick<Attempt, '_id' | 'day' | 'uncounted' | 'revision'> & {
  submittedAt: Date;
  questions: Pick<VersionRef, 'questionId'>[];
  result?: Pick<RecordedResult, 'perCategory' | 'perSkill'>;
};

/** Of each state. An older open attempt is still found by opening the same test. */
const LISTED_ATTEMPTS = 200;
/** So many of the latest tell what a child knows. */
const PRACTISED_ATTEMPTS = 400;

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

/**
 * Stores and finds attempts; SubmissionService closes them. Hot paths use the driver's collection, because mongoose
 * would cast each question and answer while thousands open, save and submit.
 */
@Injectable()
export class AttemptsService {
  constructor(
    @InjectModel(AttemptRecord.name) private readonly records: Model<AttemptRecord>,
    @InjectModel(PracticeStateRecord.name) private readonly practiceStates: Model<PracticeStateRecord>,
    private readonly clock: Clock,
  ) {}

  /**
   * @param activePageId - Becomes the active page of the attempt.
   *
   * @param wantedId - Only this attempt is returned and changed.
   */
  findByUniqueKey({ owner, uniqueKey }: AttemptKey, activePageId?: string, wantedId?: string): Promise<Attempt | null> {
    const attempts = this.records.collection;
    const filter = { owner, uniqueKey, ...(wantedId !== undefined && { _id: new Types.ObjectId(wantedId) }) };
    if (activePageId === undefined) return attempts.findOne<Attempt>(filter);
    const change = { $set: { activePageId } };
    return attempts.findOneAndUpdate(filter, change, { returnDocument: 'after' }) as Promise<Attempt | null>;
  }

  /** Of two requests at once both get the attempt that was inserted first, which is new for one of them. */
  async insertOrFind({ allowances, ...attempt }: NewAttempt): Promise<{ attempt: Attempt; isNew: boolean }> {
    const { seconds, activePageId } = attempt;
    const startedAt = this.clock.now();
    const privileges = privilegesAt(startedAt, allowances);
    const created: Attempt = {
      _id: new Types.ObjectId(),
      ...attempt,
      startedAt,
      deadline: seconds === undefined ? undefined : deadlineOf(startedAt, seconds, privileges),
      privileges,
      answers: {},
      revision: 0,
      state: 'open',
    };
    try {
      await this.records.collection.insertOne(created);
      return { attempt: created, isNew: true };
    } catch (error) {
      if (!isDuplicate(error, 'uniqueKey') && !isDuplicate(error, '_id')) throw error;
      // The existing one may have been closed meanwhile, which frees its key but not its id.
      const found = (await this.findByUniqueKey(attempt, activePageId)) ?? (await this.findById(created));
      return found ? { attempt: found, isNew: false } : this.insertOrFind({ allowances, ...attempt });
    }
  }

  private findById({ _id, owner }: Attempt): Promise<Attempt | null> {
    return this.records.collection.findOne<Attempt>({ _id, owner });
  }

  async listOwned(ids: readonly Types.ObjectId[], owner: string): Promise<Attempt[]> {
    return this.records.find({ _id: { $in: ids }, owner }, WITHOUT_MARKS).lean<Attempt[]>();
  }

  findOwned(id: string, owners: readonly string[]): Promise<Attempt | null> {
    return this.records.collection.findOne<Attempt>({ _id: new Types.ObjectId(id), owner: { $in: owners } });
  }

  findPaper(owner: string, paperCode: string): Promise<Attempt | null> {
    return this.records.collection.findOne<Attempt>({ owner, paperCode });
  }

  async findLatest(owner: string, kind: AttemptKind, subject: Subject | undefined): Promise<Attempt | null> {
    return this.records
      .findOne({ owner, kind, subject: subject ?? null, state: 'submitted' })
      .sort({ startedAt: -1 })
      .lean<Attempt>();
  }

  async listByOwner(owner: string): Promise<Attempt[]> {
    // In this order: an attempt that is submitted between the two is in both lists, and the second one counts.
    const open = await this.listLatest(owner, 'open', WITHOUT_MARKS);
    const submitted = await this.withCounts(
      owner,
      await this.listLatest(owner, 'submitted', { ...WITHOUT_MARKS, ...WITHOUT_CONTENTS }),
    );
    const byId = new Map([...open, ...submitted].map((attempt) => [String(attempt._id), attempt]));
    return [...byId.values()].sort((one, other) => other.startedAt.getTime() - one.startedAt.getTime());
  }

  /** Those that may hold a text of the child: of Writing, or of several subjects. */
  async listWithWriting(owner: string): Promise<Attempt[]> {
    const found = this.records
      .find({ owner, subject: { $in: ['Writing', null] }, ...HAS_BEGUN }, WITHOUT_MARKS)
      .sort({ startedAt: -1 })
      .limit(LISTED_ATTEMPTS);
    return found.lean<Attempt[]>();
  }

  private listLatest(owner: string, state: Attempt['state'], projection: Record<string, number>): Promise<Attempt[]> {
    return this.records.collection
      .find<Attempt>({ owner, state, ...HAS_BEGUN }, { projection })
      .sort({ startedAt: -1 })
      .limit(LISTED_ATTEMPTS)
      .toArray();
  }

  /**
   * Reads the answers of those whose result does not count them: from before it did, posted scores, and overdue ones. A
   * result that is stored counts them from then on.
   */
  private async withCounts<Each extends Pick<Attempt, '_id'> & { result?: Pick<RecordedResult, 'counts'> | undefined }>(
    owner: string,
    attempts: readonly Each[],
  ): Promise<(Each & { counts: ReturnType<typeof countsOf> } & Pick<Attempt, 'answers'>)[]> {
    const ids = attempts.flatMap(({ _id, result }) => (result?.counts ? [] : _id));
    const filter = { _id: { $in: ids }, owner };
    const options = { projection: { answers: 1, revision: 1, 'result.score': 1 } as const };
    const read = ids.length > 0 ? await this.records.collection.find<Attempt>(filter, options).toArray() : [];
    const byId = new Map(read.map(({ _id, answers }) => [String(_id), answers]));
    const writes = read
      .filter(({ result }) => result)
      .map(({ _id, revision, answers }) => ({
        updateOne: {
          filter: { _id, owner, revision, 'result.score': { $exists: true }, 'result.counts': { $exists: false } },
          update: { $set: { 'result.counts': countsOf(answers) } },
        },
      }));
    if (writes.length > 0) await this.records.collection.bulkWrite(writes, { ordered: false });
    return attempts.map((attempt) => {
      const answers = byId.get(String(attempt._id)) ?? {};
      return { ...attempt, answers, counts: attempt.result?.counts ?? countsOf(answers) };
    });
  }

  /** The oldest first. */
  async listAllOf(owner: string): Promise<Attempt[]> {
    return this.records.find({ owner }).sort({ startedAt: 1 }).lean<Attempt[]>();
  }

  /** Submitted attempts with answers, without their contents, the newest first. */
  async listSubmittedSince(owner: string, since: Date): Promise<Attempt[]> {
    const found = await this.records.collection
      .find<Attempt>(
        { owner, state: 'submitted', submittedAt: { $gte: since } },
        { projection: { ...WITHOUT_CONTENTS, uiState: 0 } },
      )
      .sort({ submittedAt: -1 })
      .toArray();
    return (await this.withCounts(owner, found)).filter(({ counts }) => counts.stored > 0);
  }

  /**
   * Finished attempts with answers. An overdue one is included before the server has submitted it, without a result.
   */
  async listAnswered(owner: string): Promise<AnsweredAttempt[]> {
    const overdue = latestOverdue(this.clock.now());
    const fields = { kind: 1, subject: 1, deadline: 1, submittedAt: 1, 'result.perCategory': 1, 'result.counts': 1 };
    const found = await this.records.collection.find<Attempt>({ owner }, { projection: fields }).toArray();
    const finished = found.flatMap(({ deadline, ...attempt }) => {
      const submittedAt = attempt.submittedAt ?? (deadline && deadline < overdue ? deadline : undefined);
      return submittedAt ? { ...attempt, submittedAt } : [];
    });
    return (await this.withCounts(owner, finished)).filter(({ counts }) => counts.stored > 0);
  }

  /** What practice follows from, of submitted attempts: the oldest first. */
  async listPractised(owner: string): Promise<StoredPractice[]> {
    const found = await this.records.collection
      .find<StoredPractice>({ owner, state: 'submitted' }, { projection: PRACTISED_FIELDS })
      .sort({ startedAt: -1 })
      .limit(PRACTISED_ATTEMPTS)
      .toArray();
    return found.sort((one, other) => one.submittedAt.getTime() - other.submittedAt.getTime());
  }

  /** Of those, what has not been counted in what practice follows from. */
  async listUncounted(owner: string): Promise<StoredPractice[]> {
    const found = await this.records.collection
      .find<StoredPractice>({ owner, uncounted: { $exists: true } }, { projection: PRACTISED_FIELDS })
      .toArray();
    return found.sort((one, other) => one.submittedAt.getTime() - other.submittedAt.getTime());
  }

  /** As they were read: what was marked again since has still to be counted. */
  async noteCounted(owner: string, counted: readonly StoredPractice[]): Promise<void> {
    const writes = counted.map(({ _id, revision }) => ({
      updateOne: { filter: { _id, owner, revision }, update: { $unset: { uncounted: 1 as const } } },
    }));
    await this.records.collection.bulkWrite(writes, { ordered: false });
  }

  /** The practice of a day that is under way: none begins before the latest is submitted. */
  async findOpenPractice(owner: string): Promise<Attempt | null> {
    const { uniqueKey } = dailyPracticeKey(owner, '');
    const ofDays = { $gte: uniqueKey, $lt: `${uniqueKey}~` };
    const latest = await this.records.collection.findOne<Attempt>(
      { owner, uniqueKey: ofDays, ...HAS_BEGUN },
      { sort: { uniqueKey: -1 } },
    );
    return latest?.state === 'open' ? latest : null;
  }

  /** Stores an answer unless the attempt has changed since it was read. */
  async putAnswer({ _id, owner, revision }: Attempt, questionId: string, answer: StoredAnswer): Promise<boolean> {
    const { modifiedCount } = await this.records.collection.updateOne(
      { _id, owner, state: 'open', revision },
      { $set: { [`answers.${questionId}`]: answer }, $inc: { revision: 1 } },
    );
    return modifiedCount === 1;
  }

  openingContext(childId: string, key: AttemptKey): ReturnType<typeof readOpeningContext> {
    return readOpeningContext(this.records.collection, childId, key);
  }

  async lastSeen(owner: string): Promise<Map<string, number>> {
    return lastSeenIn(await this.records.collection.aggregate<SeenAttempt>(latestAttemptsOf(owner)).toArray());
  }

  /**
   * Applies what a child is granted to its open tests, and returns how many it has changed. Concurrent submissions notice
   * it. A rest break that begins or ends meanwhile moves the deadline, too: then the test is read again.
   */
  async applyAllowances(owner: string, allowances: Allowances): Promise<number> {
    const timed = { owner, state: 'open' as const, deadline: { $exists: true } };
    const fields = { startedAt: 1, seconds: 1, deadline: 1, privileges: 1, restBreaks: 1 };
    const open = await this.records.find(timed, fields).lean<Attempt[]>();
    const changed = open.filter((attempt) => !hasPrivileges(attempt, allowances));
    if (changed.length === 0) return 0;
    const { modifiedCount } = await this.records.bulkWrite(
      changed.map((attempt) => {
        const privileges = privilegesAt(attempt.startedAt, allowances);
        const deadline = movedDeadline(attempt, privileges, this.clock.now());
        const filter = { _id: attempt._id, owner, state: 'open' as const, deadline: attempt.deadline };
        return { updateOne: { filter, update: { $set: { privileges, deadline }, $inc: { revision: 1 } } } };
      }),
    );
    const missed = changed.length - modifiedCount;
    return modifiedCount + (missed === 0 ? 0 : await this.applyAllowances(owner, allowances));
  }

  /** Practice that was fetched ahead begins now. */
  async begin({ _id, owner, ...attempt }: Attempt): Promise<Attempt> {
    const startedAt = this.clock.now();
    const fetched = { _id, owner, fetchedAhead: { $exists: true }, state: 'open' as const };
    await this.records.collection.updateOne(fetched, { $set: { startedAt }, $unset: { fetchedAhead: 1 } });
    return { ...attempt, _id, owner, startedAt };
  }

  /** Another practice takes the place of one that was fetched ahead; a device may still begin it. */
  async replaceFetched({ _id, owner, uniqueKey }: Attempt): Promise<void> {
    const fetched = { _id, owner, uniqueKey, fetchedAhead: { $exists: true }, revision: 0, state: 'open' as const };
    await this.records.collection.updateOne(fetched, { $set: { uniqueKey: `${uniqueKey} ${_id}` } });
  }

  /** Papers whose answers nobody has entered, and practice that was fetched ahead and never begun. */
  async deleteUnused(before: Date): Promise<void> {
    const unused = { state: 'open' as const, answers: {}, startedAt: { $lt: before } };
    for (const field of ['paperCode', 'fetchedAhead']) {
      await this.records.collection.deleteMany({ ...unused, [field]: { $exists: true } });
    }
  }

  async deleteOf(owner: string): Promise<void> {
    await this.records.deleteMany({ owner });
    await this.practiceStates.deleteOne({ owner });
  }
}
