import type { VersionFigures, VitalName } from '@wattle/contract';
import type { TableColumn } from '@wattle/design-system';
import { formatErrorRate, formatVital } from './measurements';

type Measured = Pick<VersionFigures, 'views' | 'failedViews' | 'vitals'>;

/** The columns in which versions are compared: how often pages of theirs fail, and how fast they are. */
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
