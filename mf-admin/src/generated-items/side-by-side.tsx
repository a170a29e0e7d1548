import { Columns, space } from '@wattle/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

/** Where two questions do not fit beside each other. */
export const ONE_COLUMN = '@media (max-width: 999.98px)';

const InView = styled.div`
  position: sticky;
  top: ${space[16]};
  display: flex;
  flex-direction: column;
  overflow-y: auto;

  gap: ${space[16]};
  max-height: calc(100vh - 2 * ${space[16]});

  ${ONE_COLUMN} {
    display: contents;

    & > :not(:first-child) {
      order: 1;
    }
  }
`;

interface SideBySideProps {
  /** What stays in view, for screen readers. */
  fixedName: string;
  /** Stays in view while the rest scrolls; in one column all but its first part stand last. */
  fixed: ReactNode;
  children: ReactNode;
}

/** Something to compare with, beside what is compared; above it where there is no space. */
export function SideBySide({ fixedName, fixed, children }: SideBySideProps) {
  return (
    <Columns widths="minmax(320px, 5fr) minmax(0, 9fr)">
      {/* It may be higher than the window: the keyboard scrolls it. */}
      <InView role="region" aria-label={fixedName} tabIndex={0}>
        {fixed}
      </InView>
      <div>{children}</div>
    </Columns>
  );
}
