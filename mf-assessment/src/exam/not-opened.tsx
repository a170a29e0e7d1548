import { Cluster, ErrorPanel } from '@wattle/design-system';
import type { ReactNode } from 'react';
import { BackToTests } from './back-to-tests';

interface NotOpenedProps {
  title: string;
  /** Why there is no test. */
  children: ReactNode;
  retry: ReactNode;
}

/** Stands where the test would, when the server cannot be asked for it. */
export function NotOpened({ title, children, retry }: NotOpenedProps) {
  return (
    <ErrorPanel
      level={1}
      title={title}
      action={
        <Cluster justify="center">
          {retry}
          <BackToTests />
        </Cluster>
      }
    >
      {children}
    </ErrorPanel>
  );
}
