import { css, styled } from 'styled-components';
import { color, fontSize, radius } from '../tokens';

export type OptionState = 'idle' | 'chosen' | 'eliminated' | 'right' | 'wrong';

const tiles = {
  idle: css`
    background: ${color.sunken};
    color: ${color.ink};
  `,
  chosen: css`
    background: ${color.action};
    color: ${color.onAction};
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
  display: grid;
  flex: none;
  place-items: center;
  border: 1px solid ${color.edge};
  font-weight: 700;
  forced-color-adjust: none;

  width: 32px;
  height: 32px;
  border-radius: ${radius.small};
  font-size: ${fontSize[15]};

  ${({ $state }) => tiles[$state]}

  & > input {
    position: absolute;
    inset: 0;
    appearance: none;
    margin: 0;
    outline: 0;
    cursor: inherit;
  }
`;
