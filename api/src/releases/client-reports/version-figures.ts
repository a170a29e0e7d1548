import { VITALS, type VitalName } from '@wattle/contract/client-reports';
import type { ErrorSample, VersionFigures } from '@wattle/contract/operations';
import type { ViewCounts } from '@wattle/federation/canary';
import type { ReportBucketRecord } from './report-bucket.schema';
import { percentile75 } from './vital-histogram';

const LISTED_ERRORS = 10;

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

function histogramOf(name: VitalName, buckets: readonly ReportBucketRecord[]): Record<string, number> {
  const histogram: Record<string, number> = {};
  for (const { vitals } of buckets) {
    for (const [interval, count] of Object.entries(vitals?.[name] ?? {})) {
      histogram[interval] = (histogram[interval] ?? 0) + count;
    }
  }
  return histogram;
}
