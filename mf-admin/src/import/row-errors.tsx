import type { ImportResponse } from '@wattle/contract/question-import';
import { capitalized } from '@wattle/contract/text';
import {
  Button,
  Card,
  Cluster,
  DataTable,
  formatNumber,
  Heading,
  MutedText,
  media,
  Stack,
  space,
} from '@wattle/design-system';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DenseButton } from '../shared/buttons';
import { DownloadButton } from './download-button';
import { FaultyValue } from './faulty-value';
import { countInWords } from './import-sentences';

/** Nobody reads more of them at once. */
const SHOWN = 50;

/** A row and its column share a line where rows are blocks. */
const Errors = styled(Card)`
  ${media.narrow} {
    tbody tr {
      grid-template-columns: auto 1fr;
    }

    td:nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }
`;

const Padded = styled.div`
  padding: ${space[12]} ${space[20]};
`;

interface RowErrorsProps extends Pick<ImportResponse, 'badRows' | 'errors'> {
  importId: string;
  applyCorrections: (() => void) | undefined;
}

export function RowErrors({ importId, badRows, errors, applyCorrections }: RowErrorsProps) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? errors : errors.slice(0, SHOWN);
  const rows = badRows === 1 ? 'this row' : `these ${countInWords(badRows)} rows`;
  const listed = new Set(errors.map(({ row }) => row)).size;
  return (
    <Stack as="section" aria-labelledby="rows-to-correct" gap={12}>
      <Cluster justify="space-between">
        <Heading level={2} size={20} id="rows-to-correct">
          {countAtStart(badRows)} to correct
        </Heading>
        <Cluster>
          {applyCorrections && (
            <Button variant="secondary" onClick={applyCorrections}>
              <Check size={18} aria-hidden="true" />
              Use the corrections
            </Button>
          )}
          <DownloadButton path={`imports/${importId}/bad-rows`} fileName="rows-to-correct.xlsx">
            Download these rows
          </DownloadButton>
        </Cluster>
      </Cluster>
      <Errors isFlush>
        <DataTable
          caption="Cells to correct"
          columns={[
            { label: 'Row', cell: ({ row }) => <strong>{formatNumber(row)}</strong>, hasLabel: true },
            { label: 'Column', cell: ({ column }) => column },
            { label: 'Value in the file', cell: ({ column, value }) => <FaultyValue column={column} value={value} /> },
            {
              label: 'What to do',
              cell: ({ message, correction }) => (
                <>
                  {message}
                  {correction && (
                    <p>
                      Did you mean <strong>{correction}</strong>?
                    </p>
                  )}
                </>
              ),
            },
          ]}
          rows={shown}
          keyOf={({ row, column, message }) => `${row} ${column} ${message}`}
        />
        {shown.length < errors.length && (
          <Padded>
            <DenseButton onClick={() => setWhole(true)}>
              Show the other {formatNumber(errors.length - SHOWN)}
            </DenseButton>
          </Padded>
        )}
      </Errors>
      <MutedText>
        {listed < badRows && `The first ${formatNumber(listed)} of them are listed. `}
        The download is an .xlsx with {listed < badRows ? 'them' : rows} and one more column that says what to do.
      </MutedText>
    </Stack>
  );
}

/** "Three rows", "1,200 rows" */
function countAtStart(rows: number): string {
  return capitalized(`${countInWords(rows)} ${rows === 1 ? 'row' : 'rows'}`);
}
