import { Alert } from '@wattle/design-system';
import type { ImportStatus } from './import-status';
import { NothingImported } from './nothing-imported';

/** Why an import does not go on, and how it has ended where it has written nothing. */
export function ImportState({ status }: { status: ImportStatus }) {
  const { step, message, isBusy, isOffline, isCancelling, about, sentBytes } = status;
  if (step === 'failed' || step === 'cancelled') return <NothingImported reason={message} />;
  if (step !== 'running') return null;
  if (isCancelling) return <Alert tone="info">Cancelling. What has been written is taken out again.</Alert>;
  if (isBusy) {
    return <Alert tone="warning">Other files are being imported. Yours is sent again by itself in a moment.</Alert>;
  }
  if (isOffline) {
    const isSent = sentBytes >= (about?.bytes ?? 0);
    return (
      <Alert tone="warning">
        Wattle cannot be reached. {isSent && 'The import goes on without this page. '}The page goes on by itself as soon
        as it can.
      </Alert>
    );
  }
  return null;
}
