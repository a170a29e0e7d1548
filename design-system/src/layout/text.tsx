import type { ComponentProps, ElementType } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, height, tabularNums } from '../tokens';

type HeadingSize = keyof typeof fontSize;

const Title = styled.h2<{ $size: HeadingSize }>`
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
  return <Title as={`h${level}`} $size={size} {...props} />;
}

const Muted = styled.p<{ $size: 13 | 14 | 15 | 16; $isTabular: boolean }>`
  ${({ $isTabular }) => $isTabular && tabularNums}

  font-size: ${({ $size }) => fontSize[$size]};

  color: ${color.inkSoft};
`;

type MutedTextProps<Tag extends ElementType> = {
  /** Another element, such as `span`. */
  as?: Tag;
  /** Its size in px: 14 beside other text, 16 as a paragraph of its own. */
  size?: 13 | 14 | 15 | 16;
  /** Figures of one width, for counts that change or stand below each other. */
  isTabular?: boolean;
} & Omit<ComponentProps<Tag>, 'as' | 'size'>;

/** What is read second: a line under a heading, a fact beside a name, a hint. */
export function MutedText<Tag extends ElementType = 'p'>({
  size = 14,
  isTabular = false,
  ...props
}: MutedTextProps<Tag>) {
  return <Muted $size={size} $isTabular={isTabular} {...props} />;
}

/** A line that is a link and nothing else, high enough to be pressed; a link inside a sentence needs no such thing. */
export const LinkLine = styled.p`
  & > a {
    display: inline-flex;
    align-items: center;

    min-height: ${height.target};
  }
`;
