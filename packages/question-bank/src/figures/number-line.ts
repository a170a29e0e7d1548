import { listInWords } from '@wattle/contract/text';
import { z } from 'zod';
import { figureKind } from './figure-kind';
import { COLOURS, cornersFrom, label, line, polygon, steps, svg, WIDTH } from './svg';
import { counted, marksAfter, written } from './words';

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

const [LEFT, RIGHT, Y] = [44, 496, 104];

export const numberLine = figureKind(numberLineSchema, {
  draw: ({ from, to, step, labelled, unit, markers }) => {
    const x = (value: number) => LEFT + ((value - from) / (to - from)) * (RIGHT - LEFT);
    return svg(WIDTH, 160, [
      line([LEFT - 26, Y], [RIGHT + 26, Y], { width: 3 }),
      polygon(cornersFrom([LEFT, Y], '-36,0 -22,-7 -22,7'), COLOURS.ink),
      polygon(cornersFrom([RIGHT, Y], '36,0 22,-7 22,7'), COLOURS.ink),
      ...steps(from, to, step).map((value) => line([x(value), Y - 10], [x(value), Y + 10])),
      ...labelled.map((value) => label([x(value), Y + 32], written(value), { size: 19 })),
      ...(unit ? [label([RIGHT + 34, Y + 32], unit, { size: 19 })] : []),
      ...markers.flatMap(({ name, at }) => [
        polygon(cornersFrom([x(at), Y], '0,-14 -8,-30 8,-30'), COLOURS.amber),
        label([x(at), Y - 46], name, { isBold: true, size: 20 }),
      ]),
    ]);
  },
  describe: ({ from, to, step, labelled, unit, markers }) => {
    const parts = Math.round((to - from) / step);
    return [
      `A number line with marks that cut it into ${counted(parts, 'equal part')} from ${written(from)} to ${written(to)}.`,
      `The numbers ${listInWords(labelled.map(written))} are written below it${unit ? `, in ${unit}` : ''}.`,
      ...markers.map(({ name, at }) => `${name === '★' ? 'A star' : name} is ${marksAfter(at, labelled, step)}.`),
    ].join(' ');
  },
  flaws: ({ from, to, markers }) =>
    markers.flatMap(({ name, at }) => (at < from || at > to ? [`${name} is outside`] : [])),
});
