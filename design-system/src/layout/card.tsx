import type { ComponentProps, ElementType } from 'react';
import { css, styled } from 'styled-components';
import { color, media, radius, shadow, space } from '../tokens';

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

export interface CardProps extends ComponentProps<'div'> {
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
