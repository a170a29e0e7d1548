import { Button, ErrorPanel } from '@wattle/design-system';
import { usePageTitle } from '@wattle/platform';
import { useState } from 'react';

/** Stands where a page would that cannot be loaded; everything else on Wattle goes on. */
export function RemoteDownPage({ onRetry }: { onRetry: () => Promise<void> }) {
  usePageTitle('Not loaded');
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await onRetry().catch(() => undefined);
    setBusy(false);
  };
  return (
    <ErrorPanel
      level={1}
      title="This page could not be loaded"
      action={
        <Button isBusy={isBusy} onClick={retry}>
          Retry
        </Button>
      }
    >
      The rest of Wattle works. Check your connection, then try again.
    </ErrorPanel>
  );
}
