import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import { color, height, space } from '../tokens';

const sizes = {
  dense: css`
    min-height: ${height.regular};
    padding: ${space[8]} 0;
  `,
  regular: css`
    padding: ${space[12]} 0;
  `,
  large: css`
    min-height: ${space[72]};
  `,
};

const Root = styled.li<{ $size: keyof typeof sizes }>`
  display: flex;
  align-items: center;
  justify-content: space-between;

  gap: ${space[16]};
  ${({ $size }) => sizes[$size]}

  & + & {
    border-top: 1px solid ${color.line};
  }
`;

export interface ListRowProps extends ComponentProps<'li'> {
  /** dense is 44 px high at least, regular as high as what it holds, large 72 px with a control or without one. */
  size?: keyof typeof sizes;
}

/** One of several below each other: what it is, and opposite what came of it or can be done. */
export function ListRow({ size = 'regular', ...props }: ListRowProps) {
  return <Root $size={size} {...props} />;
}
