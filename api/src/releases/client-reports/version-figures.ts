import { PAGE_FAULTS, type PageFault, VITALS, type VitalName } from '@wattle/contract/client-reports';
import type { ErrorSample, VersionFigures } from '@wattle/contract/operations';
import type { VersionErrors } from '@wattle/contract/team-releases';
import type { ViewCounts } from '@wattle/federation/canary';
import { grouped } from '../../infrastructure';
import type { ReportBucketRecord } from './report-bucket.schema';

const LISTED_ERRORS = 10;
const LISTED_MESSAGES = 5;

export function figuresOf(version: string, buckets: readonly ReportBucketRecord[]): VersionFigures {
  const vitals = VITALS.map((name) => [name, percentile75(name, histogramOf(name, buckets))]);
  return { version, ...countsOf(buckets), vitals: Object.fromEntries(vitals) };
}

function countsOf(buckets: readonly ReportBucketRecord[]): ViewCounts {
  const sum = (count: (bucket: ReportBucketRecord) => number | undefined) =>
    buckets.reduce((total, bucket) => total + (count(bucket) ?? 0), 0);
  const failedViews = sum((bucket) => bucket.failedViews);
  // Reports may be lost, so there are at least as many views as failed ones.
  return {
    views: Math.max(
      failedViews,
      sum((bucket) => bucket.views),
    ),
    failedViews,
  };
}

export function latestErrors(buckets: readonly ReportBucketRecord[]): ErrorSample[] {
  return buckets
    .flatMap(({ version, latestErrors = [] }) => latestErrors.map((error) => ({ version, ...error })))
    .sort((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, LISTED_ERRORS)
    .map(({ version, at, path, fault, message }) => ({ version, at: at.toISOString(), path, fault, message }));
}

/** What was reported of each version and kind of error, the latest first. */
export function errorsByKind(buckets: readonly ReportBucketRecord[]): VersionErrors[] {
  return [...grouped(buckets, ({ version }) => version).values()]
    .flatMap((ofVersion) => PAGE_FAULTS.flatMap((fault) => errorsOf(fault, ofVersion) ?? []))
    .sort((one, other) => other.last.localeCompare(one.last))
    .slice(0, LISTED_ERRORS);
}

function errorsOf(fault: PageFault, ofVersion: readonly [ReportBucketRecord, ...ReportBucketRecord[]]) {
  const countOf = ({ faults }: ReportBucketRecord) => faults?.[fault] ?? 0;
  const buckets = ofVersion
    .filter((bucket) => countOf(bucket) > 0)
    .sort((one, other) => one.hour.getTime() - other.hour.getTime());
  const [first, last] = [buckets[0], buckets.at(-1)];
  if (!first || !last) return undefined;
  const samples = buckets
    .flatMap(({ latestErrors = [] }) => latestErrors.filter((error) => error.fault === fault))
    .sort((one, other) => other.at.getTime() - one.at.getTime());
  const messages = grouped(samples, ({ path, message }) => `${path} ${message}`);
  return {
    version: first.version,
    fault,
    count: buckets.reduce((sum, bucket) => sum + countOf(bucket), 0),
    first: first.hour.toISOString(),
    last: (samples[0]?.at ?? last.hour).toISOString(),
    messages: [...messages.values()].slice(0, LISTED_MESSAGES).map(([{ path, message }]) => ({ path, message })),
  };
}

function histogramOf(name: VitalName, buckets: readonly ReportBucketRecord[]): Record<string, number> {
  const histogram: Record<string, number> = {};
  for (const { vitals } of buckets) {
    for (const [interval, count] of Object.entries(vitals?.[name] ?? {})) {
      histogram[interval] = (histogram[interval] ?? 0) + count;
    }
  }
  return histogram;
}

/** Upper bounds of the intervals of measurements; the last interval has none. */
const BOUNDS: Record<VitalName, readonly number[]> = {
  LCP: [300, 600, 900, 1_200, 1_600, 2_000, 2_500, 3_200, 4_000, 6_000, 10_000],
  FCP: [200, 400, 600, 900, 1_200, 1_800, 2_400, 3_000, 5_000, 10_000],
  TTFB: [50, 100, 200, 400, 600, 800, 1_200, 1_800, 3_000, 6_000],
  INP: [25, 50, 75, 100, 150, 200, 300, 500, 1_000, 2_000],
  CLS: [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
};

type Histogram = Readonly<Record<string, number>>;

export function intervalOf(name: VitalName, value: number): number {
  const index = BOUNDS[name].findIndex((bound) => value <= bound);
  return index === -1 ? BOUNDS[name].length : index;
}

/** The 75th percentile, interpolated within its interval; null without measurements. */
export function percentile75(name: VitalName, histogram: Histogram): number | null {
  const bounds = BOUNDS[name];
  const counts = Array.from({ length: bounds.length + 1 }, (_, index) => histogram[index] ?? 0);
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let before = 0;
  const index = counts.findIndex((count) => {
    before += count;
    return before >= total * 0.75;
  });
  const [low, high] = [bounds[index - 1] ?? 0, bounds[index] ?? (bounds.at(-1) as number)];
  const count = counts[index] ?? 1;
  const withinInterval = (total * 0.75 - (before - count)) / count;
  return low + (high - low) * withinInterval;
}
