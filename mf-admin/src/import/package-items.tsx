import type { PackageItem } from '@wattle/contract/question-import';
import { formatCount } from '@wattle/contract/text';
import { Card, Chip, type ChipTone, DataTable, formatNumber, Heading, MutedText, Stack } from '@wattle/design-system';
import { useState } from 'react';
import { DenseButton } from '../shared/buttons';

/** Nobody reads thousands of them at once. */
const SHOWN = 50;

const OUTCOMES: Record<PackageItem['outcome'], { label: string; tone: ChipTone }> = {
  taken: { label: 'Taken', tone: 'action' },
  changed: { label: 'Taken, changed', tone: 'brand' },
  duplicate: { label: 'In the bank already', tone: 'neutral' },
  skipped: { label: 'Skipped', tone: 'danger' },
};

/** What became of each item of a package of another system. */
export function PackageItems({ items, rows }: { items: readonly PackageItem[]; rows: number }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? items : items.slice(0, SHOWN);
  return (
    <Stack as="section" aria-labelledby="package-items" gap={12}>
      <Heading level={2} size={20} id="package-items">
        {formatCount(rows, 'question')} in the file
      </Heading>
      <Card isFlush>
        <DataTable
          caption="Questions in the file"
          columns={[
            { label: 'Number', cell: ({ row }) => <strong>{formatNumber(row)}</strong>, hasLabel: true },
            { label: 'Item', cell: ({ name }) => name },
            {
              label: 'What became of it',
              cell: ({ outcome }) => <Chip tone={OUTCOMES[outcome].tone}>{OUTCOMES[outcome].label}</Chip>,
            },
            { label: 'What was changed, or why', cell: ({ messages }) => messages.join(' ') },
          ]}
          rows={shown}
          keyOf={({ row }) => String(row)}
        />
      </Card>
      {shown.length < items.length && (
        <DenseButton onClick={() => setWhole(true)}>Show the other {formatNumber(items.length - SHOWN)}</DenseButton>
      )}
      {items.length < rows && <MutedText>The first {formatNumber(items.length)} are listed.</MutedText>}
    </Stack>
  );
}
