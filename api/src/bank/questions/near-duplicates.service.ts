import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { NearDuplicateList, NearDuplicateQuery } from '@wattle/contract/bank';
import type { Subject } from '@wattle/contract/constants';
import { Model } from 'mongoose';
import { BankCache, BankRevision } from './bank-revision';
import { areOtherGaps, askedGap, nearestOf, passageKeyOf, wordsOf } from './near-duplicates';
import { QuestionRecord, type StoredQuestion, toBankQuestion } from './question.schema';

interface Entry {
  id: string;
  words: Uint32Array;
  passageKey: string | undefined;
  gap: number | undefined;
}

const SHOWN = { leastShare: 0.7, most: 5 };

@Injectable()
export class NearDuplicatesService {
  private readonly entries: BankCache<Entry[]>;

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
