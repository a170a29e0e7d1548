import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { NearDuplicateList, NearDuplicateQuery } from '@wattle/contract/bank';
import type { Subject } from '@wattle/contract/constants';
import type { Question } from '@wattle/contract/questions';
import { Model } from 'mongoose';
import { BankCache, BankRevision } from './bank-revision';
import {
  areOtherGaps,
  askedGap,
  type IndexedQuestion,
  NearDuplicateIndex,
  nearestOf,
  passageKeyOf,
  wordsOf,
} from './near-duplicates';
import { QuestionRecord, type StoredQuestion, toBankQuestion } from './question.schema';

type Asked = Pick<Question, 'question' | 'mcq_options' | 'text' | 'format'>;

const SHOWN = { leastShare: 0.7, most: 5 };

@Injectable()
export class NearDuplicatesService {
  private readonly entries: BankCache<IndexedQuestion[]>;

  constructor(
    @InjectModel(QuestionRecord.name) private readonly records: Model<QuestionRecord>,
    revision: BankRevision,
  ) {
    this.entries = new BankCache(revision);
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
}
