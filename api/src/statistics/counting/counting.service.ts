import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { SUBJECT_NAMES, SUBJECTS } from '@wattle/contract/constants';
import type { OptionLetter } from '@wattle/contract/options';
import { Model, type QueryFilter } from 'mongoose';
import { contentKeyOf, QuestionVersionsService } from '../../bank';
import { type MarkedAnswer, MarkedTestsService } from '../../exams';
import { Clock, isDuplicate } from '../../infrastructure';
import { flagsOf } from '../figures/flags';
import { countOf } from '../figures/item-figures';
import { AnswerCounts, type AnsweredContent, lettersOf, TestsBefore } from './answer-counts';
import {
  type CountedTests,
  cellsIn,
  ItemTableRecord,
  type RaisedFlag,
  StatisticsRunRecord,
  tableOf,
} from './item-table.schema';

const RUN = 'bank';
/** Another process counts where one has ended in the middle; one that is alive renews its lease in time. */
const LEASE_MS = 120_000;
const RENEWAL_MS = 30_000;
const WAIT_MS = 500;
const PAUSE_MS = 5_000;
/** Of the time of a process, while it also serves children. */
const SHARE_OF_TIME = 0.05;
const BUSY_MS = 10;
const WRITE_BATCH = 100;

interface Pace {
  /** Of the time; the rest is left to others. */
  share?: number;
  stopped?: AbortSignal;
}

/**
 * Counts all first answers anew. So late results, re-marks and erasures are right without a rule for each, and no child
 * has a copy of its answers in the figures.
 */
@Injectable()
export class CountingService {
  private readonly logger = new Logger(CountingService.name);

  constructor(
    @InjectModel(ItemTableRecord.name) private readonly tables: Model<ItemTableRecord>,
    @InjectModel(StatisticsRunRecord.name) private readonly runs: Model<StatisticsRunRecord>,
    private readonly tests: MarkedTestsService,
    private readonly versions: QuestionVersionsService,
    private readonly clock: Clock,
  ) {}

  /** One process at a time. False where it is not due, was stopped, or has lost its lease. */
  async recountIfDue(stopped: AbortSignal): Promise<boolean> {
    const owner = await this.claim({ dueAt: { $lte: this.clock.now() } });
    const pace = { share: SHARE_OF_TIME, stopped };
    return owner !== undefined && (await this.holding(owner, () => this.recountAs(owner, pace))) !== undefined;
  }

  /** Returns how many answers count. */
  recount(): Promise<number> {
    return this.inTurn((owner) => this.recountAs(owner));
  }

  /**
   * The questions, and the kinds of tests, whose stored counts are not those of the attempts. What was submitted after the
   * last count is in neither.
   */
  differences(): Promise<string[]> {
    return this.inTurn(async (owner) => {
      const run = await this.runs.findById(RUN).lean<StatisticsRunRecord>();
      const counts = await this.count(run?.countedAt ?? new Date(0), owner);
      return counts && [...(await this.differentTables(counts)), ...differentTests(testsOf(counts), run?.tests ?? [])];
    });
  }

  private async differentTables({ items }: AnswerCounts): Promise<string[]> {
    const missing = new Map([...items.values()].map((item) => [item.id, tableOf(item)]));
    const different: string[] = [];
    for await (const { flags: _raised, ...stored } of this.tables.find().lean<ItemTableRecord>().cursor()) {
      if (!isDeepStrictEqual(missing.get(stored._id), stored)) different.push(`question ${stored.questionId}`);
      missing.delete(stored._id);
    }
    return [...different, ...[...missing.values()].map(({ questionId }) => `question ${questionId}`)];
  }

  /** Undefined where it was stopped, or where another process counts now. */
  private async recountAs(owner: string, pace?: Pace): Promise<number | undefined> {
    const countedAt = this.clock.now();
    const counts = await this.count(countedAt, owner, pace);
    if (!counts || !(await this.store(counts, countedAt, owner))) return undefined;
    const counted = { $set: { countedAt, tests: testsOf(counts) } };
    const { matchedCount } = await this.runs.updateOne({ _id: RUN, owner }, counted);
    return matchedCount === 0 ? undefined : counts.answers;
  }

  /** Waits until no other process counts. */
  private async inTurn<Result>(work: (owner: string) => Promise<Result | undefined>): Promise<Result> {
    for (;;) {
      const owner = await this.claim({ $or: [{ dueAt: { $lte: this.clock.now() } }, { owner: null }] });
      const result = owner === undefined ? undefined : await this.holding(owner, () => work(owner));
      if (result !== undefined) return result;
      await pause(WAIT_MS);
    }
  }

