import type { ComponentProps, ElementType } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, height, tabularNums } from '../tokens';

const Root = styled.p<{ $size: 13 | 14 | 15 | 16; $isTabular: boolean }>`
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
  return <Root $size={size} $isTabular={isTabular} {...props} />;
}

/** A line that is a link and nothing else, high enough to be pressed; a link inside a sentence needs no such thing. */
export const LinkLine = styled.p`
  & > a {
    display: inline-flex;
    align-items: center;

    min-height: ${height.target};
  }
`;
