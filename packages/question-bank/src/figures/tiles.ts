import { z } from 'zod';
import { total } from '../lists';
import { figureKind } from './figure-kind';
import { COLOURS, circle, label, mirrorLine, type Point, polygon, rectangle, svg, TEXT, WIDTH } from './svg';
import { textWidth } from './text';

/**
 * One character a square: `.` white, `g` green, `y` yellow, `*` white with a black dot, `>`, `<`, `^` and `v` arrows,
 * capitals and digits themselves, a space no square.
 */
const cellsSchema = z.array(z.string().regex(/^[.gy*><^vA-Z0-9? ]+$/)).min(1);

export const tileSchema = z.strictObject({
  label: z.string(),
  cells: cellsSchema,
  /** A dashed line from top to bottom through the middle. */
  dashed: z.literal('upright').optional(),
});

/** Shapes and patterns of squares, in rows. */
const tilesSchema = z.strictObject({
  kind: z.literal('tiles'),
  rows: z.array(z.strictObject({ title: z.string(), tiles: z.array(tileSchema).min(1) })).min(1),
  /** Side of a square in the drawing, where the usual one makes it too large. */
  pitch: z.number().optional(),
});

export type Tile = z.infer<typeof tileSchema>;
export type TileRow = z.infer<typeof tilesSchema>['rows'][number];

const GAP = 26;
const TITLE = 40;
const LABEL = 34;
const EDGE = 16;
const LEAST_WIDTH = 300;

const columnsOf = ({ cells }: Tile) => Math.max(...cells.map((row) => row.length));

interface Drawing {
  drawn: string[];
  bottom: number;
  right: number;
}

/** Rows of tiles from a height on, with the places where they end. */
export function tileRows(rows: readonly TileRow[], top: number, width: number, largest = 40, indent = 0): Drawing {
  const pitch = Math.min(largest, ...rows.map(({ tiles }) => pitchOf(tiles, width)));
  const drawn: string[] = [];
  let [y, right] = [top, 0];
  for (const { title, tiles } of rows) {
    if (title) drawn.push(label([EDGE + indent, y + TITLE / 2 - 2], title, { anchor: 'start', isBold: true }));
    y += title ? TITLE : 8;
    const deepest = Math.max(...tiles.map(({ cells }) => cells.length * pitch));
    let x = EDGE + indent;
    for (const tile of tiles) {
      const across = Math.max(columnsOf(tile) * pitch, textWidth(tile.label, { size: TEXT, isBold: false }));
      const inset = (across - columnsOf(tile) * pitch) / 2;
      drawn.push(...drawTile(tile, [x + inset, y + deepest - tile.cells.length * pitch], pitch));
      x += across + GAP;
    }
    right = Math.max(right, 2 * EDGE + textWidth(title, { size: TEXT, isBold: true }), x - GAP + EDGE);
    y += deepest + (tiles.some((tile) => tile.label) ? LABEL : 0) + 12;
  }
  return { drawn, bottom: y, right };
}

function pitchOf(tiles: readonly Tile[], width: number): number {
  const columns = total(tiles.map(columnsOf));
  return Math.floor((width - 2 * EDGE - GAP * (tiles.length - 1)) / columns);
}

function drawTile(tile: Tile, [x, y]: Point, pitch: number): string[] {
  const [across, down] = [columnsOf(tile) * pitch, tile.cells.length * pitch];
  const squares = tile.cells.flatMap((row, at) =>
    [...row].flatMap((mark, column) => square(mark, [x + column * pitch, y + at * pitch], pitch)),
  );
  return [
    ...squares,
    ...(tile.dashed ? [mirrorLine([x + across / 2, y - 8], [x + across / 2, y + down + 8])] : []),
    ...(tile.label ? [label([x + across / 2, y + down + LABEL / 2 + 4], tile.label)] : []),
  ];
}

const FILLS: Record<string, string> = { g: COLOURS.green, y: COLOURS.amber };
const TURNS: Record<string, number> = { '^': 0, '>': 90, v: 180, '<': 270 };

function square(mark: string, [x, y]: Point, pitch: number): string[] {
  if (mark === ' ') return [];
  const middle: Point = [x + pitch / 2, y + pitch / 2];
  const turn = TURNS[mark];
  return [
    rectangle([x, y], pitch, pitch, FILLS[mark] ?? COLOURS.white),
    ...(mark === '*' ? [circle(middle, Math.round(pitch * 0.28), COLOURS.ink)] : []),
    ...(/[A-Z0-9?]/.test(mark)
      ? [label(middle, mark, { isBold: true, size: Math.max(TEXT, Math.round(pitch * 0.55)) })]
      : []),
    ...(turn === undefined ? [] : [arrow(middle, pitch, turn)]),
  ];
}

function arrow([x, y]: Point, pitch: number, turn: number): string {
  const corners = [
    [0, -0.36],
    [0.3, 0],
    [0.12, 0],
    [0.12, 0.34],
    [-0.12, 0.34],
    [-0.12, 0],
    [-0.3, 0],
  ] as const;
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  return polygon(
    corners.map(([right, down]) => [x + pitch * (right * cos - down * sin), y + pitch * (right * sin + down * cos)]),
    COLOURS.green,
  );
}

const NAMES: Record<string, string> = {
  '.': 'white',
  g: 'green',
  y: 'yellow',
  '*': 'black dot',
  '>': 'arrow to the right',
  '<': 'arrow to the left',
  '^': 'arrow upwards',
  v: 'arrow downwards',
  '?': 'question mark',
  ' ': 'no square',
};

function describeTile({ label: name, cells, dashed }: Tile): string {
  const rows = cells.map((row, at) => {
    const squares = [...row.trimEnd()].map((mark) => NAMES[mark] ?? mark).join(', ');
    return cells.length === 1 ? squares : `row ${at + 1} ${squares || 'no square'}`;
  });
  const fold = dashed ? '; a dashed line from top to bottom through the middle' : '';
  return `${name ? `${name}: ` : ''}${rows.join('; ')}${fold}.`;
}

export const describeTileRows = (rows: readonly TileRow[]) =>
  rows.flatMap(({ title, tiles }) => [...(title ? [`${title}.`] : []), ...tiles.map(describeTile)]).join(' ');

export const tiles = figureKind(tilesSchema, {
  draw: ({ rows, pitch }) => {
    const { right } = tileRows(rows, EDGE, WIDTH, pitch);
    const indent = Math.max(0, (LEAST_WIDTH - right) / 2);
    const { drawn, bottom } = tileRows(rows, EDGE, WIDTH, pitch, indent);
    return svg(Math.max(LEAST_WIDTH, right), bottom, drawn);
  },
  describe: ({ rows }) => `Patterns of squares, row by row from the top. ${describeTileRows(rows)}`,
});
