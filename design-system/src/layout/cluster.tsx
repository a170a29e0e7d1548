import type { ComponentProps, CSSProperties, ElementType } from 'react';
import { styled } from 'styled-components';
import { type Space, space } from '../tokens';

const Row = styled.div<{ $gap: Space; $justify: CSSProperties['justifyContent'] }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $justify }) => $justify};
  min-width: 0;

  gap: ${({ $gap }) => space[$gap]};
`;

export interface ClusterProps extends ComponentProps<'div'> {
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
