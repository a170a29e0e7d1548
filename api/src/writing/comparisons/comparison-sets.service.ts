import { ConflictException, Injectable, NotFoundException, UnprocessableEntityException } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { questionListQuerySchema } from '@wattle/contract/bank';
import { PAPER_CODE_CHARACTERS } from '@wattle/contract/papers';
import {
  type ComparisonResults,
  type ComparisonSet,
  type ComparisonSetList,
  comparisonsNeeded,
  MAX_COMPARED_TEXTS,
  MIN_COMPARED_TEXTS,
} from '@wattle/contract/writing-comparisons';
import { Model } from 'mongoose';
import { QuestionsService } from '../../bank';
import { Clock, isDuplicate, Retained, type Retention, randomCode } from '../../infrastructure';
import type { Comparison } from '../scale/comparison-scale';
import { ScaleService } from '../scale/scale.service';
import { titleOf } from '../writings/title-of';
import { WritingRecordsService } from '../writings/writing-records.service';
import { WritingsService } from '../writings/writings.service';
import { ComparisonSetRecord, type StoredSet, toComparisonSet } from './comparison-set.schema';
import { JudgementRecord } from './judgement.schema';

const LISTED_SETS = 100;
const CODE_LENGTH = 3;
/** The scale of many texts takes a while. */
const MEASURED_EVERY = 10;
/** A page of them; there are a few dozen. */
const PROMPTS = questionListQuerySchema.parse({ limit: 200 });
const MAX_PAGES = 50;
const SERVED = ['Original', 'Finalized'];

