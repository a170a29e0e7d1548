import type { StatisticsFilters } from '@wattle/contract/item-statistics';
import { Download } from 'lucide-react';
import { DenseButton } from '../shared/buttons';
import { FailureAlert } from '../shared/failure-alert';
import { useExportStatisticsMutation } from './statistics.api';

const FORMATS = [
  ['xlsx', '.xlsx'],
  ['csv', 'CSV'],
] as const;

/** Saves the questions of these filters, or without any the tests, with their figures: as a workbook or for programs. */
export function ExportButtons({ filters }: { filters?: Partial<StatisticsFilters> }) {
  const [download, { isLoading, originalArgs, error }] = useExportStatisticsMutation();
  return (
    <>
      {FORMATS.map(([as, label]) => (
        <DenseButton
          key={as}
          aria-label={`Export as ${label}`}
          isBusy={isLoading && originalArgs?.as === as}
          onClick={() => download({ ...(filters && { filters }), as })}
        >
          <Download size={16} aria-hidden="true" />
          {label}
        </DenseButton>
      ))}
      <FailureAlert error={error}>The statistics could not be exported. Please try again.</FailureAlert>
    </>
  );
}
