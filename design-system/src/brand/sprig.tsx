import { type ComponentProps, useId } from 'react';
import { color } from '../tokens';
import { BLOSSOM, OTHER_BLOSSOM, SPRIG } from './drawings';
import { Blossom, Leaf } from './plants';

export type SprigProps = Omit<ComponentProps<'svg'>, 'children'>;

/** A sprig of wattle, the only ornament of Wattle. It grows from the lower left to the upper right. */
export function Sprig(props: SprigProps) {
  const id = useId();
  const { leaves, twigs, stem, blossoms } = SPRIG;
  return (
    <svg viewBox="0 0 480 300" aria-hidden="true" focusable="false" {...props}>
      <defs>
        <Blossom drawing={BLOSSOM} id={`${id}0`} />
        <Blossom drawing={OTHER_BLOSSOM} id={`${id}1`} />
      </defs>
      {leaves.map((leaf) => (
        <Leaf key={leaf.blade} {...leaf} />
      ))}
      <path d={twigs} fill="none" stroke={color.stem} strokeWidth="1.8" />
      <path d={stem} fill={color.stem} />
      {blossoms.map(({ x, y, radius, kind }) => (
        <use key={`${x} ${y}`} href={`#${id}${kind}`} transform={`translate(${x} ${y}) scale(${radius / 100})`} />
      ))}
    </svg>
  );
}
