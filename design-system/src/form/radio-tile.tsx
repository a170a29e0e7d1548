import type { ComponentProps, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, focusRing, fontSize, height, radius, space } from '../tokens';
import { type ControlLook, coveringInput } from './inputs';

/** The tile of a choice: the label of an input, tinted once that is chosen. */
export const choiceTile = css`
  border: 1px solid ${color.control};
  cursor: pointer;
  accent-color: ${color.action};

  background: ${color.surface};

  &:has(:checked) {
    border-color: ${color.action};
    background: ${color.actionSoft};
  }
`;

/** A choice that is only a letter or a figure: its input is not seen, and the tile is filled once it is chosen. */
export const filledChoice = css`
  position: relative;
  display: grid;
  place-items: center;
  border: 1px solid ${color.control};
  cursor: pointer;
  forced-color-adjust: none;

  background: ${color.surface};
  color: ${color.ink};

  &:has(:checked) {
    border-color: ${color.action};
    background: ${color.action};
    color: ${color.onAction};
  }

  &:has(:focus-visible) {
    ${focusRing}
  }

  & > input {
    ${coveringInput}
  }
`;

const sizes = {
  dense: css`
    min-height: ${height.dense};
    border-radius: ${radius.small};
    font-size: ${fontSize[14]};
  `,
  regular: css`
    min-width: 68px;
    min-height: ${height.field};
    border-radius: ${radius.control};
    font-size: ${fontSize[15]};
  `,
};

const tones = {
  action: '',
  danger: css`
    accent-color: ${color.danger};

    &:has(:checked) {
      border-color: ${color.danger};
      box-shadow: inset 0 0 0 1px ${color.danger};
      background: ${color.surface};
    }
  `,
};

const Label = styled.label<{ $size: keyof typeof sizes; $tone: keyof typeof tones }>`
  ${choiceTile}
  display: inline-flex;
  flex: none;
  align-items: center;
  font-weight: 600;

  gap: ${space[8]};
  padding: 0 ${space[12]};
  ${({ $size }) => sizes[$size]}

  ${({ $tone }) => tones[$tone]}

  & > input {
    width: 18px;
    height: 18px;
    margin: 0;
  }
`;

export interface RadioTileProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'disabled'> {
  /** What is chosen, in a word or a few. */
  children: ReactNode;
  /** dense for several in a row; regular beside a field. */
  size?: NonNullable<ControlLook['size']>;
  /** Green for what is right, red for what is refused. */
  tone?: keyof typeof tones;
}

/** One of several choices, as a tile that can be pressed all over. Takes the properties of its input. */
export function RadioTile({ children, size = 'regular', tone = 'action', ...props }: RadioTileProps) {
  return (
    <Label $size={size} $tone={tone}>
      <input type="radio" {...props} />
      {children}
    </Label>
  );
}
