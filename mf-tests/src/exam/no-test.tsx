import { Cluster, ErrorPanel } from '@wattle/design-system';
import type { ReactNode } from 'react';
import { BackToDashboard } from '../back-to-dashboard';

interface NoTestProps {
  title: string;
  /** Why there is no test. */
  children: ReactNode;
  /** Given when another try may succeed. */
  retry?: ReactNode;
}

/** Stands where the test would, when it cannot be had. */
export function NoTest({ title, children, retry }: NoTestProps) {
  return (
    <ErrorPanel
      level={1}
      title={title}
      action={
        <Cluster justify="center">
          {retry}
          <BackToDashboard />
        </Cluster>
      }
    >
      {children}
    </ErrorPanel>
  );
}
