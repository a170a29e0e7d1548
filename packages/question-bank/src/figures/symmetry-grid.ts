import { listInWords } from '@wattle/contract/text';
import { z } from 'zod';
import { range } from '../lists';
import { figureKind } from './figure-kind';
import { COLOURS, mirrorLine, type Point, rectangle, svg } from './svg';

const symmetryGridSchema = z.strictObject({
  kind: z.literal('symmetry-grid'),
  /** The grid is square: this many squares a side. */
  size: z.number().int().positive(),
  /** Column and row of each shaded square, counted from 1 at the top left. */
  shaded: z.array(z.tuple([z.number().int().positive(), z.number().int().positive()])),
  /** Mirror lines through the middle. */
  mirrors: z.array(z.enum(['upright', 'level'])),
});

const MARGIN = 34;

const MIRROR_WORDS = {
  upright: 'from top to bottom through the middle',
  level: 'from left to right through the middle',
};

export const symmetryGrid = figureKind(symmetryGridSchema, {
  draw: ({ size, shaded, mirrors }) => {
    const pitch = size > 6 ? 42 : 52;
    const at = (column: number, row: number): Point => [MARGIN + column * pitch, MARGIN + row * pitch];
    const isShaded = (column: number, row: number) => shaded.some((each) => each[0] === column && each[1] === row);
    const fillOf = (column: number, row: number) => (isShaded(column, row) ? COLOURS.green : COLOURS.white);
    return svg(size * pitch + 2 * MARGIN, size * pitch + 2 * MARGIN, [
      ...range(1, size).flatMap((row) =>
        range(1, size).map((column) => rectangle(at(column - 1, row - 1), pitch, pitch, fillOf(column, row))),
      ),
      ...mirrors.map((mirror) =>
        mirror === 'upright'
          ? mirrorLine(at(size / 2, -0.4), at(size / 2, size + 0.4), 3.5)
          : mirrorLine(at(-0.4, size / 2), at(size + 0.4, size / 2), 3.5),
      ),
    ]);
  },
  describe: ({ size, shaded, mirrors }) => {
    const rows = range(1, size).map((wanted) => {
      const columns = shaded.flatMap(([column, row]) => (row === wanted ? [column] : []));
      return columns.length === 0 ? 'none' : listInWords(columns.sort((one, other) => one - other).map(String));
    });
    return [
      `A grid of ${size} rows with ${size} squares each.`,
      `Shaded columns, row by row from the top: ${rows.join('; ')}.`,
      ...mirrors.map((mirror) => `A dashed line runs ${MIRROR_WORDS[mirror]}.`),
    ].join(' ');
  },
});
