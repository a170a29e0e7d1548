import type { ImportResponse } from '@wattle/contract';
import { Cluster, color, fontSize, Heading, Stack, space } from '@wattle/design-system';
import { styled } from 'styled-components';
import { DownloadButton } from './download-button';
import { countedInWords, figure, inWords } from './figures';
import { RowErrorTable } from './row-error-table';

const Hint = styled.p`
  padding: 0 ${space[20]};
  font-size: ${fontSize[14]};

  color: ${color.inkSoft};
`;

/** The bad rows of a file, to be looked at and downloaded. */
export function RowErrors({
  importId,
  badRows,
  errors,
}: Pick<ImportResponse, 'badRows' | 'errors'> & { importId: string }) {
  const rows = badRows === 1 ? 'this row' : `these ${inWords(badRows)} rows`;
  const listed = new Set(errors.map(({ row }) => row)).size;
  return (
    <Stack as="section" aria-labelledby="rows-to-correct" gap={12}>
      <Cluster justify="space-between">
        <Heading level={2} size={20} id="rows-to-correct">
          {countedInWords(badRows, 'row')} to correct
        </Heading>
        <DownloadButton path={`imports/${importId}/bad-rows`} fileName="rows-to-correct.xlsx">
          Download these rows
        </DownloadButton>
      </Cluster>
      <RowErrorTable errors={errors} />
      <Hint>
        {listed < badRows && `The first ${figure(listed)} of them are listed. `}
        The download is an .xlsx with {listed < badRows ? 'them' : rows} and one more column that says what to do.
      </Hint>
    </Stack>
  );
}
