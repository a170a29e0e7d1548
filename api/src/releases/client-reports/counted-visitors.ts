import { Injectable } from '@nestjs/common';
import { InjectModel, Prop, Schema, SchemaFactory } from '@nestjs/mongoose';
import { type SentPage, VISITORS_PER_NETWORK, type ViewCounts, type VisitorCounts } from '@wattle/federation/canary';
import { LRUCache } from 'lru-cache';
import { Model } from 'mongoose';
import { DAY_MS, duplicatesIn, RepeatedTask, Retained, type Retention } from '../../infrastructure';
import type { ReportBucketRecord } from './report-bucket.schema';

@Schema({ versionKey: false })
export class CountedVisitorRecord {
  @Prop({ type: String, required: true }) subject!: string;
  @Prop({ type: String, required: true }) version!: string;
  @Prop({ type: Number, required: true }) visitor!: number;
  @Prop({ type: Number, required: true }) network!: number;
  /** A network has few places for visitors; this one follows from the visitor. */
  @Prop({ type: Number, required: true }) index!: number;
  @Prop({ type: Boolean }) hasFailed?: boolean;
}

export const CountedVisitorRecordSchema = SchemaFactory.createForClass(CountedVisitorRecord)
  .index({ subject: 1, network: 1, index: 1 }, { unique: true })
  .index({ subject: 1, version: 1, hasFailed: 1, visitor: 1 });

const FLUSH_MS = 5_000;
const MAX_REMEMBERED = 50_000;

type ReportedVisitor = Omit<CountedVisitorRecord, 'index'>;

/** Stores the visitors that decisions count: of each network the first few. */
abstract class CountedVisitors extends RepeatedTask {
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
      this.logger.debug(`Visitors cannot be written yet: ${(error as Error).name}`);
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

export const COUNTED_VISITORS = 'counted_visitors';

@Injectable()
export class CanaryVisitorsService extends CountedVisitors {
  constructor(@InjectModel(COUNTED_VISITORS) private readonly model: Model<CountedVisitorRecord>) {
    super(model);
  }

  /** @param canary - The canary with its share (`canaryKey`). */
  async count(canary: string, version: string): Promise<VisitorCounts> {
    const ofVersion = { subject: canary, version };
    const [visitors, failedVisitors] = await Promise.all([
      this.countNumbers(ofVersion),
      this.countNumbers({ ...ofVersion, hasFailed: true }),
    ]);
    return { visitors, failedVisitors };
  }

  async deleteEnded(canaries: readonly string[]): Promise<void> {
    await this.model.deleteMany({ subject: { $nin: [...canaries] } });
  }

  /** A number in several networks is one visitor. */
  private async countNumbers(filter: Partial<CountedVisitorRecord>): Promise<number> {
    const stages = [{ $match: filter }, { $group: { _id: '$visitor' } }, { $count: 'numbers' }];
    const [found] = await this.model.aggregate<{ numbers: number }>(stages);
    return found?.numbers ?? 0;
  }
}

export const COUNTED_PAGES = 'counted_pages';

type Version = Pick<ReportBucketRecord, 'remote' | 'version'>;

/** Stores which pages of two days had a version, and in which of them it has failed. */
@Retained()
@Injectable()
export class CountedPagesService extends CountedVisitors implements Retention {
  constructor(@InjectModel(COUNTED_PAGES) private readonly model: Model<CountedVisitorRecord>) {
    super(model);
  }

  addPage(source: Version, { sentAt, network }: SentPage, hasFailed: boolean, now: Date): void {
    const subject = subjectOf(source, now);
    this.add({ subject, version: source.version, visitor: sentAt, network, hasFailed });
  }

  async count(source: Version, now: Date): Promise<ViewCounts> {
    const days = [now, new Date(now.getTime() - DAY_MS)];
    const ofVersion = { subject: { $in: days.map((day) => subjectOf(source, day)) }, version: source.version };
    const [views, failedViews] = await Promise.all([
      this.model.countDocuments(ofVersion),
      this.model.countDocuments({ ...ofVersion, hasFailed: true }),
    ]);
    return { views, failedViews };
  }

  /** Today and yesterday are stored, whatever the retention of other data. */
  async deleteBefore(_date: Date, now: Date): Promise<void> {
    await this.model.deleteMany({ subject: { $lt: dayOf(new Date(now.getTime() - DAY_MS)) } });
  }
}

function subjectOf({ remote, version }: Version, day: Date): string {
  return `${dayOf(day)} ${remote} ${version}`;
}

function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
