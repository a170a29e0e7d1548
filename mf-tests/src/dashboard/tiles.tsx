import { media, Stack, space } from '@wattle/design-system';
import { styled } from 'styled-components';

/** Three or four tiles in rows that are full at every width: all side by side, or in pairs, of three the first by itself. */
export const Tiles = styled.ul<{ $count: 3 | 4 }>`
  display: grid;
  grid-auto-flow: dense;
  grid-template-columns: repeat(2, minmax(0, 1fr));

  gap: ${space[16]};

  ${media.narrow} {
    ${({ $count }) => $count === 3 && '& > :first-child { grid-column: 1 / -1; }'}
  }

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
