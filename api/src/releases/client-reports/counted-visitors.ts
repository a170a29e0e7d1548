import { Logger } from '@nestjs/common';
import { VISITORS_PER_NETWORK } from '@wattle/federation/canary';
import { LRUCache } from 'lru-cache';
import type { Model } from 'mongoose';
import { duplicatesIn, RepeatedTask } from '../../infrastructure';
import type { CountedVisitorRecord } from './counted-visitor.schema';

const FLUSH_MS = 5_000;
const MAX_REMEMBERED = 50_000;

export type ReportedVisitor = Omit<CountedVisitorRecord, 'index'>;

/** Stores the visitors that decisions count: of each network the first few. */
export abstract class CountedVisitors extends RepeatedTask {
  private readonly log = new Logger(this.constructor.name);
  private pending = new Map<string, CountedVisitorRecord>();
  /** Visitors with a place, so that nothing is written for others. */
  private readonly visitors = new LRUCache<string, number>({ maxSize: MAX_REMEMBERED, sizeCalculation: () => 1 });

  constructor(private readonly records: Model<CountedVisitorRecord>) {
    super(FLUSH_MS);
  }

  add(reported: ReportedVisitor): void {
    const record = { ...reported, index: reported.visitor % VISITORS_PER_NETWORK };
    const place = placeOf(record);
    const [stored, pending] = [this.visitors.get(place), this.pending.get(place)];
    if (stored !== undefined && (stored !== record.visitor || !record.hasFailed)) return;
    if (pending && pending.visitor !== record.visitor) return;
    this.pending.set(place, { ...record, hasFailed: record.hasFailed || pending?.hasFailed });
  }

  override async onModuleDestroy(): Promise<void> {
    await super.onModuleDestroy();
    await this.run();
  }

  /** What cannot be written stays for the next time; writing twice changes nothing. */
  async run(): Promise<void> {
    const records = [...this.pending.values()];
    this.pending = new Map();
    if (records.length === 0) return;
    try {
      await this.insert(records);
      await this.noteFailures(records.filter(({ hasFailed }) => hasFailed));
      await this.remember(records);
    } catch (error) {
      for (const record of records) this.add(record);
      this.log.debug(`Visitors cannot be written yet: ${(error as Error).name}`);
    }
  }

  /** Taken places are refused as duplicates. */
  private async insert(records: readonly CountedVisitorRecord[]): Promise<void> {
    const documents = records.map(({ hasFailed: _, ...document }) => ({ insertOne: { document } }));
    await this.records.bulkWrite(documents, { ordered: false }).catch(duplicatesIn);
  }

  private async noteFailures(records: readonly CountedVisitorRecord[]): Promise<void> {
    if (records.length === 0) return;
    const updates = records.map(({ subject, network, index, visitor }) => ({
      updateOne: { filter: { subject, network, index, visitor }, update: { $set: { hasFailed: true } } },
    }));
    await this.records.bulkWrite(updates, { ordered: false });
  }

  private async remember(records: readonly CountedVisitorRecord[]): Promise<void> {
    const distinct = <Field extends 'subject' | 'network'>(field: Field) => [
      ...new Set(records.map((record) => record[field])),
    ];
    const stored = await this.records
      .find({ subject: { $in: distinct('subject') }, network: { $in: distinct('network') } })
      .lean<CountedVisitorRecord[]>();
    for (const record of stored) this.visitors.set(placeOf(record), record.visitor);
  }
}

function placeOf({ subject, network, index }: CountedVisitorRecord): string {
  return `${subject} ${network} ${index}`;
}
