import type { ColorName } from '../themes';

/** Paths of a leaf. */
export interface LeafDrawing {
  blade: string;
  vein: string;
  veinWidth: number;
  tone: Extract<ColorName, 'leaf' | 'leafDeep' | 'leafPale'>;
}

/** Paths of a blossom around 0 0, with a radius of 100. */
export interface BlossomDrawing {
  longStamens: string;
  longTips: string;
  shortStamens: string;
  shortTips: string;
  grains: string;
  litGrains: string;
}

/** Paths of a sprig in a picture of 480 by 300. */
export interface SprigDrawing {
  leaves: readonly LeafDrawing[];
  twigs: string;
  stem: string;
  blossoms: readonly { x: number; y: number; radius: number; kind: number }[];
}
