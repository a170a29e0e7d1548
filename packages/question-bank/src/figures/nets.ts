import { z } from 'zod';
import { total } from '../lists';
import { figureKind } from './figure-kind';
import { cubeFaces, onFace } from './solids';
import { COLOURS, label, type Point, rectangle, svg, TEXT, WIDTH } from './svg';

const MARKS = {
  '.': 'no mark',
  o: 'white ring',
  c: 'black circle',
  s: 'green square',
  d: 'yellow target',
  '+': 'black plus sign',
  x: 'four green dots',
} as const;

const markSchema = z.enum(Object.keys(MARKS) as [keyof typeof MARKS, ...(keyof typeof MARKS)[]]);

/** Nets of cubes and boxes, one character a square as in MARKS, or a digit; and cubes with marks. */
const netsSchema = z.strictObject({
  kind: z.literal('nets'),
  nets: z.array(z.strictObject({ label: z.string(), cells: z.array(z.string().regex(/^[.ocsd+x1-9P ]+$/)).min(1) })),
  cubes: z.array(z.strictObject({ label: z.string(), top: markSchema, front: markSchema, right: markSchema })),
});

type Nets = z.infer<typeof netsSchema>;

export const nameOfMark = (mark: string) => (MARKS as Record<string, string>)[mark] ?? mark;

const EDGE = 20;
const GAP = 36;
const CUBE = 66;

type Net = Nets['nets'][number];

const columnsOf = ({ cells }: Net) => Math.max(...cells.map((row) => row.length));

function drawNets({ nets, cubes }: Nets): string {
  const isWide = total(nets.map(columnsOf)) > 12;
  const lines = isWide ? [nets.slice(0, 2), nets.slice(2)] : [nets];
  const widest = Math.max(0.001, ...lines.map((line) => total(line.map(columnsOf))));
  const pitch = Math.min(isWide ? 44 : 56, Math.floor((WIDTH - 2 * EDGE - GAP * (nets.length - 1)) / widest));
  const drawn: string[] = [];
  let [y, right] = [EDGE, 0];
  for (const line of nets.length > 0 ? lines : []) {
    const deepest = Math.max(...line.map(({ cells }) => cells.length * pitch));
    let x = EDGE;
    for (const net of line) {
      drawn.push(...drawNet(net, [x, y], pitch));
      if (net.label) drawn.push(label([x + (columnsOf(net) * pitch) / 2, y + deepest + 20], net.label));
      x += Math.max(columnsOf(net) * pitch, 50) + GAP * (isWide ? 2 : 1);
    }
    right = Math.max(right, x);
    y += deepest + (line.some((net) => net.label) ? 50 : 16);
  }
  const width = cubes.length > 0 ? WIDTH : Math.max(320, Math.min(WIDTH, right));
  return svg(width, cubes.length > 0 ? y + 2 * CUBE + 56 : y, [
    ...drawn,
    ...cubes.flatMap((cube, at) => drawCube(cube, [(WIDTH / cubes.length) * (at + 0.5), y + CUBE])),
  ]);
}

function drawCube(cube: Nets['cubes'][number], origin: Point): string[] {
  return [
    ...cubeFaces([0, 0, 0], CUBE, origin),
    ...(['top', 'front', 'right'] as const).map((face) => onFace(face, CUBE, origin, symbol(cube[face]))),
    label([origin[0], origin[1] + CUBE + 30], cube.label),
  ];
}

const drawNet = ({ cells }: Net, [x, y]: Point, pitch: number) =>
  cells.flatMap((row, line) =>
    [...row].flatMap((mark, column) => netSquare(mark, [x + column * pitch, y + line * pitch], pitch)),
  );

function netSquare(mark: string, [x, y]: Point, pitch: number): string[] {
  if (mark === ' ') return [];
  const drawing = /[1-9P]/.test(mark)
    ? label([x + pitch / 2, y + pitch / 2], mark, { isBold: true, size: Math.max(TEXT, Math.round(pitch * 0.5)) })
    : `<g transform="translate(${x} ${y}) scale(${pitch})">${symbol(mark)}</g>`;
  return [rectangle([x, y], pitch, pitch, COLOURS.white), drawing];
}

/** A mark in a square with sides of 1; quarter turns do not change it, and it is known on a slanted face. */
function symbol(mark: string): string {
  const ring = (fill: string) =>
    `<circle cx=".5" cy=".5" r=".26" fill="${fill}" stroke="${COLOURS.ink}" stroke-width=".05"/>`;
  const dot = (x: number, y: number) => `<circle cx="${x}" cy="${y}" r=".12" fill="${COLOURS.green}"/>`;
  const shapes: Record<string, string> = {
    o: ring(COLOURS.white),
    c: ring(COLOURS.ink),
    s: `<rect x=".25" y=".25" width=".5" height=".5" fill="${COLOURS.green}"/>`,
    d: `${ring(COLOURS.amber)}<circle cx=".5" cy=".5" r=".09" fill="${COLOURS.ink}"/>`,
    '+': `<path d="M.42.2h.16v.22h.22v.16h-.22v.22h-.16v-.22h-.22v-.16h.22z" fill="${COLOURS.ink}"/>`,
    x: [0.32, 0.68].flatMap((x) => [dot(x, 0.32), dot(x, 0.68)]).join(''),
  };
  return shapes[mark] ?? '';
}

function describeNets({ nets, cubes }: Nets): string {
  const hasMarks = nets.some(({ cells }) => /[^. ]/.test(cells.join('')));
  const net = ({ label: name, cells }: Net) => {
    const rows = cells.map((row, line) => {
      const squares = [...row].flatMap((mark, column) =>
        mark === ' ' ? [] : [hasMarks ? `${nameOfMark(mark)} in column ${column + 1}` : `column ${column + 1}`],
      );
      return `row ${line + 1}: ${squares.join(', ')}`;
    });
    return `${name || 'The net'}: ${rows.join('; ')}.`;
  };
  const cube = ({ label: name, top, front, right }: Nets['cubes'][number]) =>
    `${name}: ${nameOfMark(top)} on the top, ${nameOfMark(front)} on the left one and ${nameOfMark(right)} on the right one of the two sides that can be seen.`;
  return [
    ...(nets.length > 0 ? ['Nets of equal squares.', ...nets.map(net)] : []),
    ...(cubes.length > 0 ? ['Cubes seen from a corner.', ...cubes.map(cube)] : []),
  ].join(' ');
}

export const nets = figureKind(netsSchema, { draw: drawNets, describe: describeNets });
