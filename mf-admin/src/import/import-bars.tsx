import { Grid } from '@wattle/design-system';
import { counted, figure, sentOf } from './figures';
import { ImportBar } from './import-bar';
import type { ImportStatus } from './import-status';

/** Three bars side by side: sent in bytes, checked and written in rows. */
export function ImportBars({ status }: { status: ImportStatus }) {
  const { about, sentBytes, progress, response, step } = status;
  const bytes = about?.bytes ?? 0;
  const rows = response?.rows ?? progress?.rows ?? 0;
  const checked = response ? rows : (progress?.checked ?? 0);
  const written = response?.imported ?? progress?.written ?? 0;
  const toWrite = response ? response.imported : rows;
  const isSent = sentBytes >= bytes;
  const isReading = step === 'running' && isSent && !status.isBusy && rows === 0;
  return (
    <Grid columnWidth={260} gap={24}>
      <ImportBar label="Sent" count={sentOf(sentBytes, bytes)} value={sentBytes} max={bytes} isDone={isSent} />
      <ImportBar
        label="Checked"
        count={rows > 0 ? `${figure(checked)} of ${counted(rows, 'row')}` : readingCount(status, isReading)}
        value={isReading ? undefined : checked}
        max={Math.max(rows, 1)}
        isDone={rows > 0 && checked === rows}
      />
      <ImportBar
        label="Written"
        count={written > 0 ? counted(written, 'row') : '0 rows, nothing yet'}
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
