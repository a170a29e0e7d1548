import { setTimeout as pause } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { SUBJECT_NAMES, SUBJECTS } from '@wattle/contract/constants';
import { type OptionLetter, optionsOf } from '@wattle/contract/options';
import { Model } from 'mongoose';
import { contentKeyOf, keyLetterOf, QuestionVersionsService } from '../../bank';
import { type MarkedAnswer, MarkedTestsService } from '../../exams';
import { Clock, HOUR_MS, isDuplicate } from '../../infrastructure';
import { flagsOf } from '../figures/flags';
import { countOf } from '../figures/item-figures';
import { AnswerCounts, type AnsweredContent } from './answer-counts';
import {
  type CountedTests,
  cellsIn,
  ItemTableRecord,
  type RaisedFlag,
  StatisticsRunRecord,
  tableOf,
} from './item-table.schema';

const RUN = 'bank';
/** Another process counts where one has ended in the middle. */
const LEASE_MS = HOUR_MS;
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
  constructor(
    @InjectModel(ItemTableRecord.name) private readonly tables: Model<ItemTableRecord>,
    @InjectModel(StatisticsRunRecord.name) private readonly runs: Model<StatisticsRunRecord>,
    private readonly tests: MarkedTestsService,
    private readonly versions: QuestionVersionsService,
    private readonly clock: Clock,
  ) {}

  /** One process at a time. False where it is not due, or was stopped. */
  async recountIfDue(stopped: AbortSignal): Promise<boolean> {
    const now = this.clock.now();
    if (!(await this.claim(now))) return false;
    try {
      return (await this.recount({ share: SHARE_OF_TIME, stopped })) !== undefined;
    } finally {
      await this.runs.updateOne({ _id: RUN }, { $set: { dueAt: new Date(this.clock.now().getTime() + PAUSE_MS) } });
    }
  }

  /** Returns how many answers count; undefined where it was stopped. */
  async recount(pace: Pace = {}): Promise<number | undefined> {
    const countedAt = this.clock.now();
    const counts = await this.count(pace);
    if (pace.stopped?.aborted) return undefined;
    await this.store(counts, countedAt);
    const change = { $set: { countedAt, tests: testsOf(counts) }, $setOnInsert: { dueAt: countedAt } };
    await this.runs.updateOne({ _id: RUN }, change, { upsert: true });
    return counts.answers;
  }

  /** The questions, and the kinds of tests, whose stored counts are not those of the attempts. */
  async differences(): Promise<string[]> {
    const counts = await this.count({});
    const left = new Map([...counts.items.values()].map((item) => [item.id, tableOf(item)]));
    const different: string[] = [];
    for await (const { flags: _raised, ...stored } of this.tables.find().lean<ItemTableRecord>().cursor()) {
      if (!isDeepStrictEqual(left.get(stored._id), stored)) different.push(`question ${stored.questionId}`);
      left.delete(stored._id);
    }
    const run = await this.runs.findById(RUN).lean<StatisticsRunRecord>();
    const tests = testsOf(counts).filter((each) => !run?.tests?.some((stored) => isDeepStrictEqual(stored, each)));
    return [
      ...different,
      ...[...left.values()].map(({ questionId }) => `question ${questionId}`),
      ...tests.map(({ kind, subject }) => `${kind} of ${subject}`),
    ];
  }

  private async claim(now: Date): Promise<boolean> {
    const dueAt = new Date(now.getTime() + LEASE_MS);
    try {
      const due = { _id: RUN, dueAt: { $lte: now } };
      const { upsertedCount, modifiedCount } = await this.runs.updateOne(due, { $set: { dueAt } }, { upsert: true });
      return upsertedCount + modifiedCount > 0;
    } catch (error) {
      if (!isDuplicate(error, '_id')) throw error;
      return false;
    }
  }

  private async count({ share = 1, stopped }: Pace): Promise<AnswerCounts> {
    const counts = new AnswerCounts();
    const contents = new AnsweredContents(this.versions);
    let started = performance.now();
    for await (const tests of this.tests.byOwner()) {
      await contents.load(tests.filter(({ isMeasure }) => isMeasure).flatMap(({ answers }) => answers));
      counts.add(tests, (answer) => contents.of(answer));
      const busy = performance.now() - started;
      if (stopped?.aborted) break;
      if (share === 1 || busy < BUSY_MS) continue;
      await pause(busy * (1 / share - 1), undefined, { signal: stopped }).catch(() => undefined);
      started = performance.now();
    }
    return counts;
  }

  private async store(counts: AnswerCounts, at: Date): Promise<void> {
    const before = await this.tables.find({}, { flags: 1 }).lean<Pick<ItemTableRecord, '_id' | 'flags'>[]>();
    const flagsBefore = new Map(before.map(({ _id, flags }) => [_id, flags]));
    const records = [...counts.items.values()].map((item) => {
      const table = tableOf(item);
      return { ...table, flags: raised(table, flagsBefore.get(item.id) ?? [], at) };
    });
    for (let from = 0; from < records.length; from += WRITE_BATCH) {
      const some = records.slice(from, from + WRITE_BATCH);
      await this.tables.bulkWrite(
        some.map((replacement) => ({
          replaceOne: { filter: { _id: replacement._id }, replacement, upsert: true },
        })),
      );
    }
    const gone = before.filter(({ _id }) => !counts.items.has(_id)).map(({ _id }) => _id);
    if (gone.length > 0) await this.tables.deleteMany({ _id: { $in: gone } });
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

/** What each version of a question asked, read once in a run. */
class AnsweredContents {
  private readonly known = new Map<string, AnsweredContent>();

  constructor(private readonly versions: QuestionVersionsService) {}

  async load(answers: readonly MarkedAnswer[]): Promise<void> {
    const unknown = answers.filter((answer) => !this.known.has(refOf(answer)));
    if (unknown.length === 0) return;
    const versions = await this.versions.find(unknown);
    for (const [index, answer] of unknown.entries()) {
      const served = versions[index]?.question;
      if (!served) continue;
      const question = answer.corrected ? { ...served, correct_answer: answer.corrected.key } : served;
      const [subject = 'Writing'] = SUBJECTS.filter((each) => SUBJECT_NAMES[each] === question.subject);
      this.known.set(refOf(answer), {
        id: `${question.id}:${contentKeyOf(question)}`,
        subject,
        key: keyLetterOf(question.correct_answer),
        options: optionsOf(question)
          .map(({ letter }) => letter)
          .join(''),
      });
    }
  }

  of(answer: MarkedAnswer): AnsweredContent {
    return this.known.get(refOf(answer)) as AnsweredContent;
  }
}

function refOf({ questionId, version, corrected }: MarkedAnswer): string {
  return `${questionId}:${version}${corrected ? `:${corrected.key}` : ''}`;
}
