import { media, Stack, space } from '@wattle/design-system';
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

/** What a tile holds: its facts take the space that is left, so that the buttons of a row stand on one line. */
export const TileContent = styled(Stack)`
  height: 100%;

  & > p {
    flex: 1;
    min-height: 1.5em;
  }
`;
