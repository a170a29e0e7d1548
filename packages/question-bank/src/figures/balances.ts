import { z } from 'zod';
import { COLOURS, circle, label, line, type Point, path, polygon, rectangle, svg } from './svg';

const SHAPES = { c: 'circle', s: 'square', t: 'triangle', d: 'diamond' } as const;

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

export type Balances = z.infer<typeof balancesSchema>;

const WIDTH = 640;
const CELL = 210;

function drawBalances({ scales }: Balances): string {
  const width = Math.min(WIDTH, scales.length * CELL + 10);
  return svg(
    width,
    172,
    scales.flatMap((scale, at) => drawScale(scale, 5 + CELL * (at + 0.5), at + 1)),
  );
}

function drawScale({ left, right, heavier }: Balances['scales'][number], middle: number, number: number): string[] {
  const drop = { left: 16, right: -16, neither: 0 }[heavier];
  const [leftEnd, rightEnd]: [Point, Point] = [
    [middle - 52, 76 + drop],
    [middle + 52, 76 - drop],
  ];
  return [
    polygon(
      [
        [middle, 76],
        [middle + 18, 130],
        [middle - 18, 130],
      ],
      COLOURS.sand,
    ),
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
  switch (name) {
    case 'c':
      return circle([x, y], 9, COLOURS.amber);
    case 's':
      return rectangle([x - 9, y - 8], 18, 18, COLOURS.green);
    case 't':
      return polygon(
        [
          [x, y - 10],
          [x + 10, y + 10],
          [x - 10, y + 10],
        ],
        COLOURS.white,
      );
    default:
      return polygon(
        [
          [x, y - 11],
          [x + 9, y],
          [x, y + 11],
          [x - 9, y],
        ],
        COLOURS.mint,
      );
  }
}

const COUNTS = ['', 'one', 'two', 'three', 'four', 'five', 'six'];

function describeBalances({ scales }: Balances): string {
  const load = (shapes: string) =>
    Object.entries(SHAPES)
      .map(([mark, name]) => ({ name, count: [...shapes].filter((each) => each === mark).length }))
      .filter(({ count }) => count > 0)
      .map(({ name, count }) => `${COUNTS[count]} ${name}${count > 1 ? 's' : ''}`)
      .join(' and ');
  const end = { left: 'the left side is down', right: 'the right side is down', neither: 'the scale is level' };
  return scales
    .map(
      ({ left, right, heavier }, at) =>
        `Scale ${at + 1}: ${load(left)} on the left, ${load(right)} on the right; ${end[heavier]}.`,
    )
    .join(' ');
}

export const balances = {
  schema: balancesSchema,
  draw: drawBalances,
  describe: describeBalances,
};
