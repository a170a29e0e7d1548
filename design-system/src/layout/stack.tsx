import type { ComponentProps, CSSProperties, ElementType } from 'react';
import { styled } from 'styled-components';
import { type Space, space } from '../tokens';

const Column = styled.div<{ $gap: Space; $align: CSSProperties['alignItems'] }>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align }) => $align};
  min-width: 0;

  gap: ${({ $gap }) => space[$gap]};
`;

export interface StackProps extends ComponentProps<'div'> {
  /** Space between the parts, in px. */
  gap?: Space;
  /** How parts that are narrower stand. */
  align?: CSSProperties['alignItems'];
  /** Another element, such as `ul` or `form`. */
  as?: ElementType;
}

/** Parts one below the other. */
export function Stack({ gap = 16, align = 'stretch', ...props }: StackProps) {
  return <Column $gap={gap} $align={align} {...props} />;
}
