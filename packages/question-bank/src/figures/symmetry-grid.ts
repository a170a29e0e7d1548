import { z } from 'zod';
import { COLOURS, line, type Point, rectangle, svg } from './svg';
import { listed } from './words';

const symmetryGridSchema = z.strictObject({
  kind: z.literal('symmetry-grid'),
  /** The grid is square: this many squares a side. */
  size: z.number().int().positive(),
  /** Column and row of each shaded square, counted from 1 at the top left. */
  shaded: z.array(z.tuple([z.number().int().positive(), z.number().int().positive()])),
  /** Mirror lines through the middle. */
  mirrors: z.array(z.enum(['upright', 'level'])),
});

export type SymmetryGrid = z.infer<typeof symmetryGridSchema>;

const MARGIN = 34;

function drawSymmetryGrid({ size, shaded, mirrors }: SymmetryGrid): string {
  const pitch = size > 6 ? 42 : 52;
  const at = (column: number, row: number): Point => [MARGIN + column * pitch, MARGIN + row * pitch];
  const squares = Array.from({ length: size * size }, (_, index) => [(index % size) + 1, Math.floor(index / size) + 1]);
  const isShaded = (column: number, row: number) => shaded.some((each) => each[0] === column && each[1] === row);
  const ends = {
    upright: [at(size / 2, -0.4), at(size / 2, size + 0.4)],
    level: [at(-0.4, size / 2), at(size + 0.4, size / 2)],
  } as const;
  return svg(size * pitch + 2 * MARGIN, size * pitch + 2 * MARGIN, [
    ...squares.map(([column = 0, row = 0]) =>
      rectangle(at(column - 1, row - 1), pitch, pitch, isShaded(column, row) ? COLOURS.green : COLOURS.white),
    ),
    ...mirrors.map((mirror) =>
      line(ends[mirror][0], ends[mirror][1], { isDashed: true, width: 3.5, colour: '#b3261e' }),
    ),
  ]);
}

const MIRROR_WORDS = {
  upright: 'from top to bottom through the middle',
  level: 'from left to right through the middle',
};

function describeSymmetryGrid({ size, shaded, mirrors }: SymmetryGrid): string {
  const rows = Array.from({ length: size }, (_, index) => {
    const columns = shaded.flatMap(([column, row]) => (row === index + 1 ? [column] : []));
    return columns.length === 0 ? 'none' : listed(columns.sort((one, other) => one - other).map(String));
  });
  return [
    `A grid of ${size} rows with ${size} squares each.`,
    `Shaded columns, row by row from the top: ${rows.join('; ')}.`,
    ...mirrors.map((mirror) => `A dashed line runs ${MIRROR_WORDS[mirror]}.`),
  ].join(' ');
}

export const symmetryGrid = {
  schema: symmetryGridSchema,
  draw: drawSymmetryGrid,
  describe: describeSymmetryGrid,
};
