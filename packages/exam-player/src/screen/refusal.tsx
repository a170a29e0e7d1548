import { ErrorPanel } from '@wattle/design-system';
import { type ReactNode, useEffect, useRef } from 'react';

interface RefusalProps {
  /** Why the server will not take the test. */
  children: ReactNode;
  /** The way back. */
  action: ReactNode;
}

/** Stands in place of a test whose time is up and that cannot be submitted. */
export function Refusal({ children, action }: RefusalProps) {
  const root = useRef<HTMLDivElement>(null);
  // What had the focus is gone.
  useEffect(() => root.current?.focus(), []);
  return (
    <div ref={root} tabIndex={-1}>
      <ErrorPanel title="Your test could not be submitted" action={action}>
        {children}
      </ErrorPanel>
    </div>
  );
}
