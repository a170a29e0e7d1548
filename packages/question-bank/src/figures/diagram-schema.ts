import { z } from 'zod';

const nameSchema = z.string().regex(/^[A-Z]\d?$/);

export const diagramSchema = z.strictObject({
  kind: z.literal('diagram'),
  /** Whether lengths and angles of the drawing are those of its texts; otherwise it says that they are not. */
  isToScale: z.boolean(),
  /** Places of the points, to the right and up. */
  points: z.record(nameSchema, z.tuple([z.number(), z.number()])),
  areas: z.array(
    z.strictObject({ corners: z.array(nameSchema).min(3), fill: z.enum(['green', 'sand', 'amber', 'white']) }),
  ),
  lines: z.array(
    z.strictObject({
      from: nameSchema,
      to: nameSchema,
      length: z.string().optional(),
      /** The text belongs to the part inside the line, such as the number on a brick, and is no length. */
      isName: z.boolean().optional(),
      /** Lines with as many ticks are equally long. */
      ticks: z.number().int().positive().optional(),
      isDashed: z.boolean().optional(),
      /** Writes the length on the side of the line that faces the middle of the drawing. */
      isInside: z.boolean().optional(),
    }),
  ),
  /** The angle at a point between the directions to two others. */
  angles: z.array(z.strictObject({ at: nameSchema, between: z.tuple([nameSchema, nameSchema]), size: z.string() })),
  /** Points that have their name beside them. */
  named: z.array(nameSchema),
  /** Points that are shown as dots. */
  dots: z.array(nameSchema).optional(),
});

export type Diagram = z.infer<typeof diagramSchema>;

type Points = Diagram['points'];

const placeOf = (points: Points, name: string) => points[name] ?? [Number.NaN, Number.NaN];

function offset(points: Points, from: string, to: string) {
  const [[x1, y1], [x2, y2]] = [placeOf(points, from), placeOf(points, to)];
  return [x2 - x1, y2 - y1] as const;
}

/** How long a line is drawn. */
export const drawnLength = (points: Points, { from, to }: { from: string; to: string }) =>
  Math.hypot(...offset(points, from, to));

/** The degrees between two lines from a point, as they are drawn. */
export function drawnAngle(points: Points, at: string, [one, other]: readonly [string, string]): number {
  const [[x1, y1], [x2, y2]] = [offset(points, at, one), offset(points, at, other)];
  return (Math.abs(Math.atan2(x1 * y2 - y1 * x2, x1 * x2 + y1 * y2)) * 180) / Math.PI;
}
