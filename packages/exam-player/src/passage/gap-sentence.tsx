import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Start = styled.span`
  white-space: nowrap;

  & > svg {
    display: inline;
    vertical-align: -2px;
  }
`;

export interface GapSentenceProps {
  /** Stands at its start, and never on another line than its first word. */
  icon: ReactNode;
  children: string;
}

/** A sentence in a gap. */
export function GapSentence({ icon, children }: GapSentenceProps) {
  const [start = ''] = /^\S*/.exec(children) ?? [];
  return (
    <>
      <Start>
        {icon}
        {start}
      </Start>
      {children.slice(start.length)}
    </>
  );
}
