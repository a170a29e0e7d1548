import { css, styled } from 'styled-components';
import { coveringInput } from '../form/inputs';
import { color, fontSize, radius } from '../tokens';

/** The square in which the letter of an option stands, also in a reader's own text size; its colours are its user's. */
export const tileShape = css`
  display: grid;
  flex: none;
  place-items: center;
  border: 1px solid ${color.edge};
  font-weight: 700;
  forced-color-adjust: none;

  width: max(32px, 1.75rem);
  height: max(32px, 1.75rem);
  border-radius: ${radius.small};
  font-size: ${fontSize[15]};
`;

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
