import { ErrorPanel } from '@wattle/design-system';
import { type ReactNode, useEffect, useRef } from 'react';

interface ExamErrorProps {
  title: string;
  /** Why the server will not take the test. */
  children: ReactNode;
  /** The way on. */
  action: ReactNode;
}

/** Stands in place of a test that the server takes no more. */
export function ExamError({ title, children, action }: ExamErrorProps) {
  const root = useRef<HTMLDivElement>(null);
  // The focused element was removed.
  useEffect(() => root.current?.focus(), []);
  return (
    <div ref={root} tabIndex={-1}>
      <ErrorPanel level={1} title={title} action={action}>
        {children}
      </ErrorPanel>
    </div>
  );
}
