import type { CorrectedCell } from '@wattle/contract/question-import';
import { formatCount } from '@wattle/contract/text';
import { Card, DataTable, Disclosure, formatNumber } from '@wattle/design-system';
import { FaultyValue } from './faulty-value';

/** What was put in the place of what. */
export function CorrectedCells({ cells }: { cells: readonly CorrectedCell[] }) {
  return (
    <Disclosure title={`${formatCount(cells.length, 'cell')} corrected for you`}>
      <Card isFlush>
        <DataTable
          caption="Corrected cells"
          columns={[
            { label: 'Row', cell: ({ row }) => <strong>{formatNumber(row)}</strong>, hasLabel: true },
            { label: 'Column', cell: ({ column }) => column },
            { label: 'In the file', cell: ({ column, value }) => <FaultyValue column={column} value={value} /> },
            { label: 'Now', cell: ({ correction }) => correction },
          ]}
          rows={cells}
          keyOf={({ row, column }) => `${row} ${column}`}
        />
      </Card>
    </Disclosure>
  );
}
