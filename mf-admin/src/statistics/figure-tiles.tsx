import { Card, color, font, fontSize, MutedText, media, space, tabularNums } from '@wattle/design-system';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Row = styled(Card).attrs({ isFlush: true })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));

  ${media.narrow} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Cell = styled.div`
  display: flex;
  flex-direction: column;
  border: 1px solid ${color.line};
  margin: -1px 0 0 -1px;

  padding: ${space[16]} ${space[20]};

  dt {
    font-weight: 600;

    font-size: ${fontSize[15]};
  }

  ${media.narrow} {
    padding: ${space[12]} ${space[16]};
  }
`;

const Value = styled.dd<{ $tone: 'plain' | 'danger' | 'action' }>`
  font-family: ${font.display};
  font-weight: 700;
  order: -1;
  ${tabularNums}

  font-size: ${fontSize[22]};
  color: ${({ $tone }) => ({ plain: color.ink, danger: color.danger, action: color.action })[$tone]};
`;

const List = styled.dl`
  display: contents;
`;

export interface Figure {
  value: string;
  /** What it is, in the word of the field. */
  name: string;
  /** What that means, in plain words. */
  meaning?: ReactNode;
  tone?: 'danger' | 'action';
}

/** The figures of a page in one row. */
export function FigureTiles({ figures }: { figures: readonly Figure[] }) {
  return (
    <Row>
      <List>
        {figures.map(({ value, name, meaning, tone = 'plain' as const }) => (
          <Cell key={name}>
            <dt>{name}</dt>
            <Value $tone={tone}>{value}</Value>
            {meaning && <MutedText as="dd">{meaning}</MutedText>}
          </Cell>
        ))}
      </List>
    </Row>
  );
}
