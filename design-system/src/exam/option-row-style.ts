import { css, styled } from 'styled-components';
import { plainButton } from '../action/plain-button';
import { coveringInput } from '../form/inputs';
import { color, focusRing, fontSize, height, media, motion, radius, space } from '../tokens';
import { tileShape } from './tile-shape';

export type OptionState = 'idle' | 'chosen' | 'eliminated' | 'used' | 'right' | 'wrong';

const taken = (border: string, background: string) => css`
  border-color: ${border};
  background: ${background};
  box-shadow: inset 0 0 0 1px ${border};

  @media (forced-colors: active) {
    border: 3px solid Highlight;
  }
`;

const dashed = css`
  border-style: dashed;
  border-color: ${color.control};
`;

const rows = {
  idle: css`
    border-color: ${color.control};
    background: ${color.surface};
  `,
  chosen: taken(color.action, color.actionSoft),
  eliminated: dashed,
  used: dashed,
  right: taken(color.action, color.actionSoft),
  wrong: taken(color.danger, color.dangerSoft),
};

/** Where the list of options, as a size container, is so narrow that the text would get less than half of it. */
const cramped = '@container (max-width: 260px)';

export const Eliminate = styled.button`
  ${plainButton}
  display: grid;
  flex: none;
  place-items: center;
  transition: opacity ${motion.quick};

  width: 48px;
  border-radius: ${radius.control};

  color: ${color.inkSoft};

  ${cramped} {
    width: 36px;
  }
`;

/** Opposite a short text, under a long one. */
export const Verdict = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  font-weight: 600;

  gap: ${space[4]};
  font-size: ${fontSize[15]};
`;

/** What stands at the end of the row. */
export const Hint = styled.span`
  flex: none;
  margin-left: auto;
`;

export const Row = styled.div<{ $state: OptionState; $isDisabled: boolean }>`
  display: flex;
  border: 1px solid;

  min-height: ${height.option};
  border-radius: ${radius.control};

  ${({ $state }) => rows[$state]}
  /* Still to be read, no longer to be pressed. */
  ${({ $isDisabled }) => $isDisabled && `border-color: ${color.line};`}

  ${Verdict} {
    color: ${({ $state }) => ($state === 'wrong' ? color.danger : color.action)};
  }

  &:has(input:focus-visible) {
    ${focusRing}
  }

  /* Quiet until it is looked for; where nothing can hover it is always there. */
  @media (hover: hover) {
    &:not(:hover, :focus-within) ${Eliminate} {
      opacity: ${({ $state }) => ($state === 'eliminated' ? 1 : 0)};
    }
  }
`;

export const Choice = styled.label`
  display: flex;
  flex: 1;
  align-items: center;
  min-width: 0;
  cursor: pointer;

  gap: ${space[16]};
  padding: ${space[8]} ${space[16]};

  ${media.narrow} {
    gap: ${space[12]};
    padding: ${space[8]} ${space[12]};
  }

  ${cramped} {
    gap: ${space[8]};
    padding: ${space[8]} 0 ${space[8]} ${space[8]};
  }

  &:has(input:disabled) {
    cursor: default;
  }
`;

export const Text = styled.span<{ $state: OptionState }>`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space[12]};
  min-width: 0;
  overflow-wrap: anywhere;
  white-space: pre-line;

  ${({ $state }) => $state === 'used' && `color: ${color.inkSoft};`}

  ${({ $state }) =>
    $state === 'eliminated' &&
    css`
      color: ${color.inkSoft};
      text-decoration: line-through;
    `}
`;

const filled = (background: string, text: string) => css`
  background: ${background};
  color: ${text};
`;

const tiles = {
  idle: filled(color.sunken, color.ink),
  chosen: filled(color.action, color.onAction),
  used: filled(color.sunken, color.inkSoft),
  eliminated: css`
    ${filled(color.sunken, color.inkSoft)}
    text-decoration: line-through;
  `,
  right: filled(color.action, color.onAction),
  wrong: filled(color.danger, color.onDanger),
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
