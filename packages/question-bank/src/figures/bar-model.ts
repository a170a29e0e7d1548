import { listInWords } from '@wattle/contract/text';
import { z } from 'zod';
import { total as sum } from '../lists';
import { figureKind } from './figure-kind';
import { COLOURS, label, line, rectangle, svg, TEXT, WIDTH } from './svg';
import { textWidth } from './text';
import { amount, written } from './words';

/** Bars of equal boxes: how a whole is shared. */
const barModelSchema = z.strictObject({
  kind: z.literal('bar-model'),
  /** What one box holds. */
  value: z.number().positive(),
  /** What is counted, such as mL; a currency sign stands before the number. */
  unit: z.string(),
  rows: z
    .array(
      z.strictObject({
        name: z.string(),
        boxes: z.number().int().min(1).max(12),
        /** So many boxes at its end are what is asked for. */
        marked: z.number().int().min(1).optional(),
      }),
    )
    .min(1)
    .max(3),
  /** What all boxes hold together, where the question says it. */
  total: z.number().optional(),
});

type BarModel = z.infer<typeof barModelSchema>;

const HEIGHT = 44;
const PITCH = 92;
const TOP = 18;
const [EDGE, GAP, BRACKET] = [16, 14, 12];
const LARGEST_BOX = 62;

const boxesIn = ({ rows }: BarModel) => sum(rows.map(({ boxes }) => boxes));

export const barModel = figureKind(barModelSchema, {
  draw: (figure) => {
    const { value, unit, rows, total } = figure;
    const left = EDGE + Math.max(...rows.map(({ name }) => textWidth(name, { size: TEXT, isBold: true }))) + GAP;
    const totals = total === undefined ? [] : [`${boxesIn(figure)} boxes`, amount(total, unit)];
    const beside =
      totals.length > 0
        ? BRACKET + GAP + Math.max(...totals.map((text) => textWidth(text, { size: TEXT, isBold: true })))
        : 0;
    const longest = Math.max(...rows.map(({ boxes }) => boxes));
    const box = Math.min(LARGEST_BOX, (WIDTH - left - beside - EDGE - GAP) / longest);
    const right = left + longest * box + GAP;
    const bottom = TOP + (rows.length - 1) * PITCH + HEIGHT;
    return svg(Math.max(300, right + beside + EDGE), bottom + PITCH - HEIGHT, [
      ...rows.flatMap(({ name, boxes, marked = 0 }, row) => {
        const y = TOP + row * PITCH;
        const [from, to] = [left + (boxes - marked) * box, left + boxes * box];
        return [
          label([EDGE, y + HEIGHT / 2], name, { anchor: 'start', isBold: true }),
          ...Array.from({ length: boxes }, (_, at) => [
            rectangle([left + at * box, y], box, HEIGHT, at < boxes - marked ? COLOURS.amber : COLOURS.mint),
            label([left + (at + 0.5) * box, y + HEIGHT / 2], written(value)),
          ]).flat(),
          ...(marked > 0
            ? [
                ...bracket([from + 3, y + HEIGHT + 12], [to - 3, y + HEIGHT + 12], [0, -6]),
                label([(from + to) / 2, y + HEIGHT + 27], amount(marked * value, unit), { isBold: true }),
              ]
            : []),
        ];
      }),
      ...(totals.length > 0
        ? [
            ...bracket([right + BRACKET / 2, TOP], [right + BRACKET / 2, bottom], [-6, 0]),
            ...totals.map((text, at) =>
              label([right + BRACKET + GAP / 2, (TOP + bottom) / 2 + (at - 0.5) * 24], text, {
                anchor: 'start',
                isBold: at === 0,
              }),
            ),
          ]
        : []),
    ]);
  },
  describe: (figure) => {
    const { value, unit, rows, total } = figure;
    const marked = rows.filter((row) => row.marked);
    return [
      `${rows.length === 1 ? 'A bar' : 'Bars'} of equal boxes, each of which holds ${amount(value, unit)}.`,
      `Boxes: ${listInWords(rows.map(({ name, boxes }) => `${boxes} for “${name}”`))}.`,
      ...(total === undefined ? [] : [`All ${boxesIn(figure)} together hold ${amount(total, unit)}.`]),
      ...marked.map(
        ({ name, marked: count = 0 }) =>
          `The last ${count === 1 ? 'one' : count} of “${name}” ${count === 1 ? 'is' : 'are'} marked: ${amount(count * value, unit)}.`,
      ),
    ].join(' ');
  },
  flaws: (figure) => [
    ...(figure.total !== undefined && Math.abs(figure.total - boxesIn(figure) * figure.value) > 1e-9
      ? ['its boxes do not hold the total']
      : []),
    ...figure.rows.flatMap(({ name, boxes, marked = 0 }) =>
      marked > boxes ? [`${name} has fewer boxes than marked`] : [],
    ),
  ],
});

/** A line between two points, whose ends point to what it embraces. */
function bracket(
  from: readonly [number, number],
  to: readonly [number, number],
  tip: readonly [number, number],
): string[] {
  const tipped = ([x, y]: readonly [number, number]) => [x + tip[0], y + tip[1]] as const;
  return [line(from, to), line(from, tipped(from)), line(to, tipped(to))];
}
