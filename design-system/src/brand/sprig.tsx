import { type ComponentProps, useMemo } from 'react';
import { color } from '../tokens';
import { Blossom } from './blossom';
import { at, type Point } from './geometry';
import { growSprig, SPRIG_HEIGHT, SPRIG_WIDTH, type SprigPlan } from './grow-sprig';
import { Leaf } from './leaf';

export interface SprigProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** One number, one sprig. */
  seed: number;
}

/** A sprig of wattle, the only ornament of Wattle. It grows from the lower left to the upper right. */
export function Sprig({ seed, ...props }: SprigProps) {
  const { stem, leaves, twigs, blossoms } = useMemo(() => growSprig(seed), [seed]);
  return (
    <svg viewBox={`0 0 ${SPRIG_WIDTH} ${SPRIG_HEIGHT}`} aria-hidden="true" focusable="false" {...props}>
      {leaves.map((leaf) => (
        <Leaf key={at(leaf.base)} {...leaf} />
      ))}
      <g fill="none" stroke={color.stem} strokeWidth="1.8">
        <path d={twigs.map(({ from, to }) => `M${at(from)}L${at(to)}`).join('')} />
      </g>
      <path d={tapered(stem)} fill={color.stem} />
      {blossoms.map((blossom) => (
        <Blossom key={blossom.seed} {...blossom} />
      ))}
    </svg>
  );
}

/** The stem as an area: thick where it was cut, gone at the tip. */
function tapered([start, first, second, tip]: SprigPlan['stem']): string {
  const shifted = ({ x, y }: Point, by: number) => at({ x, y: y + by });
  const above = `M${shifted(start, -3.4)}C${shifted(first, -2.8)} ${shifted(second, -2)} ${shifted(tip, -0.6)}`;
  const below = `L${shifted(tip, 0.6)}C${shifted(second, 2)} ${shifted(first, 2.8)} ${shifted(start, 3.4)}Z`;
  return above + below;
}
