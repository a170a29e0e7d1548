import { Alert, Button, Cluster, Stack } from '@wattle/design-system';
import { useState } from 'react';
import { type ImportStatus, isSent } from './import-status';
import { Toast } from './toast';

export function ImportState({ status }: { status: ImportStatus }) {
  const { step, message, isBusy, isOffline, isCancelling } = status;
  if (step === 'failed' || step === 'cancelled') return <NothingImported reason={message} />;
  if (step !== 'running') return null;
  if (isCancelling) return <Alert tone="info">Cancelling. What has been written is taken out again.</Alert>;
  if (isBusy) {
    return <Alert tone="warning">Other files are being imported. Yours is sent again by itself in a moment.</Alert>;
  }
  if (!isOffline) return null;
  return (
    <Alert tone="warning">
      Wattle cannot be reached. {isSent(status) && 'The import goes on without this page. '}The page goes on by itself
      as soon as it can.
    </Alert>
  );
}

/** The toast with the reason vanishes; "Why?" shows it again. */
function NothingImported({ reason }: { reason: string | undefined }) {
  const [isReasonShown, setReasonShown] = useState(false);
  return (
    <Stack gap={12}>
      {reason ? (
        <Toast tone="danger">{reason}</Toast>
      ) : (
        <Toast tone="info">The import was cancelled, and nothing was imported.</Toast>
      )}
      <Cluster>
        <strong>Nothing was imported.</strong>
        {reason && (
          <Button
            variant="quiet"
            size="dense"
            aria-expanded={isReasonShown}
            onClick={() => setReasonShown(!isReasonShown)}
          >
            Why?
          </Button>
        )}
      </Cluster>
      {isReasonShown && <p>{reason}</p>}
    </Stack>
  );
}
