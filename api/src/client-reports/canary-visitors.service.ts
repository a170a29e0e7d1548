import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { VisitorCounts } from '@wattle/federation/canary';
import { Model } from 'mongoose';
import { RepeatedTask } from '../common/repeated-task';
import { CanaryVisitorRecord } from './canary-visitor.schema';

const FLUSH_MS = 5_000;

/** Keeps which visitors were seen while a canary goes on, and for which of them a page of their version has failed. */
@Injectable()
export class CanaryVisitorsService extends RepeatedTask {
  private readonly log = new Logger(CanaryVisitorsService.name);
  /** What is not written yet: at most one entry for each number of a visitor and each canary that goes on. */
  private pending = new Map<string, CanaryVisitorRecord>();

  constructor(@InjectModel(CanaryVisitorRecord.name) private readonly records: Model<CanaryVisitorRecord>) {
    super(FLUSH_MS);
  }

  add(record: CanaryVisitorRecord): void {
    const id = `${record.canary} ${record.visitor}`;
    const hasFailed = record.hasFailed || this.pending.get(id)?.hasFailed;
    this.pending.set(id, { ...record, hasFailed });
  }

  override async onModuleDestroy(): Promise<void> {
    await super.onModuleDestroy();
    await this.run();
  }

  /** What cannot be written is kept for the next time; writing twice changes nothing. */
  async run(): Promise<void> {
    const records = [...this.pending.values()];
    this.pending = new Map();
    if (records.length === 0) return;
    const writes = records.map(({ canary, version, visitor, hasFailed }) => ({
      updateOne: {
        filter: { canary, visitor },
        update: { $setOnInsert: { version }, ...(hasFailed && { $set: { hasFailed } }) },
        upsert: true,
      },
    }));
    try {
      await this.records.bulkWrite(writes, { ordered: false });
    } catch (error) {
      for (const record of records) this.add(record);
      this.log.debug(`Visitors of canaries cannot be written yet: ${(error as Error).name}`);
    }
  }

  async count(canary: string, version: string): Promise<VisitorCounts> {
    const [visitors, failedVisitors] = await Promise.all([
      this.records.countDocuments({ canary, version }),
      this.records.countDocuments({ canary, version, hasFailed: true }),
    ]);
    return { visitors, failedVisitors };
  }

  /** Deletes what belongs to no canary any more. */
  async deleteEnded(canaries: readonly string[]): Promise<void> {
    await this.records.deleteMany({ canary: { $nin: [...canaries] } });
  }
}
