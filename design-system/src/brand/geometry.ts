export interface Point {
  x: number;
  y: number;
}

/** The point `distance` away in the direction of `angle` (radians, clockwise from the right). */
export function away({ x, y }: Point, angle: number, distance: number): Point {
  return { x: x + Math.cos(angle) * distance, y: y + Math.sin(angle) * distance };
}

/** A point as it stands in a path, short enough to read. */
export function at({ x, y }: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
}

/** A stroke of no length: with round caps it is a dot. */
export function dot(point: Point): string {
  return `M${at(point)}h0`;
}
