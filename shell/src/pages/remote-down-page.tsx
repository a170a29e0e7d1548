import { Button, ErrorPanel } from '@wattle/design-system';
import { usePageTitle } from '@wattle/platform/core';
import type { PageErrorKind } from '@wattle/platform/internal';
import { useState } from 'react';

const TEXTS: Record<PageErrorKind, [title: string, text: string]> = {
  load: ['This page could not be loaded', 'Check your connection, then try again.'],
  crash: ['This page has a fault', 'The fault is ours, not yours. Please try again in a few minutes.'],
};

interface RemoteDownPageProps {
  kind?: PageErrorKind;
  onRetry: () => Promise<void>;
}

/** Stands where a page would that cannot be shown; everything else on Wattle goes on. */
export function RemoteDownPage({ kind = 'load', onRetry }: RemoteDownPageProps) {
  const [title, text] = TEXTS[kind];
  usePageTitle(title);
  const [isBusy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    await onRetry().catch(() => undefined);
    setBusy(false);
  };
  return (
    <ErrorPanel
      level={1}
      title={title}
      action={
        <Button isBusy={isBusy} onClick={retry}>
          Try again
        </Button>
      }
    >
      The rest of Wattle works. {text}
    </ErrorPanel>
  );
}
