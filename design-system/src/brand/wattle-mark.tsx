import { BLOSSOM, MARK_LEAVES } from './drawings';
import { Blossom, Leaf } from './plants';

interface WattleMarkProps {
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

interface BlossomMarkProps {
  /** Width and height in px. */
  size: number;
}

/** One blossom, as a small sign. */
export function BlossomMark({ size }: BlossomMarkProps) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <Blossom drawing={BLOSSOM} transform="translate(16 16) scale(0.15)" />
    </svg>
  );
}
