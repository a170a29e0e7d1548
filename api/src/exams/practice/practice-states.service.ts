import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Calendar, calendarOf } from '@wattle/contract/calendar';
import { Model } from 'mongoose';
import type { UserRecord } from '../../accounts';
import { Clock, isDuplicate, logFailure } from '../../infrastructure';
import { AttemptsService, type StoredPractice } from '../attempts/attempts.service';
import { ChildRatings } from '../skills/elo';
import { PracticeStateRecord } from '../skills/practice-state.schema';
import { type PracticeHistory, practiceHistory } from './practice-history';

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
    private readonly attempts: AttemptsService,
    private readonly clock: Clock,
  ) {}

  async read(owner: string, child: Pick<UserRecord, 'grade' | 'state'>): Promise<PracticeStateOfChild> {
    const { grade } = child;
    const { timeZone, dayOf } = calendarOf(child);
    // In this order: what a state does not count yet is marked.
    const stored = (await this.records.collection.findOne<PracticeStateRecord>({ owner })) ?? undefined;
    const marked = await this.attempts.listUncounted(owner);
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
    const all = await this.attempts.listPractised(owner);
    const history = withResults(all, dayOf, grade);
    const isMarked = ({ uncounted }: StoredPractice) => uncounted !== undefined;
    const made = { owner, version: stored?.version ?? 0, madeAt: now, timeZone, ...(grade !== undefined && { grade }) };
    await this.store(stored, { ...made, ...recordOf(history, all, undefined) }, [...marked, ...all.filter(isMarked)]);
    return history;
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
      if (ids.length > 0) await this.attempts.noteCounted(owner, counted);
    } catch (error) {
      if (!isDuplicate(error, 'owner')) logFailure(this.logger, error);
    }
  }
}

function withResults(
  results: readonly StoredPractice[],
  dayOf: Calendar['dayOf'],
  grade: number | undefined,
  before?: PracticeStateOfChild,
): PracticeStateOfChild {
  const attempts = results.flatMap(({ submittedAt, questions, result }) => {
    const questionIds = questions.map(({ questionId }) => questionId);
    return result ? [{ day: dayOf(submittedAt), questionIds, result }] : [];
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
