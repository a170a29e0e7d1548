import { z } from 'zod';
import { figureKind } from './figure-kind';
import { COLOURS, centred, heading, label, type Point, rectangle, svg, WIDTH } from './svg';
import { written } from './words';

/** How many things belong to a part; without a number it has a question mark. */
const countSchema = z.number().int().min(0).nullable();

const vennSchema = z.strictObject({
  kind: z.literal('venn'),
  title: z.string(),
  left: z.string(),
  right: z.string(),
  onlyLeft: countSchema,
  both: countSchema,
  onlyRight: countSchema,
  neither: countSchema,
});

const [TOP, HEIGHT, RADIUS] = [48, 292, 100];
const MIDDLE = TOP + 164;
const CENTRES: [Point, Point] = [
  [206, MIDDLE],
  [334, MIDDLE],
];

const shown = (count: number | null) => (count === null ? '?' : written(count));
const told = (count: number | null) => (count === null ? 'a question mark' : written(count));
const ring = ([x, y]: Point, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${RADIUS}" fill="${fill}" fill-opacity="0.5" stroke="${COLOURS.ink}" stroke-width="2.5"/>`;

export const venn = figureKind(vennSchema, {
  draw: ({ title, left, right, onlyLeft, both, onlyRight, neither }) =>
    svg(WIDTH, TOP + HEIGHT + 14, [
      heading(title),
      rectangle([12, TOP], WIDTH - 24, HEIGHT, COLOURS.white),
      ring(CENTRES[0], COLOURS.mint),
      ring(CENTRES[1], COLOURS.sand),
      ...centred([150, TOP + 34], left, 190, { isBold: true }),
      ...centred([390, TOP + 34], right, 190, { isBold: true }),
      label([166, MIDDLE], shown(onlyLeft), { size: 22 }),
      label([270, MIDDLE], shown(both), { size: 22 }),
      label([374, MIDDLE], shown(onlyRight), { size: 22 }),
      label([486, TOP + HEIGHT - 28], shown(neither), { size: 22 }),
    ]),
  describe: ({ title, left, right, onlyLeft, both, onlyRight, neither }) =>
    [
      `A Venn diagram titled ${title}, with two circles that overlap: “${left}” and “${right}”.`,
      `Only in the circle “${left}”: ${told(onlyLeft)}. In both circles: ${told(both)}.`,
      `Only in the circle “${right}”: ${told(onlyRight)}. Outside both: ${told(neither)}.`,
    ].join(' '),
});
