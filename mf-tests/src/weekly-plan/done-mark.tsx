import { color, radius, space } from '@wattle/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Line = styled.div`
  display: flex;
  align-items: flex-start;

  gap: ${space[12]};
  padding: 10px 0;
`;

/** As large as the box of a checkbox, which it stands in the place of. */
const Mark = styled.svg`
  flex: none;
  border: 1.5px solid ${color.action};
  forced-color-adjust: none;

  width: ${space[24]};
  height: ${space[24]};
  border-radius: ${radius.small};

  background: ${color.actionSoft};
  color: ${color.action};
`;

/** What is done, and cannot be undone. */
export function DoneMark({ children }: { children: ReactNode }) {
  return (
    <Line>
      <Mark viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="3" aria-hidden="true" focusable="false">
        <path d="m6.5 12.5 3.5 3.5 7.5-8" strokeLinecap="round" strokeLinejoin="round" />
      </Mark>
      <span>{children}</span>
    </Line>
  );
}
