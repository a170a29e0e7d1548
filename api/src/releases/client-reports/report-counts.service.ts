import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Model, mongo } from 'mongoose';
import { RepeatedTask, Retained, type Retention } from '../../infrastructure';
import { MAX_ERROR_SAMPLES, ReportBucketRecord, type StoredError, startOfHour } from './report-bucket.schema';

/** The number of buckets between two writes is bounded; further reports are not counted. */
const MAX_BUCKETS = 500;

type BucketKey = Pick<ReportBucketRecord, 'remote' | 'version' | 'canary' | 'hour'>;

interface PendingBucket {
  key: BucketKey;
  /** By the path of the field. */
  increments: Record<string, number>;
  errors: StoredError[];
  latestViolation?: string | undefined;
}

export type Addition = Partial<Omit<PendingBucket, 'key'>>;

export class PendingCounts {
  private buckets = new Map<string, PendingBucket>();

  add(key: BucketKey, { increments = {}, errors = [], latestViolation }: Addition): void {
    const bucket = this.bucketOf(key);
    if (!bucket) return;
    increase(bucket, increments);
    bucket.errors = [...errors, ...bucket.errors].slice(0, MAX_ERROR_SAMPLES);
    bucket.latestViolation = latestViolation ?? bucket.latestViolation;
  }

  /** For buckets that could not be written. What was added since is newer, and goes before it where space is short. */
  putBack(older: readonly PendingBucket[]): void {
    for (const { key, increments, errors, latestViolation } of older) {
      const bucket = this.bucketOf(key);
      if (!bucket) continue;
      increase(bucket, increments);
      bucket.errors = [...bucket.errors, ...errors].slice(0, MAX_ERROR_SAMPLES);
      bucket.latestViolation ??= latestViolation;
    }
  }

  take(): PendingBucket[] {
    const taken = [...this.buckets.values()];
    this.buckets = new Map();
    return taken;
  }

  private bucketOf(key: BucketKey): PendingBucket | undefined {
    const id = [key.remote, key.version, key.canary, key.hour.getTime()].join(' ');
    const found = this.buckets.get(id);
    if (found || this.buckets.size >= MAX_BUCKETS) return found;
    const bucket = { key, increments: {}, errors: [] };
    this.buckets.set(id, bucket);
    return bucket;
  }
}

function increase(bucket: PendingBucket, increments: Record<string, number>): void {
  for (const [path, count] of Object.entries(increments)) {
    bucket.increments[path] = (bucket.increments[path] ?? 0) + count;
  }
}

const FLUSH_MS = 5_000;

@Retained()
@Injectable()
export class ReportCountsService extends RepeatedTask implements Retention {
  private readonly pending = new PendingCounts();
  private hasFailed = false;

  constructor(@InjectModel(ReportBucketRecord.name) private readonly records: Model<ReportBucketRecord>) {
    super(FLUSH_MS);
  }

  add(key: BucketKey, addition: Addition): void {
    this.pending.add(key, addition);
  }

  override async onModuleDestroy(): Promise<void> {
    await super.onModuleDestroy();
    await this.run();
  }

  /** What cannot be written stays for the next time. */
  async run(): Promise<void> {
    const buckets = this.pending.take();
    if (buckets.length === 0) return;
    try {
      await this.records.bulkWrite(buckets.map(toUpdate), { ordered: false });
      this.hasFailed = false;
    } catch (error) {
      this.pending.putBack(notWritten(buckets, error));
      if (!this.hasFailed) this.logger.warn(`Reports of pages cannot be written yet: ${(error as Error).name}`);
      this.hasFailed = true;
    }
  }

  /** @param remote - Of this one only. */
  async since(date: Date, remote?: string): Promise<ReportBucketRecord[]> {
    const ofRemote = remote === undefined ? {} : { remote };
    return this.records.find({ ...ofRemote, hour: { $gte: startOfHour(date) } }).lean<ReportBucketRecord[]>();
  }

  /** @param canary - A canary with one share (`canaryKey`). */
  async during(canary: string, remote: string, version: string): Promise<ReportBucketRecord[]> {
    return this.records.find({ remote, version, canary }).lean<ReportBucketRecord[]>();
  }

  async deleteBefore(date: Date): Promise<void> {
    await this.records.deleteMany({ hour: { $lt: date } });
  }
}

function toUpdate({ key, increments, errors, latestViolation }: PendingBucket): mongo.AnyBulkWriteOperation {
  const latest = { ...(errors.length > 0 && { latestErrors: errors }), ...(latestViolation && { latestViolation }) };
  const update = {
    $inc: increments,
    ...(Object.keys(latest).length > 0 && { $set: latest }),
  };
  return { updateOne: { filter: key, update, upsert: true } };
}

/** Of several processes that create the same bucket at once, one succeeds, and the others write again. */
function notWritten(buckets: PendingBucket[], error: unknown): PendingBucket[] {
  const indexes =
    error instanceof mongo.MongoBulkWriteError ? [error.writeErrors].flat().map(({ index }) => index) : [];
  return indexes.length === 0 ? buckets : buckets.filter((_bucket, index) => indexes.includes(index));
}
