import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { NearDuplicateList, NearDuplicateQuery } from '@wattle/contract/bank';
import type { Subject } from '@wattle/contract/constants';
import type { Question } from '@wattle/contract/questions';
import { Model } from 'mongoose';
import {
  areOtherGaps,
  askedGap,
  type IndexedQuestion,
  NearDuplicateIndex,
  nearestOf,
  passageKeyOf,
  wordsOf,
} from './near-duplicates';
import { BankCache, BankRevision, QuestionRecord, type StoredQuestion, toBankQuestion } from './question.schema';

type Asked = Pick<Question, 'question' | 'mcq_options' | 'text' | 'format'>;

const SHOWN = { leastShare: 0.7, most: 5 };
/** What the checks of a generated question compare it with. */
const NEARBY = { leastShare: 0.5, most: 20 };

type IndexedText = Omit<IndexedQuestion, 'gap'>;

@Injectable()
export class NearDuplicatesService {
  private readonly entries: BankCache<IndexedQuestion[]>;
  /** Questions without their numbers and options. */
  private readonly asked: BankCache<IndexedText[]>;
  private readonly passages: BankCache<IndexedText[]>;

  constructor(
    @InjectModel(QuestionRecord.name) private readonly records: Model<QuestionRecord>,
    revision: BankRevision,
  ) {
    this.entries = new BankCache(revision);
    this.asked = new BankCache(revision);
    this.passages = new BankCache(revision);
  }

  async find({ subject, text, format, exceptId, ...asked }: NearDuplicateQuery): Promise<NearDuplicateList> {
    const typed = { passageKey: passageKeyOf(text), gap: askedGap({ ...asked, format }) };
    const entries = await this.entries.get(subject, () => this.read(subject));
    const comparable = entries.filter(
      (entry) => entry.id !== exceptId && entry.passageKey === typed.passageKey && !areOtherGaps(entry, typed),
    );
    const nearest = await nearestOf(comparable, wordsOf(asked), SHOWN);
    const found = await this.records.find({ _id: { $in: nearest } }).lean<StoredQuestion[]>();
    const byId = new Map(found.map((each) => [String(each._id), toBankQuestion(each)]));
    return { questions: nearest.flatMap((id) => byId.get(id) ?? []) };
  }

  /** Of a subject as it is now, for many questions. */
  async index(subject: Subject): Promise<(asked: Asked) => string[]> {
    const index = new NearDuplicateIndex(await this.entries.get(subject, () => this.read(subject)));
    return (asked) =>
      index.find({ words: wordsOf(asked), passageKey: passageKeyOf(asked.text), gap: askedGap(asked) }, SHOWN.most);
  }

  /**
   * Questions about the same passage that are near whatever their numbers and options.
   *
   * @param exceptId - The original question, which is compared anyhow.
   */
  async nearby(subject: Subject, { question, text }: Pick<Question, 'question' | 'text'>, exceptId: string) {
    const passageKey = passageKeyOf(text);
    const entries = await this.asked.get(subject, () => this.readAsked(subject));
    const comparable = entries.filter((entry) => entry.passageKey === passageKey && entry.id !== exceptId);
    const near = await nearestOf(comparable, wordsWithoutNumbers(question), NEARBY);
    return this.records.find({ _id: { $in: near } }).lean<StoredQuestion[]>();
  }

  async nearbyPassages(text: string): Promise<string[]> {
    const passages = await this.passages.get('Reading', () => this.readPassages());
    const near = await nearestOf(passages, wordsOf({ question: text }), NEARBY);
    const found = await this.records.find({ _id: { $in: near } }, 'text').lean<StoredQuestion[]>();
    return found.flatMap((each) => each.text ?? []);
  }

  private async read(subject: Subject): Promise<IndexedQuestion[]> {
    const entries: IndexedQuestion[] = [];
    const cursor = this.records
      .find({ subject, changeOf: { $exists: false } }, 'question mcq_options passageKey format')
      .lean<StoredQuestion>()
      .cursor({ batchSize: 500 });
    for await (const stored of cursor) {
      const { _id, passageKey } = stored;
      entries.push({ id: String(_id), words: wordsOf(stored), passageKey, gap: askedGap(stored) });
    }
    return entries;
  }

  private async readAsked(subject: Subject): Promise<IndexedText[]> {
    const found = await this.records.find({ subject }, 'question passageKey').lean<StoredQuestion[]>();
    return found.map(({ _id, question, passageKey }) => ({
      id: String(_id),
      words: wordsWithoutNumbers(question),
      passageKey,
    }));
  }

  private async readPassages(): Promise<IndexedText[]> {
    const passages = new Map<string, IndexedText>();
    const stored = this.records
      .find({ subject: 'Reading' satisfies Subject }, 'text passageKey')
      .lean<StoredQuestion>()
      .cursor({ batchSize: 100 });
    for await (const { _id, text, passageKey } of stored) {
      if (text && passageKey && !passages.has(passageKey))
        passages.set(passageKey, { id: String(_id), words: wordsOf({ question: text }), passageKey });
    }
    return [...passages.values()];
  }
}

function wordsWithoutNumbers(question = ''): Uint32Array {
  return wordsOf({ question: question.replace(/[\d.,/%$]+/g, ' ') });
}
