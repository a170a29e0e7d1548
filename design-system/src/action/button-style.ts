import { css } from 'styled-components';
import { color, fontSize, height, motion, radius, space } from '../tokens';

const sizes = {
  dense: css`
    min-height: ${height.dense};
    padding: ${space[4]} ${space[12]};
    border-radius: ${radius.small};
    font-size: ${fontSize[14]};
  `,
  regular: css`
    min-height: ${height.regular};
    padding: ${space[8]} ${space[20]};
    border-radius: ${radius.control};
    font-size: ${fontSize[16]};
  `,
  large: css`
    min-height: ${height.large};
    padding: ${space[12]} ${space[24]};
    border-radius: ${radius.control};
    font-size: ${fontSize[18]};
  `,
};

const filled = (background: string, text: string, hover: string) => css`
  border-color: ${color.edge};
  background: ${background};
  color: ${text};

  &:hover {
    background: ${hover};
    color: ${text};
  }
`;

const quiet = (text: string, hover: string) => css`
  background: transparent;
  color: ${text};

  &:hover {
    background: ${hover};
    color: ${text};
  }
`;

const variants = {
  primary: filled(color.action, color.onAction, color.actionHover),
  brand: filled(color.brand, color.onBrand, color.brandGlow),
  ink: filled(color.ink, color.paper, color.ink),
  danger: filled(color.danger, color.onDanger, color.dangerHover),
  secondary: css`
    border-color: ${color.control};
    background: ${color.surface};
    color: ${color.ink};

    &:hover {
      border-color: ${color.ink};
      color: ${color.ink};
    }
  `,
  quiet: quiet(color.action, color.actionSoft),
  quietDanger: quiet(color.danger, color.dangerSoft),
};

export interface ButtonLook {
  /**
   * primary: what to do here. brand: the yellow call of public pages. secondary: what else there is. quiet: in rows.
   * ink: on a bright area. danger, quietDanger: what cannot be undone.
   */
  variant?: keyof typeof variants;
  /** dense is 36 px high (admin), regular 44, large 52. */
  size?: keyof typeof sizes;
  /** As wide as its container. */
  isWide?: boolean;
}

export interface ButtonStyleProps {
  $variant: keyof typeof variants;
  $size: keyof typeof sizes;
  $isWide: boolean;
}

export const buttonStyle = css<ButtonStyleProps>`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  border: 1.5px solid transparent;
  transition: opacity ${motion.quick}, transform ${motion.quick};
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;

  gap: ${space[8]};
  width: ${({ $isWide }) => ($isWide ? '100%' : 'auto')};
  ${({ $size }) => sizes[$size]}

  ${({ $variant }) => variants[$variant]}

  &:active {
    transform: translateY(1px);
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }

  /* A button that waits keeps its label at full contrast. */
  &[aria-disabled='true']:not([aria-busy]) {
    transform: none;
    border-style: dashed;
    background: ${color.sunken};
    color: ${color.inkSoft};
    cursor: not-allowed;
  }

  & > svg {
    flex: none;
  }
`;
