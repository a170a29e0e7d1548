import { type ComponentProps, type ElementType, type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import { color, height, media, radius, type Space, shadow, space } from '../tokens';
import { Cluster, Stack, type StackProps } from './primitives';
import { Heading, type HeadingProps } from './text';

const area = (background: string) => css`
  background: ${background};
`;

const tones = {
  plain: css`
    border-color: ${color.line};
    background: ${color.surface};
  `,
  soft: css`
    border-color: ${color.edge};
    background: ${color.actionSoft};
  `,
  draft: css`
    border: 1px dashed ${color.control};
  `,
  highlighted: css`
    border-color: ${color.frame};
    background: ${color.surface};
    box-shadow: ${shadow}, 0 0 0 1px ${color.frame};
  `,
  practice: area(color.practice),
  weekly: area(color.weekly),
  mega: area(color.mega),
};

export type CardTone = keyof typeof tones;

const DARK_TONES: readonly CardTone[] = ['practice', 'weekly', 'mega'];

const dividers = css`
  overflow: hidden;

  & > * + * {
    border-top: 1px solid ${color.line};
  }
`;

const Box = styled.div<{ $tone: CardTone; $isFlush: boolean; $hasDividers: boolean }>`
  min-width: 0;
  border: 1px solid transparent;

  padding: ${({ $isFlush }) => ($isFlush ? 0 : space[24])};
  border-radius: ${radius.card};

  ${media.narrow} {
    padding: ${({ $isFlush }) => ($isFlush ? 0 : space[16])};
  }

  ${({ $isFlush }) => $isFlush && 'overflow: clip;'}
  ${({ $tone }) => tones[$tone]}
  ${({ $hasDividers }) => $hasDividers && dividers}
`;

interface CardProps extends ComponentProps<'div'> {
  /** What the card is: plain, soft (taken in), draft (being filled in), highlighted (do this first), or a kind of test. */
  tone?: CardTone;
  /** Without padding, for a table that fills it. */
  isFlush?: boolean;
  /** A line between its parts, which reach from edge to edge. */
  hasDividers?: boolean;
  /** Another element, such as `section` or `li`. */
  as?: ElementType;
}

/** A bordered box on the page. */
export function Card({ tone = 'plain', isFlush = false, hasDividers = false, ...props }: CardProps) {
  const surface = DARK_TONES.includes(tone) ? 'dark' : undefined;
  return <Box $tone={tone} $isFlush={isFlush} $hasDividers={hasDividers} data-surface={surface} {...props} />;
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
