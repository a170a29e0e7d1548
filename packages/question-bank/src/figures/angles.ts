import { listInWords } from '@wattle/contract/text';
import { z } from 'zod';
import { total } from '../lists';
import { figureKind } from './figure-kind';
import { COLOURS, label, type Point, path, slice, svg, towards, WIDTH } from './svg';
import { counted, written } from './words';

/** Angles that lie side by side around one point: what they add up to. */
const anglesSchema = z.strictObject({
  kind: z.literal('angles'),
  /** In degrees: 180 is a straight line, 360 a full turn. */
  whole: z.number().positive().max(360),
  parts: z.array(z.number().positive()).min(2).max(12),
  /** So many of them, from the last one on, are what is asked for. */
  marked: z.number().int().min(1).optional(),
});

type Angles = z.infer<typeof anglesSchema>;

const [RADIUS, LABEL_DISTANCE, EDGE] = [110, 26, 48];
const degrees = (size: number) => `${written(size)}°`;
const areEqual = (parts: readonly number[]) => parts.every((size) => size === parts[0]);

/** `58° + 37° + 85°`, or `9 × 20°`. */
function sumOf(parts: readonly number[]): string {
  const [first = 0] = parts;
  const isProduct = parts.length > 3 && areEqual(parts);
  return isProduct ? `${parts.length} × ${degrees(first)}` : parts.map(degrees).join(' + ');
}

function drawAngles({ whole, parts, marked = 0 }: Angles): string {
  const reach = RADIUS + EDGE;
  const centre: Point = [WIDTH / 2, reach];
  const starts = parts.map((_size, at) => total(parts.slice(0, at)) - whole / 2);
  const bottom = reach + (whole > 180 ? reach + 8 : 36);
  return svg(WIDTH, bottom + 24, [
    ...parts.flatMap((size, at) => {
      const from = starts[at] ?? 0;
      const fill = at >= parts.length - marked ? COLOURS.mint : COLOURS.amber;
      return [
        path(slice(centre, RADIUS, from, from + size), fill),
        label(towards(centre, from + size / 2, RADIUS + LABEL_DISTANCE), degrees(size)),
      ];
    }),
    label([WIDTH / 2, bottom], `${sumOf(parts)} = ${degrees(whole)}`, { isBold: true, size: 20 }),
  ]);
}

const NAMES: Record<number, string> = { 180: ', a straight line', 360: ', a full turn' };

function describeAngles({ whole, parts, marked = 0 }: Angles): string {
  const [first = 0] = parts;
  const asked = parts.slice(parts.length - marked);
  return [
    `Angles side by side around a point make ${degrees(whole)} together${NAMES[whole] ?? ''}.`,
    areEqual(parts)
      ? `There are ${counted(parts.length, 'equal angle')} of ${degrees(first)}.`
      : `They are ${listInWords(parts.map(degrees))}.`,
    ...(marked > 0 ? [`The last ${marked === 1 ? 'one is' : `${marked} are`} marked: ${degrees(total(asked))}.`] : []),
  ].join(' ');
}

export const angles = figureKind(anglesSchema, {
  draw: drawAngles,
  describe: describeAngles,
  flaws: ({ whole, parts, marked = 0 }) => [
    ...(Math.abs(total(parts) - whole) > 1e-9 ? [`its angles do not add up to ${degrees(whole)}`] : []),
    ...(marked > parts.length ? ['it has fewer angles than marked'] : []),
  ],
});
