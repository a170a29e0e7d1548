import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Subject } from '@wattle/contract';
import { Model } from 'mongoose';
import { BankCache, BankRevision } from '../questions/bank-revision';
import { passageKeyOf } from '../questions/derived-fields';
import { nearness, wordsOf } from '../questions/near-duplicates';
import { QuestionRecord, type StoredQuestion } from '../questions/question.schema';

interface Entry {
  id: string;
  words: Uint32Array;
  passageKey: string | undefined;
}

interface Passage {
  /** One of the questions that it belongs to. */
  id: string;
  words: Uint32Array;
}

const MAX_NEARBY = 20;
const NEARBY_SHARE = 0.5;

/**
 * Finds questions of the bank that ask nearly the same, whatever their numbers and options, and passages that read nearly
 * the same. The checks decide which of them are too near.
 */
@Injectable()
export class NearbyQuestionsService {
  private readonly entries: BankCache<Entry[]>;
  private readonly passages: BankCache<Passage[]>;

  constructor(
    @InjectModel(QuestionRecord.name) private readonly records: Model<QuestionRecord>,
    revision: BankRevision,
  ) {
    this.entries = new BankCache(revision);
    this.passages = new BankCache(revision);
  }

  /** @param exceptId - The original question, with which an item is compared anyhow. */
  async find(subject: Subject, { question, text }: { question: string; text?: string | undefined }, exceptId: string) {
    const [words, passageKey] = [askedWords(question), passageKeyOf(text)];
    const entries = await this.entries.get(subject, () => this.read(subject));
    const near = nearest(
      entries
        .filter((entry) => entry.passageKey === passageKey && entry.id !== exceptId)
        .map(({ id, words: others }) => ({ id, share: nearness(words, others) })),
    );
    return this.records.find({ _id: { $in: near } }).lean<StoredQuestion[]>();
  }

  /** Passages of the bank that share many words with this one. */
  async findPassages(text: string): Promise<string[]> {
    const words = wordsOf({ question: text });
    const passages = await this.passages.get('Reading', () => this.readPassages());
    const near = nearest(passages.map(({ id, words: others }) => ({ id, share: nearness(words, others) })));
    const found = await this.records.find({ _id: { $in: near } }, 'text').lean<StoredQuestion[]>();
    return found.flatMap((each) => each.text ?? []);
  }

  /** Each passage once, whatever the number of its questions. */
  private async readPassages(): Promise<Passage[]> {
    const passages = new Map<string, Passage>();
    const stored = this.records
      .find({ subject: 'Reading' satisfies Subject }, 'text passageKey')
      .lean<StoredQuestion>()
      .cursor({ batchSize: 100 });
    for await (const { _id, text, passageKey } of stored)
      if (text && passageKey && !passages.has(passageKey))
        passages.set(passageKey, { id: String(_id), words: wordsOf({ question: text }) });
    return [...passages.values()];
  }

  private async read(subject: Subject): Promise<Entry[]> {
    const found = await this.records.find({ subject }, 'question passageKey').lean<StoredQuestion[]>();
    return found.map(({ _id, question, passageKey }) => ({ id: String(_id), words: askedWords(question), passageKey }));
  }
}

function nearest(compared: { id: string; share: number }[]): string[] {
  return compared
    .filter(({ share }) => share >= NEARBY_SHARE)
    .sort((one, other) => other.share - one.share)
    .slice(0, MAX_NEARBY)
    .map(({ id }) => id);
}

function askedWords(question = ''): Uint32Array {
  return wordsOf({ question: question.replace(/[\d.,/%$]+/g, ' ') });
}
