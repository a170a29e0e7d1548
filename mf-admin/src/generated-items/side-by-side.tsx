import { space } from '@wattle/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Where two questions do not fit beside each other. */
export const ONE_COLUMN = '@media (max-width: 1000px)';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(320px, 5fr) minmax(0, 9fr);
  align-items: start;

  gap: ${space[24]};

  ${ONE_COLUMN} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const InView = styled.div`
  position: sticky;
  top: ${space[16]};
  display: flex;
  flex-direction: column;
  overflow-y: auto;

  gap: ${space[16]};
  max-height: calc(100vh - 2 * ${space[16]});

  ${ONE_COLUMN} {
    position: static;
    max-height: none;
  }
`;

interface SideBySideProps {
  /** Stays in view while the rest scrolls. */
  fixed: ReactNode;
  children: ReactNode;
}

/** Something to compare with, beside what is compared; above it where there is no space. */
export function SideBySide({ fixed, children }: SideBySideProps) {
  return (
    <Columns>
      <InView>{fixed}</InView>
      <div>{children}</div>
    </Columns>
  );
}
