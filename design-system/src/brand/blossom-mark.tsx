import { Blossom } from './blossom';

export interface BlossomMarkProps {
  /** Width and height in px. */
  size: number;
}

/** One blossom, as a small sign. */
export function BlossomMark({ size }: BlossomMarkProps) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true" focusable="false">
      <Blossom centre={{ x: 16, y: 16 }} radius={15} stamens={26} seed={7} />
    </svg>
  );
}
