import { color } from '../tokens';

const LEAF_COLORS = { leaf: color.leaf, leafDeep: color.leafDeep, leafPale: color.leafPale };

/** Paths of a leaf. */
export interface LeafDrawing {
  blade: string;
  vein: string;
  veinWidth: number;
  tone: keyof typeof LEAF_COLORS;
}

/** Paths of a blossom around 0 0, with a radius of 100. */
export interface BlossomDrawing {
  /** A dot for each tip of a long stamen. */
  longTips: string;
  shortTips: string;
  grains: string;
  litGrains: string;
}

/** A lance-shaped leaf with a midrib. */
export function Leaf({ blade, vein, veinWidth, tone }: LeafDrawing) {
  return (
    <g>
      <path d={blade} fill={LEAF_COLORS[tone]} />
      <path d={vein} fill="none" stroke={color.leafVein} strokeWidth={veinWidth} strokeLinecap="round" opacity="0.75" />
    </g>
  );
}

interface BlossomProps {
  drawing: BlossomDrawing;
  /** Id by which it can be used again. */
  id?: string;
  /** Where it stands and how large it is; it stands around 0 0 with a radius of 100. */
  transform?: string;
}

/** A fluffy round blossom. */
export function Blossom({ drawing, ...props }: BlossomProps) {
  return (
    <g fill="none" strokeLinecap="round" {...props}>
      <path d={stamensTo(drawing.longTips)} stroke={color.blossomDeep} strokeWidth={4} />
      <path d={drawing.longTips} stroke={color.blossomDeep} strokeWidth={12} />
      <path d={stamensTo(drawing.shortTips)} stroke={color.blossom} strokeWidth={7} />
      <path d={drawing.shortTips} stroke={color.blossom} strokeWidth={14} />
      <circle r={70} fill={color.blossom} />
      <path d={drawing.grains} stroke={color.blossomDeep} strokeWidth={7} />
      <path d={drawing.litGrains} stroke={color.blossomPale} strokeWidth={13} />
    </g>
  );
}

/** A line from the centre to each dot. */
function stamensTo(tips: string): string {
  return tips.replaceAll('M', 'M0 0 ').replaceAll('h0', '');
}
