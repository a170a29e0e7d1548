import type { ImportResponse } from '@wattle/contract/question-import';
import {
  Card,
  Chip,
  Cluster,
  DataTable,
  formatNumber,
  Heading,
  MutedText,
  SegmentedControl,
  Stack,
} from '@wattle/design-system';
import { useState } from 'react';
import { previewText } from '../questions/question-labels';
import { REVIEW_FILTERS, type ReviewFilter } from './import-sentences';

/** Rows that are good, and wait as drafts for somebody to correct or confirm something. */
export function ReviewRows({ reviewRows, toReview }: Pick<ImportResponse, 'reviewRows' | 'toReview'>) {
  const [show, setShow] = useState<ReviewFilter>('all');
  const rows = reviewRows
    .filter(({ isBlocking }) => show === 'all' || isBlocking === (show === 'needs'))
    .sort((one, other) => Number(other.isBlocking) - Number(one.isBlocking));
  return (
    <Stack as="section" aria-labelledby="rows-to-look-at" gap={12}>
      <Cluster justify="space-between">
        <Heading level={2} size={20} id="rows-to-look-at">
          {formatNumber(toReview)} to look at
        </Heading>
        <SegmentedControl label="Rows to show" options={REVIEW_FILTERS} value={show} onChange={setShow} />
      </Cluster>
      <Card isFlush>
        <DataTable
          caption="Rows to look at"
          columns={[
            { label: 'Row', cell: ({ row }) => <strong>{formatNumber(row)}</strong>, hasLabel: true },
            { label: 'Question', cell: ({ question }) => previewText(question) },
            { label: 'Why', cell: ({ messages }) => messages.join(' ') },
            {
              label: 'State',
              cell: ({ isBlocking }) => (
                <Chip tone={isBlocking ? 'danger' : 'brand'}>{isBlocking ? 'Needs you' : 'To confirm'}</Chip>
              ),
            },
          ]}
          rows={rows}
          keyOf={({ row }) => String(row)}
        />
      </Card>
      {reviewRows.length < toReview && <MutedText>The first {formatNumber(reviewRows.length)} are listed.</MutedText>}
    </Stack>
  );
}
