import { color, fontSize, space } from '@wattle/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Summary = styled.summary`
  font-weight: 600;
  cursor: pointer;

  margin-bottom: ${space[8]};
  font-size: ${fontSize[15]};

  color: ${color.action};
`;

interface FoldedTextProps {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}

/** A long text that is read on request. */
export function FoldedText({ title, isOpen = false, children }: FoldedTextProps) {
  return (
    <details open={isOpen}>
      <Summary>{title}</Summary>
      {children}
    </details>
  );
}
