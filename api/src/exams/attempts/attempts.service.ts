import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Allowances, isRehearsed, type Rehearsal } from '@wattle/contract/allowances';
import type { AttemptKind } from '@wattle/contract/attempts';
import { type Exam, type Subject } from '@wattle/contract/constants';
import { Model, type PipelineStage, Types } from 'mongoose';
import { type FoundAccount, type User, unionWithAccountOf, userIn } from '../../accounts';
import type { VersionRef } from '../../bank';
import { Clock, isDuplicate } from '../../infrastructure';
import type { LastSeen } from '../choice/candidates';
import { PracticeStateRecord } from '../skills/practice-state.schema';
import {
  type AttemptKey,
  attemptNotFound,
  dailyPracticeKey,
  deadlineOf,
  HAS_BEGUN,
  hasPrivileges,
  movedDeadline,
  privilegesAt,
  privilegesIn,
  ResultChanges,
} from './attempt';
import { type Attempt, AttemptRecord, type StoredAnswer } from './attempt.schema';

/** What an attempt is made of; see {@link AttemptRecord} for the fields. */
export interface NewAttempt extends AttemptKey {
  _id?: Types.ObjectId;
  kind: AttemptKind;
  subject?: Subject | undefined;
  topic?: string | undefined;
  resitOf?: AttemptKind | undefined;
  grade?: number | undefined;
  /** Only of a practice exam. */
  exam?: Exam | undefined;
  questions: VersionRef[];
  /** Only of practice. */
  chosenBy?: Attempt['chosenBy'];
  /** Only of the practice of a day. */
  day?: string | undefined;
  fetchedAhead?: string[] | undefined;
  /** Absent when the test is untimed. */
  seconds?: number | undefined;
  allowances?: Allowances;
  /** What the family has chosen; it is stored where it gives more than is granted. */
  rehearsal?: Rehearsal | undefined;
  feedback?: boolean | undefined;
  activePageId?: string | undefined;
  paperCode?: string;
  corrections?: Attempt['corrections'];
}

interface SeenAttempt {
  questions: Pick<VersionRef, 'questionId'>[];
  startedAt: Date;
}

/** What of a child's account decides about its test. */
const CHILD_FIELDS = ['allowances', 'grade', 'exam', 'rehearsal'] as const;
type ChildField = (typeof CHILD_FIELDS)[number];

interface BeforeOpening {
  /** The attempt with the unique key; where there is one, nothing else is read. */
  existing: Attempt | undefined;
  /** Undefined where it was erased, too. */
  child: Pick<User, ChildField> | undefined;
  lastSeen: LastSeen;
}

/** So many of an owner's latest attempts tell which questions it has seen. */
const REMEMBERED_ATTEMPTS = 50;

/**
 * Finds single attempts, and begins and changes them; SubmissionService closes them. Hot paths use the driver's
 * collection, because mongoose would cast each question and answer while thousands open, save and submit.
 */
