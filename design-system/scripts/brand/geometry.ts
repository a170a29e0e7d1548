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
