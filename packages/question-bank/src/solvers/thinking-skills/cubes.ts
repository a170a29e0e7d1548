import { range } from '../../lists';
import type { Grid } from './grids';

type Direction = readonly [number, number, number];

/** The faces of a cube or a box: their marks, and the directions that they face. */
export type Faces = readonly { mark: string; facing: Direction }[];

const opposite = ([x, y, z]: Direction): Direction => [0 - x, 0 - y, 0 - z];
const determinant = ([a, b, c]: Direction, [d, e, f]: Direction, [g, h, i]: Direction) =>
  a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);

/** Rolls a cube over the squares of a net and notes which way each square faces. */
export function foldNet(net: Grid): Faces {
  const squares = net.flatMap((row, at) =>
    [...row].flatMap((mark, column) => (mark === ' ' ? [] : [{ mark, row: at, column }])),
  );
  const facing = new Map<string, Direction>();
  const roll = (row: number, column: number, out: Direction, right: Direction, down: Direction) => {
    if (!squares.some((each) => each.row === row && each.column === column) || facing.has(`${row},${column}`)) return;
    facing.set(`${row},${column}`, out);
    roll(row, column + 1, right, opposite(out), down);
    roll(row, column - 1, opposite(right), out, down);
    roll(row + 1, column, down, right, opposite(out));
    roll(row - 1, column, opposite(down), right, out);
  };
  const [first] = squares;
  if (first) roll(first.row, first.column, [0, 0, 1], [1, 0, 0], [0, 1, 0]);
  return squares.map(({ mark, row, column }) => {
    const direction = facing.get(`${row},${column}`);
    if (!direction) throw new Error('The squares of the net do not hang together.');
    return { mark, facing: direction };
  });
}

/** Whether so many squares become faces of their own. */
export function makesFaces(net: Grid, count: number): boolean {
  const directions = foldNet(net).map(({ facing }) => String(facing));
  return directions.length === count && new Set(directions).size === count;
}

export interface View {
  top: string;
  front: string;
  right: string;
}

/** Whether a cube can be laid so that it shows these three marks. */
export function canShow(faces: Faces, { top, front, right }: View): boolean {
  const facing = (mark: string) => faces.find((face) => face.mark === mark)?.facing;
  const [up, near, side] = [facing(top), facing(front), facing(right)];
  // The net lies with its rows downwards, so a cube that is not its mirror image has the determinant 1.
  return up !== undefined && near !== undefined && side !== undefined && determinant(side, near, up) === 1;
}

export function markOpposite(faces: Faces, mark: string): string | undefined {
  const own = faces.find((face) => face.mark === mark);
  return faces.find(({ facing }) => own && String(facing) === String(opposite(own.facing)))?.mark;
}

/** Rows from the back, each from the left. */
export type Heights = readonly (readonly number[])[];

/** What is seen of a stack, as rows of squares: from the front, or from the right, where the front is on the left. */
export function viewOf(heights: Heights, side: 'front' | 'right'): string[] {
  const columns =
    side === 'front'
      ? (heights[0] ?? []).map((_, column) => Math.max(...heights.map((row) => row[column] ?? 0)))
      : heights.map((row) => Math.max(...row)).toReversed();
  const levels = range(1, Math.max(...columns)).toReversed();
  return levels.map((level) => columns.map((height) => (height >= level ? '.' : ' ')).join(''));
}
