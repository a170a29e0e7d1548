import { COLOURS, type Point, polygon, round } from './svg';

/** Width and height of half the top of a cube in the drawing. */
const SLANT = 0.5;
const SIDE = Math.cos(Math.PI / 6);

const SHADES = { top: COLOURS.white, front: COLOURS.mint, right: '#6fae90' } as const;

export type Face = keyof typeof SHADES;

/** Where a corner of a cube of edge 1 is drawn: x to the right, y to the front, z up. */
export const projected = ([x, y, z]: readonly [number, number, number], edge: number, [left, top]: Point): Point => [
  left + (x - y) * SIDE * edge,
  top + ((x + y) * SLANT - z) * edge,
];

/** The three faces of a cube that can be seen from the front, from the right and from above. */
export function cubeFaces([x, y, z]: readonly [number, number, number], edge: number, origin: Point): string[] {
  const at = (right: number, front: number, up: number) => projected([x + right, y + front, z + up], edge, origin);
  return [
    polygon([at(0, 0, 1), at(1, 0, 1), at(1, 1, 1), at(0, 1, 1)], SHADES.top),
    polygon([at(0, 1, 1), at(1, 1, 1), at(1, 1, 0), at(0, 1, 0)], SHADES.front),
    polygon([at(1, 1, 1), at(1, 0, 1), at(1, 0, 0), at(1, 1, 0)], SHADES.right),
  ];
}

/** Lays a drawing of a square with sides of 1 on a face of a cube of edge 1 at the origin. */
export function onFace(face: Face, edge: number, origin: Point, drawing: string): string {
  const corner = { top: [0, 0, 1], front: [0, 1, 1], right: [1, 1, 1] } as const;
  const across = { top: [1, 0, 1], front: [1, 1, 1], right: [1, 0, 1] } as const;
  const down = { top: [0, 1, 1], front: [0, 1, 0], right: [1, 1, 0] } as const;
  const [x, y] = projected(corner[face], edge, origin);
  const [ax, ay] = projected(across[face], edge, origin);
  const [dx, dy] = projected(down[face], edge, origin);
  const matrix = [ax - x, ay - y, dx - x, dy - y].map((part) => part.toFixed(3)).join(' ');
  return `<g transform="matrix(${matrix} ${round(x)} ${round(y)})">${drawing}</g>`;
}
