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
