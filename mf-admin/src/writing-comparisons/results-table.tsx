import type { ComparisonResults } from '@wattle/contract/writing-comparisons';
import { Bar, DataTable, Disclosure, Passage } from '@wattle/design-system';
import { styled } from 'styled-components';

const Place = styled(Bar)`
  min-width: 120px;
`;

/** Texts in their order, with how sure each place is. */
export function ResultsTable({ scale }: Pick<ComparisonResults, 'scale'>) {
  const [best, last] = [scale[0]?.estimate ?? 0, scale.at(-1)?.estimate ?? 0];
  return (
    <DataTable
      caption="Texts, the best first"
      columns={[
        {
          label: 'Text',
          cell: ({ place, id, text }) => (
            <Disclosure title={`${place}. Text ${id}`}>
              <Passage>{text}</Passage>
            </Disclosure>
          ),
        },
        {
          label: 'Scale',
          cell: ({ estimate }) => <Place value={estimate - last + 0.05 * (best - last)} max={1.05 * (best - last)} />,
        },
        {
          label: 'Estimate, in logits',
          hasLabel: true,
          cell: ({ estimate, se }) => `${signed(estimate)} ± ${se.toFixed(2)}`,
        },
        { label: 'Comparisons', hasLabel: true, cell: ({ comparisons }) => comparisons },
        { label: 'Infit', hasLabel: true, cell: ({ infit }) => infit.toFixed(2) },
        { label: 'Outfit', hasLabel: true, cell: ({ outfit }) => outfit.toFixed(2) },
      ]}
      rows={scale.map((text, index) => ({ ...text, place: index + 1 }))}
      keyOf={({ id }) => id}
    />
  );
}

function signed(estimate: number): string {
  return `${estimate < 0 ? '−' : ''}${Math.abs(estimate).toFixed(2)}`;
}
