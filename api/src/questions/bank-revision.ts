import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model } from 'mongoose';
import { Clock } from '../common/clock';
import { BankChanges } from './bank-changes';
import { QuestionRecord } from './question.schema';

/** How long it may take to notice what another process has changed. */
const CHECK_MS = 1_000;
/** Two changes may fall into one tick of a clock, and clocks of machines differ: only then the bank is quiet. */
const QUIET_MS = 3_000;

/** Tells one state of the bank from the next, so that what was made from it can be kept until then. */
@Injectable()
export class BankRevision {
  private checked = { at: Number.NEGATIVE_INFINITY, changes: -1 };
  private latest: Promise<string> = Promise.resolve('');
  private known = '';

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
      this.latest = this.look(at, count);
    }
    return this.latest;
  }

  /** Whether this is known to be the revision, without looking. */
  isStill(revision: string): boolean {
    const isFresh = Math.abs(this.clock.now().getTime() - this.checked.at) < CHECK_MS;
    return isFresh && this.changes.count === this.checked.changes && revision === this.known;
  }

  private async look(now: number, changes: number): Promise<string> {
    try {
      const [newest, size] = await Promise.all([
        this.records.findOne({}, { updatedAt: 1 }).sort({ updatedAt: -1 }).lean<{ updatedAt?: Date }>(),
        this.records.estimatedDocumentCount(),
      ]);
      const changedAt = newest?.updatedAt?.getTime() ?? 0;
      this.known = `${size} ${changedAt} ${changes} ${now - changedAt < QUIET_MS ? now : ''}`;
      return this.known;
    } catch (error) {
      this.checked = { at: Number.NEGATIVE_INFINITY, changes: -1 };
      throw error;
    }
  }
}

/** Keeps one thing for each key, made from the bank as it is, until the bank changes. */
export class MadeFromBank<Value> {
  private readonly kept = new Map<string, { revision: string; value: Promise<Value> }>();

  constructor(private readonly revision: BankRevision) {}

  /** @param make - Told how to find out whether the bank is still the same. */
  async get(key: string, make: (isCurrent: () => boolean) => Promise<Value>): Promise<Value> {
    const revision = await this.revision.current();
    const kept = this.kept.get(key);
    if (kept?.revision === revision) return kept.value;

    const value = make(() => this.revision.isStill(revision));
    this.kept.set(key, { revision, value });
    value.catch(() => this.kept.delete(key));
    return value;
  }
}
