import { listInWords } from '@wattle/contract/text';
import { z } from 'zod';
import { figureKind } from './figure-kind';
import { COLOURS, cornersFrom, label, line, path, polygon, round, steps, svg, WIDTH } from './svg';
import { amount, counted, marksAfter, written } from './words';

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
  /** The numbers are minutes after midnight, written as times of day of so many hours. */
  clock: z.literal([12, 24]).optional(),
  markers: z.array(z.strictObject({ name: z.string(), at: z.number() })),
  /** Arcs from one number to another, with the distance between them. */
  jumps: z.array(z.tuple([z.number(), z.number()])).optional(),
});

type NumberLine = z.infer<typeof numberLineSchema>;

const [LEFT, RIGHT, Y] = [44, 496, 104];

export const numberLine = figureKind(numberLineSchema, {
  draw: (figure) => {
    const { from, to, step, labelled, unit, markers, jumps = [] } = figure;
    const x = (value: number) => LEFT + ((value - from) / (to - from)) * (RIGHT - LEFT);
    return svg(WIDTH, 160, [
      line([LEFT - 26, Y], [RIGHT + 26, Y], { width: 3 }),
      polygon(cornersFrom([LEFT, Y], '-36,0 -22,-7 -22,7'), COLOURS.ink),
      polygon(cornersFrom([RIGHT, Y], '36,0 22,-7 22,7'), COLOURS.ink),
      ...steps(from, to, step).map((value) => line([x(value), Y - 10], [x(value), Y + 10])),
      ...labelled.map((value) => label([x(value), Y + 32], numberAt(figure, value), { size: 19 })),
      ...(unit ? [label([RIGHT + 34, Y + 32], unit, { size: 19 })] : []),
      ...jumps.flatMap((jump) => arc(x(jump[0]), x(jump[1]), distance(figure, jump))),
      ...markers.flatMap(({ name, at }) => [
        polygon(cornersFrom([x(at), Y], '0,-14 -8,-30 8,-30'), COLOURS.amber),
        label([x(at), Y - 46], name, { isBold: true, size: 20 }),
      ]),
    ]);
  },
  describe: (figure) => {
    const { from, to, step, labelled, unit, markers, jumps = [] } = figure;
    const parts = Math.round((to - from) / step);
    const written = (value: number) => numberAt(figure, value);
    return [
      `A number line with marks that cut it into ${counted(parts, 'equal part')} from ${written(from)} to ${written(to)}.`,
      `The numbers ${listInWords(labelled.map(written))} are written below it${unit ? `, in ${unit}` : ''}.`,
      ...markers.map(({ name, at }) => `${name === '★' ? 'A star' : name} is ${marksAfter(at, labelled, step)}.`),
      ...jumps.map((jump) => `An arc goes from ${written(jump[0])} to ${written(jump[1])}: ${distance(figure, jump)}.`),
    ].join(' ');
  },
  flaws: ({ from, to, markers, jumps = [] }) => [
    ...markers.flatMap(({ name, at }) => (at < from || at > to ? [`${name} is outside`] : [])),
    ...jumps.flatMap((ends) => (ends.some((at) => at < from || at > to) ? ['an arc ends outside'] : [])),
  ],
});

/** A number as it is written: `14:05` where numbers are times of day. */
function numberAt({ clock }: NumberLine, value: number): string {
  if (clock === undefined) return written(value);
  const hours = Math.floor(value / 60) % clock;
  const minutes = String(value % 60).padStart(2, '0');
  return clock === 24 ? `${String(hours).padStart(2, '0')}:${minutes}` : `${hours || 12}:${minutes}`;
}

function distance({ clock, unit }: NumberLine, [from, to]: readonly [number, number]): string {
  const size = Number(Math.abs(to - from).toFixed(6));
  if (clock === undefined) return amount(size, unit);
  const [hours, minutes] = [Math.floor(size / 60), size % 60];
  return [hours && `${hours} h`, minutes && `${minutes} min`].filter(Boolean).join(' ');
}

/** An arc above the line, from one place to another, with a tip where it ends. */
function arc(from: number, to: number, text: string): string[] {
  const height = Math.min(52, 22 + Math.abs(to - from) / 8);
  const [middle, foot] = [(from + to) / 2, Y - 14];
  const tip = Math.sign(from - to) * 5;
  return [
    path(`M${round(from)} ${foot}Q${round(middle)} ${foot - 2 * height} ${round(to)} ${foot}`, 'none', 2.5),
    polygon(cornersFrom([to, foot + 3], `0,0 ${tip - 5},-11 ${tip + 5},-11`), COLOURS.ink),
    label([middle, foot - height - 14], text, { isBold: true }),
  ];
}
