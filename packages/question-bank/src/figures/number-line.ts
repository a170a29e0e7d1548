import { z } from 'zod';
import { COLOURS, label, line, polygon, steps, svg, WIDTH } from './svg';
import { counted, listed, marksAfter, written } from './words';

const numberLineSchema = z.strictObject({
  kind: z.literal('number-line'),
  from: z.number(),
  to: z.number(),
  /** Distance between two marks. */
  step: z.number().positive(),
  /** Marks that have their number below them. */
  labelled: z.array(z.number()).min(2),
  /** What the numbers count, such as cm. */
  unit: z.string().optional(),
  markers: z.array(z.strictObject({ name: z.string(), at: z.number() })),
});

type NumberLine = z.infer<typeof numberLineSchema>;

const [LEFT, RIGHT, Y] = [44, 496, 104];

function drawNumberLine({ from, to, step, labelled, unit, markers }: NumberLine): string {
  const x = (value: number) => LEFT + ((value - from) / (to - from)) * (RIGHT - LEFT);
  return svg(WIDTH, 160, [
    line([LEFT - 26, Y], [RIGHT + 26, Y], { width: 3 }),
    polygon(
      [
        [LEFT - 36, Y],
        [LEFT - 22, Y - 7],
        [LEFT - 22, Y + 7],
      ],
      COLOURS.ink,
    ),
    polygon(
      [
        [RIGHT + 36, Y],
        [RIGHT + 22, Y - 7],
        [RIGHT + 22, Y + 7],
      ],
      COLOURS.ink,
    ),
    ...steps(from, to, step).map((value) => line([x(value), Y - 10], [x(value), Y + 10])),
    ...labelled.map((value) => label([x(value), Y + 32], written(value), { size: 19 })),
    ...(unit ? [label([RIGHT + 34, Y + 32], unit, { size: 19 })] : []),
    ...markers.flatMap(({ name, at }) => [
      polygon(
        [
          [x(at), Y - 14],
          [x(at) - 8, Y - 30],
          [x(at) + 8, Y - 30],
        ],
        COLOURS.amber,
      ),
      label([x(at), Y - 46], name, { isBold: true, size: 20 }),
    ]),
  ]);
}

function describeNumberLine({ from, to, step, labelled, unit, markers }: NumberLine): string {
  const parts = Math.round((to - from) / step);
  return [
    `A number line with marks that cut it into ${counted(parts, 'equal part')} from ${written(from)} to ${written(to)}.`,
    `The numbers ${listed(labelled.map(written))} are written below it${unit ? `, in ${unit}` : ''}.`,
    ...markers.map(({ name, at }) => `${name === '★' ? 'A star' : name} is ${marksAfter(at, labelled, step)}.`),
  ].join(' ');
}

export const numberLine = {
  schema: numberLineSchema,
  draw: drawNumberLine,
  describe: describeNumberLine,
  flaws: ({ from, to, markers }: NumberLine) =>
    markers.flatMap(({ name, at }) => (at < from || at > to ? [`${name} is outside`] : [])),
};
