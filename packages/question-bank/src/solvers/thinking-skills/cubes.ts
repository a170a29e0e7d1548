import { orders } from '../../lists';
import type { Grid } from './grids';

type Direction = readonly [number, number, number];

/** The marks of a cube by the direction that they face. */
export interface FoldedNet {
  /** In the order of the squares of the net, row by row. */
  faces: { mark: string; facing: Direction }[];
}

const opposite = (direction: Direction): Direction => direction.map((part) => 0 - part) as unknown as Direction;
const determinant = ([a, b, c]: Direction, [d, e, f]: Direction, [g, h, i]: Direction) =>
  a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);

/** Rolls a cube over the squares of a net and notes which way each square faces. */
export function foldNet(net: Grid): FoldedNet['faces'] {
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

/** Whether every square of a net becomes a face of its own. */
export const isWithoutOverlap = (net: Grid) => {
  const faces = foldNet(net).map(({ facing }) => String(facing));
  return new Set(faces).size === faces.length;
};

export function oppositeMark(net: Grid, mark: string): string | undefined {
  const faces = foldNet(net);
  const own = faces.find((face) => face.mark === mark);
  return own && faces.find(({ facing }) => String(facing) === String(opposite(own.facing)))?.mark;
}

export interface View {
  top: string;
  front: string;
  right: string;
}

/** Whether a cube can be laid so that it shows these three marks. */
export function canShow(faces: FoldedNet['faces'], { top, front, right }: View): boolean {
  const facing = (mark: string) => faces.find((face) => face.mark === mark)?.facing;
  const [up, near, side] = [facing(top), facing(front), facing(right)];
  // The net lies with its rows downwards, so a cube that is not its mirror image has the determinant 1.
  return up !== undefined && near !== undefined && side !== undefined && determinant(side, near, up) === 1;
}

const DIRECTIONS: Direction[] = [
  [0, 0, 1],
  [0, 0, -1],
  [1, 0, 0],
  [-1, 0, 0],
  [0, 1, 0],
  [0, -1, 0],
];

/** Every way to put six marks on a cube with which it can show all these views. */
export const cubesThatShow = (marks: string[], views: readonly View[]): FoldedNet['faces'][] =>
  orders(marks)
    .map((order) => order.map((mark, at) => ({ mark, facing: DIRECTIONS[at] ?? ([0, 0, 0] as const) })))
    .filter((faces) => views.every((view) => canShow(faces, view)));

export const marksOpposite = (faces: FoldedNet['faces'], mark: string) => {
  const own = faces.find((face) => face.mark === mark);
  return faces.find(({ facing }) => own && String(facing) === String(opposite(own.facing)))?.mark;
};

export type Heights = readonly (readonly number[])[];

/** What is seen of a stack, as rows of squares: from the front, or from the right, where the front is on the left. */
export function viewOf(heights: Heights, side: 'front' | 'right'): string[] {
  const columns =
    side === 'front'
      ? (heights[0] ?? []).map((_, column) => Math.max(...heights.map((row) => row[column] ?? 0)))
      : heights.map((row) => Math.max(...row)).toReversed();
  const highest = Math.max(...columns);
  return Array.from({ length: highest }, (_, row) =>
    columns.map((height) => (height >= highest - row ? '.' : ' ')).join(''),
  );
}
