import { formatCount } from '@wattle/contract/text';
import { Cluster, color, fontSize, formatNumber, Grid, MutedText, ProgressBar, Stack } from '@wattle/design-system';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { styled } from 'styled-components';
import { sentOf } from './import-sentences';
import { type ImportStatus, isSent } from './import-status';

const Name = styled(Cluster)<{ $isDone: boolean }>`
  font-size: ${fontSize[15]};
  font-weight: 600;

  color: ${({ $isDone }) => ($isDone ? color.ink : color.inkSoft)};

  & > svg {
    color: ${({ $isDone }) => ($isDone ? color.action : color.inkSoft)};
  }
`;

export function ImportBars({ status }: { status: ImportStatus }) {
  const { descriptor, sentBytes, progress, response, step } = status;
  const bytes = descriptor?.bytes ?? 0;
  const rows = response?.rows ?? progress?.rows ?? 0;
  const checked = response ? rows : (progress?.checked ?? 0);
  const written = response?.imported ?? progress?.written ?? 0;
  const toWrite = response ? response.imported : rows;
  const isReading = step === 'running' && isSent(status) && !status.isBusy && rows === 0;
  return (
    <Grid columnWidth={260} gap={24}>
      <ImportBar label="Sent" count={sentOf(sentBytes, bytes)} value={sentBytes} max={bytes} isDone={isSent(status)} />
      <ImportBar
        label="Checked"
        count={rows > 0 ? `${formatNumber(checked)} of ${formatCount(rows, 'row')}` : readingCount(status, isReading)}
        value={isReading ? undefined : checked}
        max={Math.max(rows, 1)}
        isDone={rows > 0 && checked === rows}
      />
      <ImportBar
        label="Written"
        count={written > 0 ? formatCount(written, 'row') : '0 rows, nothing yet'}
        value={written}
        max={Math.max(toWrite, 1)}
        isDone={step === 'imported'}
      />
    </Grid>
  );
}

function readingCount({ progress }: ImportStatus, isReading: boolean): string {
  if (progress?.state === 'waiting') return 'Waits for another import';
  return isReading ? 'Reading the file' : 'Not yet';
}

interface ImportBarProps {
  label: string;
  count: string;
  value: number | undefined;
  max: number;
  isDone: boolean;
}

function ImportBar({ label, count, value, max, isDone }: ImportBarProps) {
  const Sign = isDone ? CircleCheck : CircleDashed;
  return (
    <Stack gap={8}>
      <Cluster justify="space-between" gap={8}>
        <Name gap={8} $isDone={isDone}>
          <Sign size={18} aria-hidden="true" />
          {label}
        </Name>
        <MutedText as="span" isTabular>
          {count}
        </MutedText>
      </Cluster>
      <ProgressBar label={label} value={value} max={max} />
    </Stack>
  );
}
