import { ErrorPanel, useFocusOnMount } from '@wattle/design-system';
import type { ReactNode } from 'react';

interface ExamErrorProps {
  title: string;
  children: ReactNode;
  action: ReactNode;
}

/** Stands in place of a test that the server takes no more. */
export function ExamError({ title, children, action }: ExamErrorProps) {
  return (
    <div ref={useFocusOnMount<HTMLDivElement>()} tabIndex={-1}>
      <ErrorPanel level={1} title={title} action={action}>
        {children}
      </ErrorPanel>
    </div>
  );
}
