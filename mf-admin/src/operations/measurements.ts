import type { VitalName } from '@wattle/contract/client-reports';
import { UNKNOWN_VERSION } from '@wattle/contract/constants';
import { type EndedCanary, packageName, type VersionFigures } from '@wattle/contract/operations';
import { formatCount } from '@wattle/contract/text';
import type { TableColumn } from '@wattle/design-system';

/** Less is not enough to speak of a rate. */
const MIN_VIEWS = 20;

const NONE = '–';

/** What the figures of {@link vitalColumns} say. */
export const FIGURES_NOTE =
  'Errors counts how often a page was opened and something went wrong on it. For LCP, INP and CLS, three of four visitors had this figure or a better one. All of it is of the last 24 hours.';

/** What reports are of: "mf-tests"; the shell has no prefix, nor what nobody has published. */
export function sourceName(remote: string): string {
  return remote === UNKNOWN_VERSION ? remote : packageName(remote);
}

/** The part of a version that tells it from others: a hash where there is one. */
export function shortVersion(version = 'an unknown version'): string {
  return version.split('-').at(-1)?.slice(0, 12) ?? version;
}

/** Views with an error per 1,000 views; undefined where there were too few. */
export function errorRate({ views, failedViews }: Pick<VersionFigures, 'views' | 'failedViews'>): number | undefined {
  return views < MIN_VIEWS ? undefined : (failedViews / views) * 1_000;
}

function formatErrorRate(figures: Pick<VersionFigures, 'views' | 'failedViews'>): string {
  return errorRate(figures)?.toFixed(1) ?? NONE;
}

/** "1.3 s", "88 ms", "0.01" */
export function formatVital(name: VitalName, value: number | null | undefined): string {
  if (value === null || value === undefined) return NONE;
  if (name === 'CLS') return value.toFixed(2);
  return value < 1_000 ? `${Math.round(value)} ms` : `${(value / 1_000).toFixed(1)} s`;
}

/** "an error for 11 of 120 visitors, against 6 of 1,000 visitors" */
export function comparedVisitors({ visitors, failedVisitors, oldVisitors, oldFailedVisitors }: EndedCanary): string {
  const [next, old] = [formatCount(visitors, 'visitor'), formatCount(oldVisitors, 'visitor')];
  return `an error for ${failedVisitors} of ${next}, against ${oldFailedVisitors} of ${old}`;
}

const BYTE_UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'];

/** "480 MB", "12 GB" */
export function formatBytes(bytes: number): string {
  const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), BYTE_UNITS.length - 1);
  const format = { style: 'unit', unit: BYTE_UNITS[power], maximumSignificantDigits: 3 } as const;
  return new Intl.NumberFormat('en', format).format(bytes / 1_000 ** power);
}

/** "40 s", "12 min" */
export function formatDuration(seconds: number): string {
  return seconds < 120 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`;
}

type Measured = Pick<VersionFigures, 'views' | 'failedViews' | 'vitals'>;

export function vitalColumns<Row>(measuredOf: (row: Row) => Measured): TableColumn<Row>[] {
  const vital = (name: VitalName): TableColumn<Row> => ({
    label: name,
    cell: (row) => formatVital(name, measuredOf(row).vitals[name]),
    hasLabel: true,
  });
  return [
    { label: 'Errors per 1,000', cell: (row) => formatErrorRate(measuredOf(row)), hasLabel: true },
    vital('LCP'),
    vital('INP'),
    vital('CLS'),
  ];
}
