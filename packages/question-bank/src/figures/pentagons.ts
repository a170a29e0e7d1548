import { z } from 'zod';
import { figureKind } from './figure-kind';
import { COLOURS, circle, label, type Point, polygon, svg, towards } from './svg';

/** Clockwise. */
export const CORNERS = ['top', 'upper right', 'lower right', 'lower left', 'upper left'] as const;
const FILLS = { white: COLOURS.white, green: COLOURS.green, yellow: COLOURS.amber };

/** Pentagons in a row, each with a dot in one of its corners. */
const pentagonsSchema = z.strictObject({
  kind: z.literal('pentagons'),
  pentagons: z
    .array(z.strictObject({ colour: z.enum(['white', 'green', 'yellow']), corner: z.enum(CORNERS) }))
    .min(2)
    .max(6),
});

const PITCH = 132;
const RADIUS = 56;
const COUNTS = ['Two', 'Three', 'Four', 'Five', 'Six'];

export const pentagons = figureKind(pentagonsSchema, {
  draw: ({ pentagons }) =>
    svg(
      pentagons.length * PITCH + 8,
      176,
      pentagons.flatMap(({ colour, corner }, at) => {
        const centre: Point = [4 + PITCH * (at + 0.5), 76];
        const dot = towards(centre, CORNERS.indexOf(corner) * 72, RADIUS * 0.64);
        const corners = CORNERS.map((_, turn) => towards(centre, turn * 72, RADIUS));
        return [
          polygon(corners, FILLS[colour], 3),
          circle(dot, 9, colour === 'green' ? COLOURS.white : COLOURS.ink),
          label([centre[0], 156], String(at + 1), { size: 19 }),
        ];
      }),
    ),
  describe: ({ pentagons }) =>
    [
      `${COUNTS[pentagons.length - 2]} pentagons in a row, each with one corner at the top.`,
      ...pentagons.map(({ colour, corner }, at) => `Pentagon ${at + 1} is ${colour} with the dot at the ${corner}.`),
    ].join(' '),
});
