import { space } from '@wattle/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 320px;
  align-items: start;

  gap: ${space[32]};

  @media (max-width: 1000px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

interface WithSidePanelProps {
  side: ReactNode;
  children: ReactNode;
}

/** A page with a panel beside it; below it where there is no space. */
export function WithSidePanel({ side, children }: WithSidePanelProps) {
  return (
    <Columns>
      <div>{children}</div>
      {side}
    </Columns>
  );
}
