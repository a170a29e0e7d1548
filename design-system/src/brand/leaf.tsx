import { color } from '../tokens';
import type { LeafDrawing } from './drawing';

/** A lance-shaped leaf with a midrib. */
export function Leaf({ blade, vein, veinWidth, tone }: LeafDrawing) {
  return (
    <g>
      <path d={blade} fill={color[tone]} />
      <path d={vein} fill="none" stroke={color.leafVein} strokeWidth={veinWidth} strokeLinecap="round" opacity="0.75" />
    </g>
  );
}
