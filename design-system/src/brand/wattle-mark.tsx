import { BLOSSOM, MARK_LEAVES } from './drawings';
import { Blossom, Leaf } from './plants';

export interface WattleMarkProps {
  /** Width and height in px. */
  size?: number;
}

/** The mark of Wattle: two leaves and a blossom. The name stands beside it. */
export function WattleMark({ size = 30 }: WattleMarkProps) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      {MARK_LEAVES.map((leaf) => (
        <Leaf key={leaf.blade} {...leaf} />
      ))}
      <Blossom drawing={BLOSSOM} transform="translate(19 12) scale(0.114)" />
    </svg>
  );
}
