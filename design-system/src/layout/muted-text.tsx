import type { ComponentProps, ElementType } from 'react';
import { styled } from 'styled-components';
import { color, fontSize } from '../tokens';

const Root = styled.p<{ $size: 14 | 15 | 16 }>`
  font-size: ${({ $size }) => fontSize[$size]};

  color: ${color.inkSoft};
`;

export interface MutedTextProps extends ComponentProps<'p'> {
  /** Its size in px: 14 beside other text, 16 as a paragraph of its own. */
  size?: 14 | 15 | 16;
  /** Another element, such as `span`. */
  as?: ElementType;
}

/** What is read second. */
export function MutedText({ size = 14, ...props }: MutedTextProps) {
  return <Root $size={size} {...props} />;
}
