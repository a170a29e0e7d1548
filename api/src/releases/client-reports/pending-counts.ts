import { MAX_ERROR_SAMPLES, type ReportBucketRecord, type StoredError } from './report-bucket.schema';

/** The number of buckets between two writes is bounded; further reports are not counted. */
const MAX_BUCKETS = 500;

export type BucketKey = Pick<ReportBucketRecord, 'remote' | 'version' | 'canary' | 'hour'>;

export interface PendingBucket {
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
