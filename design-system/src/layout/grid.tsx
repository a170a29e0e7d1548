import type { ComponentProps, ElementType } from 'react';
import { styled } from 'styled-components';
import { type Space, space } from '../tokens';

const Cells = styled.div<{ $gap: Space; $least: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $least }) => $least}px), 1fr));

  gap: ${({ $gap }) => space[$gap]};
`;

interface GridProps extends ComponentProps<'div'> {
  /** The least width of a column in px; there are as many as fit. */
  columnWidth?: number;
  /** Space between the cells, in px. */
  gap?: Space;
  /** Another element, such as `ul`. */
  as?: ElementType;
}

/** Cells of one width, as many in a row as fit. */
export function Grid({ columnWidth = 240, gap = 16, ...props }: GridProps) {
  return <Cells $least={columnWidth} $gap={gap} {...props} />;
}

const Tracks = styled.div<{ $widths: string; $gap: Space; $columnGap: Space; $from: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;

  gap: ${({ $gap }) => space[$gap]} ${({ $columnGap }) => space[$columnGap]};

  @media (min-width: ${({ $from }) => $from}px) {
    grid-template-columns: ${({ $widths }) => $widths};
  }
`;

interface ColumnsProps extends ComponentProps<'div'> {
  /** The width of each column, as CSS has them: `minmax(0, 1fr) 320px`. */
  widths: string;
  /** Space between the parts, in px. */
  gap?: Space;
  /** Space between parts that stand side by side, where it is another. */
  columnGap?: Space;
  /** From this width of the window on they stand side by side, in px. */
  from?: number;
}

/** Parts of different widths side by side; one below the other where there is no space. */
export function Columns({ widths, gap = 24, columnGap = gap, from = 1000, ...props }: ColumnsProps) {
  return <Tracks $widths={widths} $gap={gap} $columnGap={columnGap} $from={from} {...props} />;
}
