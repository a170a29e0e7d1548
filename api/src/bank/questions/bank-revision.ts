import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { LRUCache } from 'lru-cache';
import { Model, type Schema } from 'mongoose';
import { Clock } from '../../infrastructure';
import { QuestionRecord } from './question.schema';

/** Counts the writes of this process to the bank, so that it need not look for them in the database. */
@Injectable()
export class BankChanges {
  count = 0;

  /** For a write that bypasses the models. */
  note(): void {
    this.count += 1;
  }

  follow(schema: Schema): Schema {
    const note = () => this.note();
    return schema
      .clone()
      .post('save', note)
      .post('insertMany', note)
      .post('bulkWrite', note)
      .post(['updateOne', 'updateMany', 'replaceOne', 'deleteOne', 'deleteMany'], note)
      .post(['findOneAndUpdate', 'findOneAndReplace', 'findOneAndDelete'], note);
  }
}

/** How long changes of other processes may stay unnoticed. */
const CHECK_MS = 1_000;
/** Two changes may have the same date, and clocks of machines differ, so a revision is not reused sooner. */
export const CLOCK_SKEW_MS = 3_000;

/** Names the state of the bank, so that what was made from it can be cached until it changes. */
@Injectable()
export class BankRevision {
  private checked = { at: Number.NEGATIVE_INFINITY, changes: -1 };
  private latest: Promise<string> = Promise.resolve('');

  constructor(
    @InjectModel(QuestionRecord.name) private readonly records: Model<QuestionRecord>,
    private readonly changes: BankChanges,
    private readonly clock: Clock,
  ) {}

  current(): Promise<string> {
    const at = this.clock.now().getTime();
    const { count } = this.changes;
    if (Math.abs(at - this.checked.at) >= CHECK_MS || count !== this.checked.changes) {
      this.checked = { at, changes: count };
      this.latest = this.readRevision(at, count);
    }
    return this.latest;
  }

  private async readRevision(now: number, changes: number): Promise<string> {
    try {
      const [newest, size] = await Promise.all([
        this.records.findOne({}, { updatedAt: 1 }).sort({ updatedAt: -1 }).lean<{ updatedAt?: Date }>(),
        this.records.estimatedDocumentCount(),
      ]);
      const changedAt = newest?.updatedAt?.getTime() ?? 0;
      return `${size} ${changedAt} ${changes} ${now - changedAt < CLOCK_SKEW_MS ? now : ''}`;
    } catch (error) {
      this.checked = { at: Number.NEGATIVE_INFINITY, changes: -1 };
      throw error;
    }
  }
}

/** Searches may have any number of keys. */
const MAX_ENTRIES = 500;

export class BankCache<Value> {
  private readonly entries = new LRUCache<string, { revision: string; value: Promise<Value> }>({ max: MAX_ENTRIES });

  constructor(private readonly revision: BankRevision) {}

  async get(key: string, make: () => Promise<Value>): Promise<Value> {
    const revision = await this.revision.current();
    const cached = this.entries.get(key);
    if (cached?.revision === revision) return cached.value;

    const value = make();
    this.entries.set(key, { revision, value });
    value.catch(() => this.entries.delete(key));
    return value;
  }
}
