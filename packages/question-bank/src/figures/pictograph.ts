import { z } from 'zod';
import { figureKind } from './figure-kind';
import { axis, COLOURS, circle, gridLine, heading, label, type Point, path, slice, svg, WIDTH } from './svg';
import { written } from './words';

const pictographSchema = z.strictObject({
  kind: z.literal('pictograph'),
  title: z.string(),
  /** How many one whole circle stands for, and what they are; without it the graph has no key. */
  key: z.strictObject({ each: z.number().positive(), of: z.string() }).optional(),
  /** Circles in each row, in quarters: 2.75 is two circles and three quarters. */
  rows: z.array(z.strictObject({ label: z.string(), symbols: z.number().positive().multipleOf(0.25) })).min(2),
});

const ROW = 52;
const RADIUS = 19;
const LEFT = 140;

function symbols(count: number, y: number): string[] {
  const centre = (index: number): Point => [LEFT + 20 + index * 48, y];
  const part = count % 1;
  return [
    ...Array.from({ length: Math.floor(count) }, (_, index) => circle(centre(index), RADIUS, COLOURS.amber)),
    ...(part ? [path(slice(centre(Math.floor(count)), RADIUS, 360 - part * 360, 360), COLOURS.amber)] : []),
  ];
}

const QUARTERS = ['', ' 1/4', ' 1/2', ' 3/4'];

export const pictograph = figureKind(pictographSchema, {
  draw: ({ title, key, rows }) => {
    const foot = 60 + rows.length * ROW;
    return svg(WIDTH, foot + (key ? 60 : 16), [
      heading(title),
      ...rows.flatMap((row, index) => {
        const y = 56 + (index + 0.5) * ROW;
        return [
          gridLine([20, y + ROW / 2], [WIDTH - 20, y + ROW / 2]),
          label([LEFT - 20, y], row.label, { anchor: 'end' }),
          ...symbols(row.symbols, y),
        ];
      }),
      axis([LEFT - 6, 56], [LEFT - 6, 56 + rows.length * ROW]),
      ...(key
        ? [
            circle([LEFT + 20, foot + 28], RADIUS, COLOURS.amber),
            label([LEFT + 50, foot + 28], `= ${written(key.each)} ${key.of}`, { anchor: 'start' }),
          ]
        : []),
    ]);
  },
  describe: ({ title, key, rows }) => {
    const count = (circles: number) => `${Math.floor(circles) || ''}${QUARTERS[(circles % 1) * 4]}`.trim();
    return [
      `A pictograph titled ${title}.`,
      ...rows.map((row) => `${row.label}: ${count(row.symbols)} circles.`),
      ...(key ? [`One circle stands for ${written(key.each)} ${key.of}.`] : []),
    ].join(' ');
  },
});
