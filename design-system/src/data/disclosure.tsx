import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, space } from '../tokens';

const Summary = styled.summary`
  font-weight: 600;
  cursor: pointer;

  margin-bottom: ${space[8]};
  font-size: ${fontSize[15]};

  color: ${color.action};
`;

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
      <Summary>{title}</Summary>
      {children}
    </details>
  );
}
