import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { NearDuplicateList, NearDuplicateQuery, Subject } from '@wattle/contract';
import { Model } from 'mongoose';
import { BankCache, BankRevision } from './bank-revision';
import { passageKeyOf } from './derived-fields';
import { areOtherGaps, askedGap, nearness, wordsOf } from './near-duplicates';
import { QuestionRecord, type StoredQuestion, toBankQuestion } from './question.schema';

interface Entry {
  id: string;
  words: Uint32Array;
  passageKey: string | undefined;
  gap: number | undefined;
}

const SHOWN = 5;
/** From which share of common words on a question is shown to whoever types one. */
const SHOWN_SHARE = 0.7;
/** Questions that are compared before other requests get their turn. */
const CHUNK = 5_000;

/** Finds what is already in the bank while a question is typed. */
@Injectable()
export class NearDuplicatesService {
  private readonly entries: BankCache<Entry[]>;

  constructor(
    @InjectModel(QuestionRecord.name) private readonly records: Model<QuestionRecord>,
    revision: BankRevision,
  ) {
    this.entries = new BankCache(revision);
  }

  async find({
    subject,
    question,
    mcq_options,
    text,
    format,
    exceptId,
  }: NearDuplicateQuery): Promise<NearDuplicateList> {
    const words = wordsOf({ question, mcq_options });
    const typed = { words, passageKey: passageKeyOf(text), gap: askedGap({ question, format }) };
    const entries = await this.entries.get(subject, () => this.read(subject));
    const near: { id: string; share: number }[] = [];
    for (let from = 0; from < entries.length; from += CHUNK) {
      for (const entry of entries.slice(from, from + CHUNK)) {
        const isOther = entry.id !== exceptId && !areOtherGaps(entry, typed);
        const isComparable = isOther && entry.passageKey === typed.passageKey;
        const share = isComparable ? nearness(entry.words, typed.words) : 0;
        if (share >= SHOWN_SHARE) near.push({ id: entry.id, share });
      }
      await new Promise(setImmediate);
    }
    const nearest = near.sort((one, other) => other.share - one.share).slice(0, SHOWN);
    const found = await this.records.find({ _id: { $in: nearest.map(({ id }) => id) } }).lean<StoredQuestion[]>();
    const byId = new Map(found.map((each) => [String(each._id), toBankQuestion(each)]));
    return { questions: nearest.flatMap(({ id }) => byId.get(id) ?? []) };
  }

  private async read(subject: Subject): Promise<Entry[]> {
    const entries: Entry[] = [];
    const cursor = this.records
      .find({ subject }, 'question mcq_options passageKey format')
      .lean<StoredQuestion>()
      .cursor({ batchSize: 500 });
    for await (const stored of cursor) {
      const { _id, passageKey } = stored;
      entries.push({ id: String(_id), words: wordsOf(stored), passageKey, gap: askedGap(stored) });
    }
    return entries;
  }
}
