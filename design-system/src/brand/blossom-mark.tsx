import { BLOSSOM } from './drawings';
import { Blossom } from './plants';

export interface BlossomMarkProps {
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
