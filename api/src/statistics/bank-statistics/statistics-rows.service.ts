import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Subject } from '@wattle/contract/constants';
import type { QuestionStatisticsRow, StatisticsSwitches } from '@wattle/contract/item-statistics';
import { LRUCache } from 'lru-cache';
import { Model } from 'mongoose';
import { type PublishedQuestion, QuestionsService } from '../../bank';
import { ItemTableRecord, type RaisedFlag, StatisticsRunRecord } from '../counting/item-table.schema';
import { FlagDismissalsService, openFlags } from '../decisions/flag-dismissals.service';
import { effectiveWeights } from '../figures/item-figures';
import { type TableFigures, tableFigures } from './version-figures';

/** A published question that children have answered. */
export interface StatisticsRow extends Omit<QuestionStatisticsRow, 'flags'> {
  /** For searches, in lower case. */
  words: string;
  flags: readonly RaisedFlag[];
}

interface CachedFigures {
  published: readonly PublishedQuestion[];
  countedAt: number;
  tables: readonly (readonly [ItemTableRecord, PublishedQuestion, TableFigures])[];
}

const PREVIEW_LENGTH = 160;
/** Of each subject, with each of the switches. */
const MOST_CACHED = 60;

@Injectable()
export class StatisticsRowsService {
  private readonly cache = new LRUCache<string, CachedFigures>({ max: MOST_CACHED });

  constructor(
    @InjectModel(ItemTableRecord.name) private readonly tables: Model<ItemTableRecord>,
    @InjectModel(StatisticsRunRecord.name) private readonly runs: Model<StatisticsRunRecord>,
    private readonly questions: QuestionsService,
    private readonly dismissals: FlagDismissalsService,
  ) {}

  async lastRun(): Promise<StatisticsRunRecord | null> {
    return this.runs.findOne({ countedAt: { $exists: true } }).lean<StatisticsRunRecord>();
  }

  async ofSubject(
    subject: Subject,
    switches: StatisticsSwitches,
    run: StatisticsRunRecord | null,
  ): Promise<StatisticsRow[]> {
    const figures = await this.figuresOf(subject, switches, run?.countedAt?.getTime() ?? 0);
    const withFigures = figures.filter(([, , { n }]) => n > 0);
    const dismissals = await this.dismissals.find(
      withFigures.filter(([{ flags }]) => flags.length > 0).map(([{ _id }]) => _id),
    );
    const weights = weightsOf(withFigures.map(([, , each]) => each));
    return withFigures.map(([{ _id, flags }, { question, withheld }, { n, figures: known }], index) => {
      const { id, level, category, type } = question;
      const text = question.question ?? '';
      return {
        id,
        subject,
        question: text.slice(0, PREVIEW_LENGTH),
        level,
        category,
        type,
        n,
        figures: known ? { ...known, effectiveWeight: weights[index] ?? null } : null,
        flags: openFlags(flags, dismissals.get(_id)),
        isWithheld: withheld !== undefined,
        words: `${id} ${text} ${category ?? ''} ${level ?? ''}`.toLowerCase(),
      };
    });
  }

  /** They take longest, and are the same until answers are counted again or the bank changes. */
  private async figuresOf(
    subject: Subject,
    { kind, omitted }: StatisticsSwitches,
    countedAt: number,
  ): Promise<CachedFigures['tables']> {
    const key = [subject, kind, omitted].join(' ');
    const published = await this.questions.listPublished(subject);
    const cached = this.cache.get(key);
    if (cached && cached.published === published && cached.countedAt === countedAt) return cached.tables;
    const byId = new Map(published.map((each) => [`${each.question.id}:${each.contentKey}`, each]));
    const stored = await this.tables.find({ subject }).lean<ItemTableRecord[]>();
    const tables = stored.flatMap((table) => {
      const question = byId.get(table._id);
      return question ? [[table, question, tableFigures(table, { kind, omitted })] as const] : [];
    });
    this.cache.set(key, { published, countedAt, tables });
    return tables;
  }
}

/**
 * Of questions with enough answers, each in a test as long as its own are on average, of questions as they are on
 * average. In a fixed test, of which all are known, that makes no difference.
 */
function weightsOf(figures: readonly TableFigures[]): (number | null)[] {
  const known = figures.filter(({ figures: each }) => each);
  const others = known.reduce((sum, each) => sum + each.others, 0) / Math.max(1, known.length);
  const ofOthers = others / Math.max(1, known.length - 1);
  const shares = effectiveWeights(figures.map(({ withTotal }) => withTotal));
  return shares.map((share) => share && share / (share + (1 - share) * ofOthers));
}
