import type { ReactNode } from 'react';
import { DetailsSummary } from '../layout/details-summary';

export interface DisclosureProps {
  /** What opens it. */
  title: ReactNode;
  /** Open without being asked to. */
  isOpen?: boolean;
  /** What is shown on request. */
  children: ReactNode;
}

/** A part that is read on request. */
export function Disclosure({ title, isOpen = false, children }: DisclosureProps) {
  return (
    <details open={isOpen}>
      <DetailsSummary>{title}</DetailsSummary>
      {children}
    </details>
  );
}
