import type { ComponentProps, CSSProperties, ElementType } from 'react';
import { css, styled } from 'styled-components';
import { color, layer, type Space, space } from '../tokens';

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

const Row = styled.div<{ $gap: Space; $justify: CSSProperties['justifyContent'] }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $justify }) => $justify};
  min-width: 0;

  gap: ${({ $gap }) => space[$gap]};
`;

interface ClusterProps extends ComponentProps<'div'> {
  /** Space between the parts, in px. */
  gap?: Space;
  /** Where the parts stand in the row. */
  justify?: CSSProperties['justifyContent'];
  /** Another element, such as `ul` or `nav`. */
  as?: ElementType;
}

/** Parts side by side, on further lines where one is too short. */
export function Cluster({ gap = 12, justify = 'flex-start', ...props }: ClusterProps) {
  return <Row $gap={gap} $justify={justify} {...props} />;
}

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

/** The same as a mixin, for an element that is styled anyway. */
export const visuallyHidden = css`
  position: absolute;
  overflow: hidden;
  width: 1px;
  height: 1px;
  margin: -1px;
  padding: 0;
  clip-path: inset(50%);
  border: 0;
  white-space: nowrap;
`;

/** Words for screen readers where the picture says it all. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;

/** What is of no use on paper, such as a button. */
export const ScreenOnly = styled.div`
  @media print {
    /* Above the layout of whoever builds on it. */
    && {
      display: none;
    }
  }
`;

/** Light from above, behind the bar and the first lines of a friendly page. */
export const Glow = styled.div.attrs({ 'aria-hidden': true })`
  position: absolute;
  inset: 0 0 auto;
  z-index: ${layer.behind};

  height: 340px;

  background: linear-gradient(${color.glow}, ${color.paper});
`;
