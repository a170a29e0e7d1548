import { numberInWords } from '@wattle/contract/text';
import { z } from 'zod';
import { figureKind } from './figure-kind';
import { COLOURS, circle, cornersFrom, label, type Point, polygon, rectangle, svg, WIDTH } from './svg';

const FILLS = { white: COLOURS.white, green: COLOURS.green, yellow: COLOURS.amber };

const dottedShapeSchema = z.strictObject({
  colour: z.enum(['white', 'green', 'yellow']),
  outline: z.enum(['circle', 'square', 'triangle']),
  dots: z.number().int().min(1).max(3),
});

/** A table of shapes with dots in which one is missing, and shapes to choose from. */
const shapeTableSchema = z.strictObject({
  kind: z.literal('shape-table'),
  rows: z.array(z.array(dottedShapeSchema.nullable())).min(2).max(4),
  choices: z.array(dottedShapeSchema).min(2).max(4),
});

type DottedShape = z.infer<typeof dottedShapeSchema>;

const CELL = 92;
const TOP = 16;

function drawShape({ colour, outline, dots }: DottedShape, [x, y]: Point): string[] {
  const fill = FILLS[colour];
  const outlines = {
    circle: () => circle([x, y], 30, fill, 2.5),
    square: () => rectangle([x - 28, y - 28], 56, 56, fill),
    triangle: () => polygon(cornersFrom([x, y], '0,-36 39,26 -39,26'), fill, 2.5),
  };
  const height = y + (outline === 'triangle' ? 9 : 0);
  return [
    outlines[outline](),
    ...Array.from({ length: dots }, (_, at) =>
      circle([x + (at - (dots - 1) / 2) * 16, height], 5, colour === 'green' ? COLOURS.white : COLOURS.ink, 0),
    ),
  ];
}

const inWords = ({ colour, outline, dots }: DottedShape) =>
  `${colour} ${outline} with ${numberInWords(dots)} dot${dots === 1 ? '' : 's'}`;

export const shapeTable = figureKind(shapeTableSchema, {
  draw: ({ rows, choices }) => {
    const left = (WIDTH - CELL * (rows[0]?.length ?? 0)) / 2;
    const bottom = TOP + rows.length * CELL;
    return svg(WIDTH, bottom + 150, [
      ...rows.flatMap((row, line) =>
        row.flatMap((shape, column) => {
          const [x, y] = [left + column * CELL, TOP + line * CELL];
          const middle: Point = [x + CELL / 2, y + CELL / 2];
          return [
            rectangle([x, y], CELL, CELL, shape ? COLOURS.white : COLOURS.sand),
            ...(shape ? drawShape(shape, middle) : [label(middle, '?', { size: 34, isBold: true })]),
          ];
        }),
      ),
      ...choices.flatMap((shape, at) => {
        const x = (WIDTH / choices.length) * (at + 0.5);
        return [...drawShape(shape, [x, bottom + 66]), label([x, bottom + 122], `Shape ${at + 1}`)];
      }),
    ]);
  },
  describe: ({ rows, choices }) =>
    [
      `A table with ${numberInWords(rows.length)} rows and ${numberInWords(rows[0]?.length ?? 0)} columns.`,
      ...rows.map(
        (row, at) => `Row ${at + 1}: ${row.map((shape) => (shape ? inWords(shape) : 'question mark')).join(', ')}.`,
      ),
      ...choices.map((shape, at) => `Shape ${at + 1}: ${inWords(shape)}.`),
    ].join(' '),
});
