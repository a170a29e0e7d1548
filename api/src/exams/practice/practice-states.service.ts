import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Calendar, calendarOf } from '@wattle/contract/calendar';
import { Model } from 'mongoose';
import type { User } from '../../accounts';
import type { VersionRef } from '../../bank';
import { Clock, isDuplicate, logFailure } from '../../infrastructure';
import { type Attempt, AttemptRecord, type RecordedResult } from '../attempts/attempt.schema';
import { ChildRatings } from '../skills/elo';
import { PracticeStateRecord } from '../skills/practice-state.schema';
import { type PracticeHistory, practiceHistory } from './practice-history';

const PRACTISED_FIELDS = {
  submittedAt: 1,
  day: 1,
  uncounted: 1,
  revision: 1,
  'questions.questionId': 1,
  'result.perSkill': 1,
};

type StoredPractice = Pick<Attempt, '_id' | 'day' | 'uncounted' | 'revision'> & {
  submittedAt: Date;
  questions: Pick<VersionRef, 'questionId'>[];
  result?: Pick<RecordedResult, 'perSkill'>;
};

/** So many of the latest tell what a child knows. */
const PRACTISED_ATTEMPTS = 400;

export interface PracticeStateOfChild extends PracticeHistory {
  practisedOn: string | undefined;
}

/**
 * What practice follows from is kept, and brought up by each result when it is asked for. It is made anew each day, and
 * where a result has changed or came late, because skills depend on the order of results (docs/decisions/067).
 */
@Injectable()
export class PracticeStatesService {
  private readonly logger = new Logger(PracticeStatesService.name);

  constructor(
    @InjectModel(PracticeStateRecord.name) private readonly records: Model<PracticeStateRecord>,
    @InjectModel(AttemptRecord.name) private readonly attempts: Model<AttemptRecord>,
    private readonly clock: Clock,
  ) {}

  async read(owner: string, child: Pick<User, 'grade' | 'state'>): Promise<PracticeStateOfChild> {
    const { grade } = child;
    const { timeZone, dayOf } = calendarOf(child);
    // In this order: what a state does not count yet is marked.
    const stored = (await this.records.collection.findOne<PracticeStateRecord>({ owner })) ?? undefined;
    const marked = await this.listUncounted(owner);
    const results = marked.filter(({ _id }) => !stored?.countedLast.some((id) => id.equals(_id)));
    const now = this.clock.now();
    const isSame = stored?.grade === grade && stored?.timeZone === timeZone;
    const isOfToday = stored && isSame && dayOf(stored.madeAt) === dayOf(now);
    const isInOrder = results.every((each) => stored?.latest === undefined || each.submittedAt >= stored.latest);
    if (isOfToday && isInOrder && marked.every(({ uncounted }) => uncounted === 'new')) {
      const before = historyOf(stored);
      if (marked.length === 0) return before;
      const history = withResults(results, dayOf, grade, before);
      await this.store(stored, { ...stored, ...recordOf(history, results, stored) }, marked);
      return history;
    }
    const all = await this.listPractised(owner);
    const history = withResults(all, dayOf, grade);
    const isMarked = ({ uncounted }: StoredPractice) => uncounted !== undefined;
    const made = { owner, version: stored?.version ?? 0, madeAt: now, timeZone, ...(grade !== undefined && { grade }) };
    await this.store(stored, { ...made, ...recordOf(history, all, undefined) }, [...marked, ...all.filter(isMarked)]);
    return history;
  }

  /** Submitted attempts: the oldest first. */
  private async listPractised(owner: string): Promise<StoredPractice[]> {
    const found = await this.attempts.collection
      .find<StoredPractice>({ owner, state: 'submitted' }, { projection: PRACTISED_FIELDS })
      .sort({ submittedAt: -1 })
      .limit(PRACTISED_ATTEMPTS)
      .toArray();
    return found.sort(bySubmission);
  }

  /** Of those, what has not been counted yet. */
  private async listUncounted(owner: string): Promise<StoredPractice[]> {
    const found = await this.attempts.collection
      .find<StoredPractice>({ owner, uncounted: { $exists: true } }, { projection: PRACTISED_FIELDS })
      .toArray();
    return found.sort(bySubmission);
  }

  /** As they were read: what was marked again since has still to be counted. */
  private async noteCounted(owner: string, counted: readonly StoredPractice[]): Promise<void> {
    const writes = counted.map(({ _id, revision }) => ({
      updateOne: { filter: { _id, owner, revision }, update: { $unset: { uncounted: 1 as const } } },
    }));
    await this.attempts.collection.bulkWrite(writes, { ordered: false });
  }

  /** A failure is no failure of the reading. Of two at once one stores, which the other one need not. */
  private async store(
    before: PracticeStateRecord | undefined,
    state: PracticeStateRecord,
    counted: readonly StoredPractice[],
  ): Promise<void> {
    const { owner, version } = state;
    const ids = counted.map(({ _id }) => _id);
    const next = { ...state, version: version + 1, countedLast: ids };
    try {
      if (before) {
        const { matchedCount } = await this.records.collection.replaceOne({ owner, version }, next);
        if (matchedCount === 0) return;
      } else await this.records.collection.insertOne(next);
      if (ids.length > 0) await this.noteCounted(owner, counted);
    } catch (error) {
      if (!isDuplicate(error, 'owner')) logFailure(this.logger, error);
    }
  }
}

function bySubmission(one: StoredPractice, other: StoredPractice): number {
  return one.submittedAt.getTime() - other.submittedAt.getTime();
}

function withResults(
  results: readonly StoredPractice[],
  dayOf: Calendar['dayOf'],
  grade: number | undefined,
  before?: PracticeStateOfChild,
): PracticeStateOfChild {
  const attempts = results.flatMap(({ submittedAt, questions, result }) => {
    const questionIds = questions.map(({ questionId }) => questionId);
    return result?.perSkill ? [{ day: dayOf(submittedAt), questionIds, perSkill: result.perSkill }] : [];
  });
  const days = results.flatMap(({ day, submittedAt }) => (day === undefined ? [] : dayOf(submittedAt)));
  const practisedOn = [...(before?.practisedOn ? [before.practisedOn] : []), ...days].sort().at(-1);
  return { ...practiceHistory(attempts, grade, before), practisedOn };
}

function historyOf({ grade, skills, ratings, practisedOn }: PracticeStateRecord): PracticeStateOfChild {
  return {
    skills: skills.map((each) => ({ ...each, missed: new Map(each.missed) })),
    ratings: new ChildRatings(grade, ratings),
    practisedOn,
  };
}

function recordOf(
  { skills, ratings, practisedOn }: PracticeStateOfChild,
  results: readonly StoredPractice[],
  before: PracticeStateRecord | undefined,
) {
  const latest = results.at(-1)?.submittedAt ?? before?.latest;
  return {
    countedLast: [],
    skills: skills.map((each) => ({ ...each, missed: [...each.missed] })),
    ratings: ratings.toStored(),
    ...(latest && { latest }),
    ...(practisedOn !== undefined && { practisedOn }),
  };
}
