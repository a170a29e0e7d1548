import { styled } from 'styled-components';
import { color, motion, radius, space } from '../tokens';

export type BarTone = 'brand' | 'action';

/** How much of `max` is there, from 0 to 1. */
export function shareOf(value: number, max: number): number {
  return max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
}

// Keeps its colours where a system replaces them: the fill is the message.
export const Track = styled.div`
  overflow: hidden;
  border: 1px solid ${color.edge};
  forced-color-adjust: none;

  height: ${space[8]};
  border-radius: ${radius.full};

  background: ${color.sunken};
`;

export const Fill = styled.div.attrs<{ $tone: BarTone; $share: number }>(({ $share }) => ({
  style: { transform: `translateX(${($share - 1) * 100}%)` },
}))`
  transition: transform ${motion.calm};

  height: 100%;
  border-radius: inherit;

  background: ${({ $tone }) => color[$tone]};
`;
