import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, height } from '../tokens';

/** A `summary` with a chevron after it that turns when it is open, in place of the browser's triangle. */
export const disclosureSign = css`
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  &::after {
    content: '';
    display: inline-block;
    flex: none;
    width: 8px;
    height: 8px;
    margin: 0 4px 3px 8px;
    border: solid currentcolor;
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }

  details[open] > &::after {
    margin-bottom: -2px;
    transform: rotate(225deg);
  }
`;

/** What opens a folded part of a page: the `summary` of its `details`. */
export const DetailsSummary = styled.summary`
  ${disclosureSign}
  align-content: center;
  font-weight: 600;
  cursor: pointer;

  min-height: ${height.regular};

  color: ${color.action};

  @media print {
    min-height: 0;
  }
`;

interface DisclosureProps {
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
