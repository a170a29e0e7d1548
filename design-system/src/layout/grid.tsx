import type { ComponentProps, ElementType } from 'react';
import { styled } from 'styled-components';
import { type Space, space } from '../tokens';

const Root = styled.div<{ $gap: Space; $least: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $least }) => $least}px), 1fr));

  gap: ${({ $gap }) => space[$gap]};
`;

export interface GridProps extends ComponentProps<'div'> {
  /** The least width of a column in px; there are as many as fit. */
  columnWidth?: number;
  /** Space between the cells, in px. */
  gap?: Space;
  /** Another element, such as `ul`. */
  as?: ElementType;
}

/** Cells of one width, as many in a row as fit. */
export function Grid({ columnWidth = 240, gap = 16, ...props }: GridProps) {
  return <Root $least={columnWidth} $gap={gap} {...props} />;
}
