import { Cluster, ErrorPanel } from '@wattle/design-system';
import type { ReactNode } from 'react';

interface NoTestProps {
  title: string;
  children: ReactNode;
  /** Given when another try may succeed. */
  retry?: ReactNode;
  backLink: ReactNode;
}

/** Stands where the test would, when it cannot be had. */
export function NoTest({ title, children, retry, backLink }: NoTestProps) {
  return (
    <ErrorPanel
      level={1}
      title={title}
      action={
        <Cluster justify="center">
          {retry}
          {backLink}
        </Cluster>
      }
    >
      {children}
    </ErrorPanel>
  );
}
