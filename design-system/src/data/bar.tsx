import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { color, motion, radius, space } from '../tokens';

export const BAR_COLORS = { brand: color.brand, action: color.action, leafPale: color.leafPale };
export type BarTone = keyof typeof BAR_COLORS;

/** How much of `max` is there, from 0 to 1. */
export function shareOf(value: number, max: number): number {
  return max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
}

// Keeps its colours where a system or a printer replaces them: the fill is the message.
export const Track = styled.div`
  overflow: hidden;
  border: 1px solid ${color.edge};
  forced-color-adjust: none;
  print-color-adjust: exact;

  height: ${space[8]};
  border-radius: ${radius.full};

  background: ${color.sunken};
`;

// No style attribute: a page that is sent as HTML must not have any (docs/decisions/030-first-paint.md).
export const Fill = styled.div<{ $tone: BarTone; $share: number }>`
  transform: translateX(${({ $share }) => Math.round($share * 100) - 100}%);
  transition: transform ${motion.calm};

  height: 100%;
  border-radius: inherit;

  background: ${({ $tone }) => BAR_COLORS[$tone]};
`;

export interface BarProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** How much of `max` there is. */
  value: number;
  /** The whole. */
  max: number;
  /** Green, yellow for what to practise, pale for what stands beside a green one. */
  tone?: BarTone;
}

/** A share of a whole. It is decoration, where it is not given a role and a name. */
export function Bar({ value, max, tone = 'action', ...props }: BarProps) {
  return (
    <Track aria-hidden={props.role ? undefined : true} {...props}>
      <Fill $tone={tone} $share={shareOf(value, max)} />
    </Track>
  );
}
