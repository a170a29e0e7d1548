export interface Point {
  x: number;
  y: number;
}

/** The point `distance` away in the direction of `angle` (radians, clockwise from the right). */
export function away({ x, y }: Point, angle: number, distance: number): Point {
  return { x: x + Math.cos(angle) * distance, y: y + Math.sin(angle) * distance };
}

/** A point as it stands in a path, with so many decimals. */
export function at({ x, y }: Point, decimals = 1): string {
  const rounded = (value: number) => Math.round(value * 10 ** decimals) / 10 ** decimals;
  return `${rounded(x)} ${rounded(y)}`;
}

/** A stroke of no length: with round caps it is a dot. */
export function dot(point: Point, decimals = 1): string {
  return `M${at(point, decimals)}h0`;
}

/** Numbers from 0 to 1 that look random and are the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