  private async holding<Result>(owner: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } finally {
      const dueAt = new Date(this.clock.now().getTime() + PAUSE_MS);
      await this.runs.updateOne({ _id: RUN, owner }, { $set: { dueAt }, $unset: { owner: 1 } });
    }
  }

  private async claim(due: QueryFilter<StatisticsRunRecord>): Promise<string | undefined> {
    const owner = randomUUID();
    try {
      const change = { $set: { owner, dueAt: this.leaseEnd() } };
      const { upsertedCount, modifiedCount } = await this.runs.updateOne({ _id: RUN, ...due }, change, {
        upsert: true,
      });
      return upsertedCount + modifiedCount > 0 ? owner : undefined;
    } catch (error) {
      if (!isDuplicate(error, '_id')) throw error;
      return undefined;
    }
  }

  /** False where another process has taken over. */
  private async renew(owner: string): Promise<boolean> {
    const { matchedCount } = await this.runs.updateOne({ _id: RUN, owner }, { $set: { dueAt: this.leaseEnd() } });
    return matchedCount > 0;
  }

  private leaseEnd(): Date {
    return new Date(this.clock.now().getTime() + LEASE_MS);
  }

  private async count(
    until: Date,
    owner: string,
    { share = 1, stopped }: Pace = {},
  ): Promise<AnswerCounts | undefined> {
    const counts = new AnswerCounts();
    const contents = new AnsweredContents(this.versions);
    let started = performance.now();
    let renewed = started;
    for await (const tests of this.tests.byOwner(until)) {
      const before = new TestsBefore();
      for (const test of tests) {
        if (test.countsInStatistics) await contents.load(test.answers);
        counts.add(test, before, (answer) => contents.of(answer));
        const now = performance.now();
        const busy = now - started;
        if (stopped?.aborted) return undefined;
        if (now - renewed > RENEWAL_MS) {
          if (!(await this.renew(owner))) return undefined;
          renewed = now;
        }
        if (share === 1 || busy < BUSY_MS) continue;
        await pause(busy * (1 / share - 1), undefined, { signal: stopped }).catch(() => undefined);
        started = performance.now();
      }
    }
    const missing = contents.missing();
    if (missing.length > 0)
      this.logger.warn(`Answers to versions that are gone are not counted: ${missing.join(', ')}`);
    return stopped?.aborted ? undefined : counts;
  }

  /** False where another process has taken over: its counts are newer. */
  private async store(counts: AnswerCounts, at: Date, owner: string): Promise<boolean> {
    const before = await this.tables.find({}, { flags: 1 }).lean<Pick<ItemTableRecord, '_id' | 'flags'>[]>();
    const flagsBefore = new Map(before.map(({ _id, flags }) => [_id, flags]));
    const records = [...counts.items.values()].map((item) => {
      const table = tableOf(item);
      return { ...table, flags: raised(table, flagsBefore.get(item.id) ?? [], at) };
    });
    for (let from = 0; from < records.length; from += WRITE_BATCH) {
      if (!(await this.renew(owner))) return false;
      const some = records.slice(from, from + WRITE_BATCH);
      await this.tables.bulkWrite(
        some.map((replacement) => ({
          replaceOne: { filter: { _id: replacement._id }, replacement, upsert: true },
        })),
      );
    }
    const gone = before.filter(({ _id }) => !counts.items.has(_id)).map(({ _id }) => _id);
    if (gone.length > 0) await this.tables.deleteMany({ _id: { $in: gone } });
    return true;
  }
}

/** A flag that was raised before keeps its date. */
function raised(table: Omit<ItemTableRecord, 'flags'>, before: readonly RaisedFlag[], at: Date): RaisedFlag[] {
  const cells = cellsIn(table);
  const letters = [...table.options] as OptionLetter[];
  return flagsOf(cells, table.key, letters).map((flag) => {
    const known = before.find(({ kind, option }) => kind === flag.kind && option === flag.option);
    return known ?? { ...flag, since: at, answers: countOf(cells) };
  });
}

function testsOf({ tests }: AnswerCounts): CountedTests[] {
  return [...tests.values()].flatMap(({ kind, subject, byLength }) => {
    const [most] = [...byLength].sort(([length, one], [otherLength, other]) => other.n - one.n || otherLength - length);
    return most ? [{ kind, subject, questions: most[0], counts: most[1] }] : [];
  });
}

function differentTests(counted: readonly CountedTests[], stored: readonly CountedTests[]): string[] {
  const isIn = (all: readonly CountedTests[]) => (each: CountedTests) =>
    all.some((one) => isDeepStrictEqual(one, each));
  const isInCounted = isIn(counted);
  const isInStored = isIn(stored);
  const different = [...counted.filter((each) => !isInStored(each)), ...stored.filter((each) => !isInCounted(each))];
  return [...new Set(different.map(({ kind, subject }) => `${kind} of ${subject}`))];
}

/** What each version of a question asked, read once in a run. */
class AnsweredContents {
  private readonly known = new Map<string, AnsweredContent | undefined>();

  constructor(private readonly versions: QuestionVersionsService) {}

  async load(answers: readonly MarkedAnswer[]): Promise<void> {
    const unknown = answers.filter((answer) => !this.known.has(refOf(answer)));
    if (unknown.length === 0) return;
    const versions = await this.versions.findStored(unknown);
    for (const [index, answer] of unknown.entries()) {
      const served = versions[index]?.question;
      if (!served) {
        this.known.set(refOf(answer), undefined);
        continue;
      }
      const question = answer.correctedKey === undefined ? served : { ...served, correct_answer: answer.correctedKey };
      const [subject = 'Writing'] = SUBJECTS.filter((each) => SUBJECT_NAMES[each] === question.subject);
      this.known.set(refOf(answer), {
        id: `${question.id}:${contentKeyOf(question)}`,
        subject,
        ...lettersOf(question),
      });
    }
  }

  of(answer: MarkedAnswer): AnsweredContent | undefined {
    return this.known.get(refOf(answer));
  }

  missing(): string[] {
    return [...this.known].flatMap(([ref, content]) => (content ? [] : [ref]));
  }
}

function refOf({ questionId, version, correctedKey }: MarkedAnswer): string {
  return `${questionId}:${version}${correctedKey === undefined ? '' : `:${correctedKey}`}`;
}
