import type { ComponentProps, ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, fontSize, height, radius, space } from '../tokens';
import type { ControlLook } from './control-style';

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
  action: css`
    accent-color: ${color.action};

    &:has(:checked) {
      border-color: ${color.action};
      background: ${color.actionSoft};
    }
  `,
  danger: css`
    accent-color: ${color.danger};

    &:has(:checked) {
      border-color: ${color.danger};
      box-shadow: inset 0 0 0 1px ${color.danger};
    }
  `,
};

const Label = styled.label<{ $size: keyof typeof sizes; $tone: keyof typeof tones }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  border: 1px solid ${color.control};
  font-weight: 600;
  cursor: pointer;

  gap: ${space[8]};
  padding: 0 ${space[12]};
  ${({ $size }) => sizes[$size]}

  background: ${color.surface};
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
