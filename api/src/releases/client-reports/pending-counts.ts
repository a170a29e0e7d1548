import { MAX_ERROR_SAMPLES, type ReportBucketRecord, type StoredError } from './report-bucket.schema';

/** Between two writes there are at most so many buckets; what is reported beyond is not counted. */
const MAX_BUCKETS = 500;

/** Which bucket something is counted in. */
export type BucketKey = Pick<ReportBucketRecord, 'remote' | 'version' | 'canary' | 'hour'>;

/** What is to be added to a bucket. */
export interface PendingBucket {
  key: BucketKey;
  /** By the path of the field. */
  increments: Record<string, number>;
  errors: StoredError[];
  latestViolation?: string;
}

/** What is added at once. */
export type Addition = Partial<Omit<PendingBucket, 'key'>>;

/** Counts that are not written yet. Their number is bounded, whatever is reported. */
export class PendingCounts {
  private buckets = new Map<string, PendingBucket>();

  add(key: BucketKey, { increments = {}, errors = [], latestViolation }: Addition): void {
    const bucket = this.bucketOf(key);
    if (!bucket) return;
    increase(bucket, increments);
    bucket.errors = [...errors, ...bucket.errors].slice(0, MAX_ERROR_SAMPLES);
    bucket.latestViolation = latestViolation ?? bucket.latestViolation;
  }

  /** Takes back what was taken and could not be written; what was added since is newer. */
  putBack({ key, increments, errors, latestViolation }: PendingBucket): void {
    const bucket = this.bucketOf(key);
    if (!bucket) return;
    increase(bucket, increments);
    bucket.errors = [...bucket.errors, ...errors].slice(0, MAX_ERROR_SAMPLES);
    bucket.latestViolation ??= latestViolation;
  }

  /** What was added since the last call. */
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