@Injectable()
export class AttemptsService {
  constructor(
    @InjectModel(AttemptRecord.name) private readonly records: Model<AttemptRecord>,
    @InjectModel(PracticeStateRecord.name) private readonly practiceStates: Model<PracticeStateRecord>,
    private readonly changes: ResultChanges,
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

  findOwned(id: string, owners: readonly string[]): Promise<Attempt | null> {
    return this.records.collection.findOne<Attempt>({ _id: new Types.ObjectId(id), owner: { $in: owners } });
  }

  async requireOwned(id: string, owner: string): Promise<Attempt> {
    const attempt = await this.findOwned(id, [owner]);
    if (!attempt) throw attemptNotFound();
    return attempt;
  }

  findPaper(owner: string, paperCode: string): Promise<Attempt | null> {
    return this.records.collection.findOne<Attempt>({ owner, paperCode });
  }

  async findLatest(owner: string, kind: AttemptKind, subject: Subject | undefined): Promise<Attempt | null> {
    return this.records
      .findOne({ owner, kind, subject: subject ?? null, state: 'submitted' })
      .sort({ submittedAt: -1 })
      .lean<Attempt>();
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

  async lastSeen(owner: string): Promise<LastSeen> {
    return lastSeenIn(await this.records.collection.aggregate<SeenAttempt>(latestOf(owner)).toArray());
  }

  /** What an opening depends on, read in one round trip, because thousands open a test in the same minute. */
  async readForOpening(childId: string, { owner, uniqueKey }: AttemptKey): Promise<BeforeOpening> {
    const userId = new Types.ObjectId(childId);
    const forNewTest = [
      ...latestOf(owner),
      unionWithAccountOf(userId, CHILD_FIELDS),
      // One document, so that the limit of one distinguishes it from the existing attempt.
      {
        $group: { _id: null, found: { $push: { questions: '$questions', startedAt: '$startedAt', users: '$users' } } },
      },
    ];
    const [first] = await this.records.collection
      .aggregate<Attempt | { found: (SeenAttempt | FoundAccount<ChildField>)[] }>([
        { $match: { owner, uniqueKey } },
        { $unionWith: { coll: this.records.collection.collectionName, pipeline: forNewTest } },
        // MongoDB does not promise that the attempt comes first: where it is missed, its unique key refuses another one.
        { $limit: 1 },
      ])
      .toArray();
    if (first && 'uniqueKey' in first) return { existing: first, child: undefined, lastSeen: new Map() };
    const found = first && 'found' in first ? first.found : [];
    const seen = found.filter((each): each is SeenAttempt => 'questions' in each);
    return { existing: undefined, child: userIn<ChildField>(found, userId), lastSeen: lastSeenIn(seen) };
  }

  /** Of two requests at once both get the attempt that was inserted first, which is new for one of them. */
  async insertOrFind({
    allowances,
    rehearsal: chosen,
    ...attempt
  }: NewAttempt): Promise<{ attempt: Attempt; isNew: boolean }> {
    const { seconds, activePageId } = attempt;
    const startedAt = this.clock.now();
    const rehearsal = isRehearsed(privilegesAt(startedAt, allowances), chosen) ? chosen : undefined;
    const privileges = privilegesIn({ startedAt, ...(rehearsal && { rehearsal }) }, allowances);
    const created: Attempt = {
      _id: new Types.ObjectId(),
      ...attempt,
      startedAt,
      deadline: seconds === undefined ? undefined : deadlineOf(startedAt, seconds, privileges),
      privileges,
      ...(rehearsal && { rehearsal }),
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
      const { _id, owner } = created;
      const found =
        (await this.findByUniqueKey(attempt, activePageId)) ??
        (await this.records.collection.findOne<Attempt>({ _id, owner }));
      return found
        ? { attempt: found, isNew: false }
        : this.insertOrFind({ allowances, rehearsal: chosen, ...attempt });
    }
  }

  async begin({ _id, owner, questions, ...attempt }: Attempt): Promise<Attempt> {
    const startedAt = this.clock.now();
    const fetched = { _id, owner, fetchedAhead: { $exists: true }, state: 'open' as const };
    await this.records.collection.updateOne(fetched, { $set: { startedAt, questions }, $unset: { fetchedAhead: 1 } });
    return { ...attempt, _id, owner, questions, startedAt };
  }

  /** Another practice takes the place of one that was fetched ahead; a device may still begin it. */
  async replaceFetched({ _id, owner, uniqueKey }: Attempt): Promise<void> {
    const fetched = { _id, owner, uniqueKey, fetchedAhead: { $exists: true }, revision: 0, state: 'open' as const };
    await this.records.collection.updateOne(fetched, { $set: { uniqueKey: `${uniqueKey} ${_id}` } });
  }

  /** Stores an answer unless the attempt has changed since it was read. */
  async putAnswer({ _id, owner, revision }: Attempt, questionId: string, answer: StoredAnswer): Promise<boolean> {
    const { modifiedCount } = await this.records.collection.updateOne(
      { _id, owner, state: 'open', revision },
      { $set: { [`answers.${questionId}`]: answer }, $inc: { revision: 1 } },
    );
    return modifiedCount === 1;
  }

  /**
   * Applies what a child is granted to its open tests, and returns how many it has changed. Concurrent submissions notice
   * it. A rest break that begins or ends meanwhile moves the deadline, too: then the test is read again.
   */
  async applyAllowances(owner: string, allowances: Allowances): Promise<number> {
    const timed = { owner, state: 'open' as const, deadline: { $exists: true } };
    const fields = { startedAt: 1, seconds: 1, deadline: 1, privileges: 1, rehearsal: 1, restBreaks: 1 };
    const open = await this.records.find(timed, fields).lean<Attempt[]>();
    const changed = open.filter((attempt) => !hasPrivileges(attempt, allowances));
    if (changed.length === 0) return 0;
    const { modifiedCount } = await this.records.bulkWrite(
      changed.map((attempt) => {
        const privileges = privilegesIn(attempt, allowances);
        const deadline = movedDeadline(attempt, privileges, this.clock.now());
        const filter = { _id: attempt._id, owner, state: 'open' as const, deadline: attempt.deadline };
        return { updateOne: { filter, update: { $set: { privileges, deadline }, $inc: { revision: 1 } } } };
      }),
    );
    const missed = changed.length - modifiedCount;
    return modifiedCount + (missed === 0 ? 0 : await this.applyAllowances(owner, allowances));
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
    this.changes.note();
  }
}

function latestOf(owner: string): PipelineStage[] {
  return [
    { $match: { owner, ...HAS_BEGUN } },
    { $sort: { startedAt: -1 } },
    { $limit: REMEMBERED_ATTEMPTS },
    { $project: { startedAt: 1, 'questions.questionId': 1 } },
  ];
}

function lastSeenIn(attempts: readonly SeenAttempt[]): LastSeen {
  const oldestFirst = attempts.toSorted((one, other) => one.startedAt.getTime() - other.startedAt.getTime());
  // Later attempts overwrite earlier ones.
  return new Map(
    oldestFirst.flatMap(({ questions, startedAt }) =>
      questions.map(({ questionId }) => [questionId, startedAt.getTime()]),
    ),
  );
}
