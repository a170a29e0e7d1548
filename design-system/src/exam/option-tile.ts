import { css, styled } from 'styled-components';
import { coveringInput } from '../form/inputs';
import { color } from '../tokens';
import { tileShape } from './tile-shape';

export type OptionState = 'idle' | 'chosen' | 'eliminated' | 'used' | 'right' | 'wrong';

const tiles = {
  idle: css`
    background: ${color.sunken};
    color: ${color.ink};
  `,
  chosen: css`
    background: ${color.action};
    color: ${color.onAction};
  `,
  used: css`
    background: ${color.sunken};
    color: ${color.inkSoft};
  `,
  eliminated: css`
    background: ${color.sunken};
    color: ${color.inkSoft};
    text-decoration: line-through;
  `,
  right: css`
    background: ${color.action};
    color: ${color.onAction};
  `,
  wrong: css`
    background: ${color.danger};
    color: ${color.onDanger};
  `,
};

// The tile keeps its colours where a system replaces them: filled is chosen.
export const Tile = styled.span<{ $state: OptionState }>`
  position: relative;
  ${tileShape}

  ${({ $state }) => tiles[$state]}

  & > input {
    ${coveringInput}
  }
`;
