import { type ReactNode, useId } from 'react';
import type { Space } from '../tokens';
import { Card, type CardProps } from './card';
import { Cluster, Stack, type StackProps } from './primitives';
import { Heading, type HeadingProps } from './text';

export interface PanelProps extends Omit<CardProps, 'title' | 'isFlush' | 'as'> {
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
