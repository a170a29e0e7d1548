import { color } from '../tokens';
import { BLOSSOMS } from './drawings';

interface BlossomProps {
  /** Which of the blossoms. */
  kind: number;
  /** Id by which it can be used again. */
  id?: string;
  /** Where it stands and how large it is; it stands around 0 0 with a radius of 100. */
  transform?: string;
}

/** A fluffy round blossom. */
export function Blossom({ kind, ...props }: BlossomProps) {
  const drawing = BLOSSOMS[kind];
  if (!drawing) return null;
  return (
    <g fill="none" strokeLinecap="round" {...props}>
      <path d={drawing.longStamens} stroke={color.blossomDeep} strokeWidth={4} />
      <path d={drawing.longTips} stroke={color.blossomDeep} strokeWidth={12} />
      <path d={drawing.shortStamens} stroke={color.blossom} strokeWidth={7} />
      <path d={drawing.shortTips} stroke={color.blossom} strokeWidth={14} />
      <circle r={70} fill={color.blossom} />
      <path d={drawing.grains} stroke={color.blossomDeep} strokeWidth={7} />
      <path d={drawing.litGrains} stroke={color.blossomPale} strokeWidth={13} />
    </g>
  );
}
