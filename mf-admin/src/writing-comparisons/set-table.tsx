import type { ComparisonSet } from '@wattle/contract/writing-comparisons';
import { Bar, Cluster, DataTable, formatDay, MutedText } from '@wattle/design-system';
import { Link } from '@wattle/platform';
import { comparePath, compareResultsPath } from '../paths';

/** Sets, and how far each is. */
export function SetTable({ sets }: { sets: readonly ComparisonSet[] }) {
  return (
    <DataTable
      caption="Sets, the newest first"
      columns={[
        {
          label: 'Prompt',
          cell: ({ title, madeAt }) => (
            <>
              <strong>{title}</strong>
              <MutedText>
                Made <time dateTime={madeAt}>{formatDay(madeAt)}</time>
              </MutedText>
            </>
          ),
        },
        { label: 'Texts', hasLabel: true, cell: ({ texts }) => texts },
        {
          label: 'Comparisons',
          hasLabel: true,
          cell: ({ comparisons, comparisonsNeeded }) => (
            <>
              {comparisons} of {comparisonsNeeded}
              <Bar value={comparisons} max={comparisonsNeeded} />
            </>
          ),
        },
        {
          label: 'Of each text',
          hasLabel: true,
          cell: ({ comparisons, texts }) => ((2 * comparisons) / texts).toFixed(1),
        },
        { label: 'Reliability', hasLabel: true, cell: ({ reliability }) => reliability?.toFixed(2) ?? 'Not yet' },
        {
          label: 'Go on',
          cell: ({ id, title, isDone, comparisons }) => (
            <Cluster gap={16}>
              {!isDone && (
                <Link to={comparePath(id)} aria-label={`Compare: ${title}`}>
                  Compare
                </Link>
              )}
              {comparisons > 0 && (
                <Link to={compareResultsPath(id)} aria-label={`Results: ${title}`}>
                  Results
                </Link>
              )}
            </Cluster>
          ),
        },
      ]}
      rows={sets}
      keyOf={({ id }) => id}
    />
  );
}