/** Sets of texts of one prompt, and what comparisons of them say. */
@Retained()
@Injectable()
export class ComparisonSetsService implements Retention {
  constructor(
    @InjectModel(ComparisonSetRecord.name) private readonly sets: Model<ComparisonSetRecord>,
    @InjectModel(JudgementRecord.name) private readonly judgements: Model<JudgementRecord>,
    private readonly questions: QuestionsService,
    private readonly writings: WritingsService,
    private readonly records: WritingRecordsService,
    private readonly scale: ScaleService,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<ComparisonSetList> {
    const found = await this.sets
      .find({}, { question: 0, 'texts.text': 0, 'texts.owner': 0 })
      .sort({ madeAt: -1 })
      .limit(LISTED_SETS)
      .lean<StoredSet[]>();
    return { sets: found.map(toComparisonSet), prompts: await this.listPrompts() };
  }

  async make(questionId: string): Promise<ComparisonSet> {
    const question = await this.questions.find(questionId, 'Writing');
    const found = await this.writings.textsOf(questionId, MAX_COMPARED_TEXTS);
    if (found.length < MIN_COMPARED_TEXTS) {
      const have = found.length === 1 ? 'There is 1 text' : `There are ${found.length} texts`;
      throw new UnprocessableEntityException(
        `${have} of this prompt so far. Comparing needs the texts of ${MIN_COMPARED_TEXTS} children.`,
      );
    }
    const codes = newCodes(found.length);
    // By code, as the order of texts would tell who wrote first.
    const texts = found
      .map(({ owner, text }, index) => ({ id: codes[index] ?? '', owner, text }))
      .sort((one, other) => one.id.localeCompare(other.id));
    try {
      const set = await this.sets.create({
        questionId,
        title: titleOf(question),
        question: question.question ?? '',
        text_format: question.text_format,
        madeAt: this.clock.now(),
        texts,
        comparisons: 0,
        reliability: null,
        state: 'open',
      });
      return toComparisonSet(set.toObject());
    } catch (error) {
      if (!isDuplicate(error, 'questionId')) throw error;
      throw new ConflictException('Texts of this prompt are being compared already. Finish that set first.');
    }
  }

  async results(id: string): Promise<ComparisonResults> {
    const set = await this.require(id);
    const pairs = await this.comparisonsOf(set);
    const found = await this.scale.tasks.scaleOf(pairs);
    const texts = new Map(set.texts.map((each) => [each.id, each.text]));
    return {
      ...toComparisonSet(set),
      scale: (found?.scale ?? []).map((each) => ({ ...each, text: texts.get(each.id) ?? '' })),
      judges: (found?.judges ?? []).map(({ id: judge, ...fit }) => ({ judge, ...fit })),
      pairs,
    };
  }

  async require(id: string): Promise<StoredSet> {
    const set = await this.sets.findById(id).lean<StoredSet>();
    if (!set) throw new NotFoundException('These texts are not compared any more. Choose another set.');
    return set;
  }

  /** Those that are judged, of texts that are still there. */
  async comparisonsOf({ _id, texts }: Pick<StoredSet, '_id' | 'texts'>): Promise<Required<Comparison>[]> {
    const found = await this.judgements
      .find({ setId: String(_id), winner: { $exists: true } })
      .sort({ _id: 1 })
      .lean();
    const ids = new Set(texts.map(({ id }) => id));
    return found
      .filter((judgement) => judgement.texts.every((text) => ids.has(text)))
      .map(({ texts: [one, other], winner, judge }) =>
        winner === one ? { winner: one, loser: other, judge } : { winner: other, loser: one, judge },
      );
  }

  /** After a judgement, or a text that has gone. */
  async measure(id: string): Promise<StoredSet> {
    const set = await this.require(id);
    const comparisons = await this.comparisonsOf(set);
    const isDone = set.state === 'done' || comparisons.length >= comparisonsNeeded(set.texts.length);
    const isMeasured = isDone || comparisons.length % MEASURED_EVERY === 0;
    const scale = isMeasured ? await this.scale.tasks.scaleOf(comparisons) : undefined;
    const measured = {
      comparisons: comparisons.length,
      // Of two calls at once, the one that saw fewer comparisons does not open it again.
      ...(isDone && { state: 'done' as const }),
      ...(isMeasured && { reliability: scale?.reliability ?? null }),
    };
    await this.sets.updateOne({ _id: set._id }, { $set: measured });
    return { ...set, ...measured };
  }

  /** What of a child is in sets, for its export. */
  async listOf(owner: string) {
    const found = await this.sets.find({ 'texts.owner': owner }).sort({ madeAt: 1 }).lean<StoredSet[]>();
    return Promise.all(
      found.map(async (set) => {
        const own = set.texts.find((text) => text.owner === owner);
        const comparisons = (await this.comparisonsOf(set)).filter(
          ({ winner, loser }) => winner === own?.id || loser === own?.id,
        );
        return {
          question: set.question,
          text: own?.text ?? '',
          madeAt: set.madeAt.toISOString(),
          comparisons: comparisons.length,
          won: comparisons.filter(({ winner }) => winner === own?.id).length,
        };
      }),
    );
  }

  /** Deletes the texts of a child from all sets, with what was said of them. */
  async deleteOf(owner: string): Promise<void> {
    const found = await this.sets.find({ 'texts.owner': owner }).lean<StoredSet[]>();
    for (const { _id, texts } of found) {
      const own = texts.filter((text) => text.owner === owner).map(({ id }) => id);
      if (texts.length - own.length < 2) {
        await this.deleteSets([String(_id)]);
        continue;
      }
      await this.judgements.deleteMany({ setId: String(_id), texts: { $in: own } });
      await this.sets.updateOne({ _id }, { $pull: { texts: { owner } } });
      await this.measure(String(_id));
    }
  }

  async deleteBefore(date: Date): Promise<void> {
    const found = await this.sets.find({ madeAt: { $lt: date } }, { _id: 1 }).lean();
    if (found.length > 0) await this.deleteSets(found.map(({ _id }) => String(_id)));
  }

  private async deleteSets(ids: string[]): Promise<void> {
    await this.judgements.deleteMany({ setId: { $in: ids } });
    await this.sets.deleteMany({ _id: { $in: ids } });
  }

  private async listPrompts(): Promise<ComparisonSetList['prompts']> {
    const prompts: ComparisonSetList['prompts'] = [];
    for (let page = 1; page <= MAX_PAGES; page += 1) {
      const { questions } = await this.questions.listPage(page, 'Writing', PROMPTS);
      const served = questions.filter(({ type }) => type && SERVED.includes(type));
      const texts = await Promise.all(served.map(({ id }) => this.records.countOfQuestion(id, MAX_COMPARED_TEXTS)));
      for (const [index, question] of served.entries()) {
        const count = texts[index] ?? 0;
        if (count < MIN_COMPARED_TEXTS) continue;
        prompts.push({ questionId: question.id, title: titleOf(question), texts: count });
      }
      if (questions.length < PROMPTS.limit) break;
    }
    return prompts;
  }
}

function newCodes(count: number): string[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(randomCode(PAPER_CODE_CHARACTERS, CODE_LENGTH));
  return [...codes];
}
