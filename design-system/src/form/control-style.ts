import { css } from 'styled-components';
import { color, fontSize, height, radius, space } from '../tokens';

export type ControlSize = 'dense' | 'regular';

export interface ControlLook {
  /** dense is 36 px high, for the toolbars of dense pages; regular 46. */
  size?: ControlSize;
  /** Cannot be filled in nor reached. */
  isDisabled?: boolean;
}

/** What text inputs, selects and text areas share. */
export const controlStyle = css<{ $size?: ControlSize }>`
  display: block;
  width: 100%;
  border: 1px solid;
  line-height: 1.4;

  min-height: ${({ $size }) => ($size === 'dense' ? height.dense : height.field)};
  padding: ${({ $size }) => ($size === 'dense' ? space[4] : space[8])} ${space[12]};
  border-radius: ${radius.control};
  font-size: ${({ $size }) => fontSize[$size === 'dense' ? 15 : 16]};

  border-color: ${color.control};
  background: ${color.surface};
  color: ${color.ink};

  &::placeholder {
    opacity: 1;
    color: ${color.inkSoft};
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.6;
  }
`;

/** An input that is not seen and covers its label, so that all of it can be pressed. */
export const coveringInput = css`
  position: absolute;
  inset: 0;
  appearance: none;
  margin: 0;
  outline: 0;
  cursor: inherit;
`;
