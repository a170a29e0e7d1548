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

const MAX_NEARBY = 20;
const NEARBY_SHARE = 0.5;

/**
 * Finds questions of the bank that ask nearly the same, whatever their numbers and options. The checks decide which of
 * them are too near.
 */
@Injectable()
export class NearbyQuestionsService {
  private readonly entries: BankCache<Entry[]>;

  constructor(
    @InjectModel(QuestionRecord.name) private readonly records: Model<QuestionRecord>,
    revision: BankRevision,
  ) {
    this.entries = new BankCache(revision);
  }

  /** @param exceptId - The original question, with which an item is compared anyhow. */
  async find(subject: Subject, { question, text }: { question: string; text?: string | undefined }, exceptId: string) {
    const [words, passageKey] = [askedWords(question), passageKeyOf(text)];
    const entries = await this.entries.get(subject, () => this.read(subject));
    const near = entries
      .filter((entry) => entry.passageKey === passageKey && entry.id !== exceptId)
      .map(({ id, words: others }) => ({ id, share: nearness(words, others) }))
      .filter(({ share }) => share >= NEARBY_SHARE)
      .sort((one, other) => other.share - one.share)
      .slice(0, MAX_NEARBY);
    return this.records.find({ _id: { $in: near.map(({ id }) => id) } }).lean<StoredQuestion[]>();
  }

  private async read(subject: Subject): Promise<Entry[]> {
    const found = await this.records.find({ subject }, 'question passageKey').lean<StoredQuestion[]>();
    return found.map(({ _id, question, passageKey }) => ({ id: String(_id), words: askedWords(question), passageKey }));
  }
}

function askedWords(question = ''): Uint32Array {
  return wordsOf({ question: question.replace(/[\d.,/%$]+/g, ' ') });
}
