import { Blossom } from './blossom';
import { Leaf } from './leaf';

const ROOT = { x: 9, y: 29.5 };

export interface WattleMarkProps {
  /** Width and height in px. */
  size?: number;
}

/** The mark of Wattle: two leaves and a blossom. The name stands beside it. */
export function WattleMark({ size = 30 }: WattleMarkProps) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <Leaf base={ROOT} angle={-1.75} length={24} bend={-0.1} tone="leafPale" />
      <Leaf base={ROOT} angle={-0.62} length={23} bend={0.1} />
      <Blossom centre={{ x: 19, y: 12 }} radius={11.4} stamens={30} seed={5} />
    </svg>
  );
}
