import { color, fontSize, height, space } from '@wattle/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Row = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;

  gap: ${space[16]};
  min-height: ${height.regular};
  padding: ${space[8]} 0;

  & + & {
    border-top: 1px solid ${color.line};
  }
`;

const Facts = styled.span`
  display: block;

  font-size: ${fontSize[14]};

  color: ${color.inkSoft};
`;

interface PartRowProps {
  name: string;
  facts: string;
  /** How it stands; nothing before the series begins. */
  children?: ReactNode;
}

/** One of the four tests, in a list of them. */
export function PartRow({ name, facts, children }: PartRowProps) {
  return (
    <Row>
      <div>
        <strong>{name}</strong>
        <Facts>{facts}</Facts>
      </div>
      {children}
    </Row>
  );
}
