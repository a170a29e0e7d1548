import { Button, Cluster, Stack } from '@wattle/design-system';
import { useState } from 'react';
import { PassingMessage } from './passing-message';

/** How an import has ended that has written nothing. Its reason vanishes as every message, and is shown again on request. */
export function NothingImported({ reason }: { reason: string | undefined }) {
  const [isReasonShown, setReasonShown] = useState(false);
  return (
    <Stack gap={12}>
      {reason ? (
        <PassingMessage tone="danger">{reason}</PassingMessage>
      ) : (
        <PassingMessage tone="info">The import was cancelled, and nothing was imported.</PassingMessage>
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
