import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { fontSize } from '../tokens';

type HeadingSize = keyof typeof fontSize;

const Root = styled.h2<{ $size: HeadingSize }>`
  font-size: ${({ $size }) => fontSize[$size]};
`;

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Its place in the outline of the page. */
  level: 1 | 2 | 3 | 4;
  /** Its size in px, whatever its place. */
  size: HeadingSize;
}

/** A heading whose size is not the one of its level, such as the small `h2` of a card. */
export function Heading({ level, size, ...props }: HeadingProps) {
  return <Root as={`h${level}`} $size={size} {...props} />;
}
