import { media, space } from '@wattle/design-system';
import { styled } from 'styled-components';

/** Three or four tiles in rows that are full at every width: all side by side, or fours in two pairs and threes as a list. */
export const Tiles = styled.ul<{ $count: 3 | 4 }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => ($count === 4 ? 2 : 1)}, minmax(0, 1fr));

  gap: ${space[16]};

  ${media.wide} {
    grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  }
`;
