import { Button, ButtonLink, Cluster, ErrorPanel } from '@wattle/design-system';
import { usePageTitle, useSession } from '@wattle/platform/core';
import type { PageErrorKind } from '@wattle/platform/internal';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { usePath } from '../remotes/remotes-context';

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
  const home = usePath('student-home');
  const isChildOffline = useSession().user?.role === 'student' && !navigator.onLine;
  return (
    <ErrorPanel
      level={1}
      title={title}
      action={
        <Cluster justify="center">
          <Button isBusy={isBusy} onClick={retry}>
            Try again
          </Button>
          {isChildOffline && (
            <ButtonLink as={Link} to={home} variant="secondary">
              Go to my tests
            </ButtonLink>
          )}
        </Cluster>
      }
    >
      {isChildOffline
        ? 'There is no internet. Tests that you have opened go on without it.'
        : `The rest of Wattle works. ${text}`}
    </ErrorPanel>
  );
}
