import { type ComponentProps, type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import type { Space } from '../tokens';
import { color, height, space } from '../tokens';
import { Card, type CardProps } from './card';
import { Heading, type HeadingProps } from './heading';
import { Cluster, Stack, type StackProps } from './stack';

interface PanelProps extends Omit<CardProps, 'title' | 'isFlush' | 'as'> {
  /** The heading, which also names the panel for screen readers. */
  title: ReactNode;
  /** Size of the heading in px. */
  titleSize?: HeadingProps['size'];
  /** What stands opposite the heading. */
  aside?: ReactNode;
  /** Space between the parts, in px. */
  gap?: Space;
  /** How parts that are narrower stand. */
  align?: StackProps['align'];
}

/** A card with a heading. */
export function Panel({ title, titleSize = 20, aside, gap = 12, align, children, ...props }: PanelProps) {
  const titleId = useId();
  const heading = (
    <Heading level={2} size={titleSize} id={titleId}>
      {title}
    </Heading>
  );
  return (
    <Card as="section" aria-labelledby={titleId} {...props}>
      <Stack gap={gap} align={align}>
        {aside ? (
          <Cluster justify="space-between">
            {heading}
            {aside}
          </Cluster>
        ) : (
          heading
        )}
        {children}
      </Stack>
    </Card>
  );
}

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

interface ListRowProps extends ComponentProps<'li'> {
  /** dense is 44 px high at least, regular as high as what it holds, large 72 px with a control or without one. */
  size?: keyof typeof sizes;
}

/** One of several below each other: what it is, and opposite what came of it or can be done. */
export function ListRow({ size = 'regular', ...props }: ListRowProps) {
  return <Root $size={size} {...props} />;
}
