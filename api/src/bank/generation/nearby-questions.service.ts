import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Subject } from '@wattle/contract/constants';
import { Model } from 'mongoose';
import { BankCache, BankRevision } from '../questions/bank-revision';
import { nearestOf, passageKeyOf, wordsOf } from '../questions/near-duplicates';
import { QuestionRecord, type StoredQuestion } from '../questions/question.schema';

interface Entry {
  id: string;
  words: Uint32Array;
  passageKey: string | undefined;
}

const NEARBY = { leastShare: 0.5, most: 20 };

/** Questions count as near whatever their numbers and options. */
@Injectable()
export class NearbyQuestionsService {
  private readonly entries: BankCache<Entry[]>;
  private readonly passages: BankCache<Entry[]>;

  constructor(
    @InjectModel(QuestionRecord.name) private readonly records: Model<QuestionRecord>,
    revision: BankRevision,
  ) {
    this.entries = new BankCache(revision);
    this.passages = new BankCache(revision);
  }

  /** @param exceptId - The original question, which is compared anyhow. */
  async find(subject: Subject, { question, text }: { question: string; text?: string | undefined }, exceptId: string) {
    const passageKey = passageKeyOf(text);
    const entries = await this.entries.get(subject, () => this.read(subject));
    const comparable = entries.filter((entry) => entry.passageKey === passageKey && entry.id !== exceptId);
    const near = await nearestOf(comparable, askedWords(question), NEARBY);
    return this.records.find({ _id: { $in: near } }).lean<StoredQuestion[]>();
  }

  async findPassages(text: string): Promise<string[]> {
    const passages = await this.passages.get('Reading', () => this.readPassages());
    const near = await nearestOf(passages, wordsOf({ question: text }), NEARBY);
    const found = await this.records.find({ _id: { $in: near } }, 'text').lean<StoredQuestion[]>();
    return found.flatMap((each) => each.text ?? []);
  }

  private async readPassages(): Promise<Entry[]> {
    const passages = new Map<string, Entry>();
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

  private async read(subject: Subject): Promise<Entry[]> {
    const found = await this.records.find({ subject }, 'question passageKey').lean<StoredQuestion[]>();
    return found.map(({ _id, question, passageKey }) => ({ id: String(_id), words: askedWords(question), passageKey }));
  }
}

function askedWords(question = ''): Uint32Array {
  return wordsOf({ question: question.replace(/[\d.,/%$]+/g, ' ') });
}
