import { numberInWords } from '@wattle/contract/text';
import { z } from 'zod';
import { figureKind } from './figure-kind';
import { COLOURS, circle, cornersFrom, label, line, type Point, path, polygon, rectangle, svg } from './svg';

export const SHAPES = { c: 'circle', s: 'square', t: 'triangle', d: 'diamond' } as const;

/** Scales with shapes, one character a shape as in SHAPES. */
const balancesSchema = z.strictObject({
  kind: z.literal('balances'),
  scales: z
    .array(
      z.strictObject({
        left: z.string().regex(/^[cstd]+$/),
        right: z.string().regex(/^[cstd]+$/),
        heavier: z.enum(['left', 'right', 'neither']),
      }),
    )
    .min(1),
});

type Scale = z.infer<typeof balancesSchema>['scales'][number];

const WIDTH = 640;
const CELL = 210;

function drawScale({ left, right, heavier }: Scale, middle: number, number: number): string[] {
  const drop = { left: 16, right: -16, neither: 0 }[heavier];
  const [leftEnd, rightEnd]: [Point, Point] = [
    [middle - 52, 76 + drop],
    [middle + 52, 76 - drop],
  ];
  return [
    polygon(cornersFrom([middle, 76], '0,0 18,54 -18,54'), COLOURS.sand),
    line(leftEnd, rightEnd, { width: 5 }),
    ...pan(leftEnd, left),
    ...pan(rightEnd, right),
    label([middle, 154], `Scale ${number}`, { size: 20 }),
  ];
}

function pan([x, y]: Point, shapes: string): string[] {
  const pitch = 22;
  const first = x - ((shapes.length - 1) * pitch) / 2;
  const half = Math.max(34, (shapes.length * pitch) / 2 + 4);
  return [
    path(`M${x - half} ${y - 12}h${2 * half}l-10 12h${20 - 2 * half}z`, COLOURS.pale),
    ...[...shapes].map((each, at) => shape(each, [first + at * pitch, y - 23])),
  ];
}

function shape(name: string, [x, y]: Point): string {
  if (name === 'c') return circle([x, y], 9, COLOURS.amber);
  if (name === 's') return rectangle([x - 9, y - 8], 18, 18, COLOURS.green);
  if (name === 't') return polygon(cornersFrom([x, y], '0,-10 10,10 -10,10'), COLOURS.white);
  return polygon(cornersFrom([x, y], '0,-11 9,0 0,11 -9,0'), COLOURS.mint);
}

function inWords(shapes: string): string {
  const counts = Object.entries(SHAPES).map(([mark, name]) => ({ name, count: shapes.split(mark).length - 1 }));
  return counts
    .filter(({ count }) => count > 0)
    .map(({ name, count }) => `${numberInWords(count)} ${name}${count > 1 ? 's' : ''}`)
    .join(' and ');
}

const ENDS = { left: 'the left side is down', right: 'the right side is down', neither: 'the scale is level' };

export const balances = figureKind(balancesSchema, {
  draw: ({ scales }) =>
    svg(
      Math.min(WIDTH, scales.length * CELL + 10),
      172,
      scales.flatMap((scale, at) => drawScale(scale, 5 + CELL * (at + 0.5), at + 1)),
    ),
  describe: ({ scales }) =>
    scales
      .map(
        ({ left, right, heavier }, at) =>
          `Scale ${at + 1}: ${inWords(left)} on the left, ${inWords(right)} on the right; ${ENDS[heavier]}.`,
      )
      .join(' '),
});
