import { z } from 'zod';
import { cubeFaces, onFace } from './solids';
import { COLOURS, label, type Point, rectangle, svg } from './svg';

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
export const netsSchema = z.strictObject({
  kind: z.literal('nets'),
  nets: z.array(z.strictObject({ label: z.string(), cells: z.array(z.string().regex(/^[.ocsd+x1-9P ]+$/)).min(1) })),
  cubes: z.array(z.strictObject({ label: z.string(), top: markSchema, front: markSchema, right: markSchema })),
});

export type Nets = z.infer<typeof netsSchema>;
export type Mark = z.infer<typeof markSchema>;

export const nameOfMark = (mark: string) => (MARKS as Record<string, string>)[mark] ?? mark;

const WIDTH = 640;
const EDGE = 20;

export function drawNets({ nets, cubes }: Nets): string {
  const columns = nets.map(({ cells }) => Math.max(...cells.map((row) => row.length)));
  const gaps = 36 * (nets.length - 1) + 2 * EDGE;
  const pitch = Math.min(56, Math.floor((WIDTH - gaps) / columns.reduce((sum, each) => sum + each, 0.001)));
  const lefts = columns.map((_, at) => EDGE + columns.slice(0, at).reduce((sum, each) => sum + each * pitch + 36, 0));
  const deepest = Math.max(0, ...nets.map(({ cells }) => cells.length * pitch));
  const netBottom = nets.length > 0 ? EDGE + deepest + (nets.some((net) => net.label) ? 40 : 12) : EDGE;
  const cubeEdge = 66;
  const height = netBottom + (cubes.length > 0 ? 2 * cubeEdge + 60 : 0);
  return svg(WIDTH, height, [
    ...nets.flatMap((net, at) => [
      ...net.cells.flatMap((row, line) =>
        [...row].flatMap((mark, column) =>
          netSquare(mark, [(lefts[at] ?? 0) + column * pitch, EDGE + line * pitch], pitch),
        ),
      ),
      label([(lefts[at] ?? 0) + ((columns[at] ?? 0) * pitch) / 2, EDGE + deepest + 22], net.label, { size: 17 }),
    ]),
    ...cubes.flatMap((cube, at) => {
      const origin: Point = [(WIDTH / cubes.length) * (at + 0.5), netBottom + cubeEdge];
      return [
        ...cubeFaces([0, 0, 0], cubeEdge, origin),
        ...(['top', 'front', 'right'] as const).map((face) => onFace(face, cubeEdge, origin, symbol(cube[face]))),
        label([origin[0], origin[1] + cubeEdge + 30], cube.label, { size: 17 }),
      ];
    }),
  ]);
}

function netSquare(mark: string, [x, y]: Point, pitch: number): string[] {
  if (mark === ' ') return [];
  const drawing = /[1-9P]/.test(mark)
    ? label([x + pitch / 2, y + pitch / 2], mark, { isBold: true, size: Math.round(pitch * 0.5) })
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

export function describeNets({ nets, cubes }: Nets): string {
  const hasMarks = nets.some(({ cells }) => /[^. ]/.test(cells.join('')));
  const net = ({ label: name, cells }: Nets['nets'][number]) => {
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
