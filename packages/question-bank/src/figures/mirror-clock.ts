import { z } from 'zod';
import { COLOURS, circle, line, type Point, steps, svg, towards } from './svg';

/** A clock without numbers as a mirror shows it. */
const mirrorClockSchema = z.strictObject({
  kind: z.literal('mirror-clock'),
  /** What the clock seems to show to somebody who takes it for an ordinary one. */
  hour: z.number().int().min(1).max(12),
  minute: z.number().int().min(5).max(55).multipleOf(5),
});

type MirrorClock = z.infer<typeof mirrorClockSchema>;

const CENTRE: Point = [180, 180];

/** Where the hands seem to point, in degrees from the top. */
const handsSeen = ({ hour, minute }: MirrorClock) => ({
  short: (hour % 12) * 30 + minute / 2,
  long: minute * 6,
});

function drawMirrorClock(figure: MirrorClock): string {
  const { short, long } = handsSeen(figure);
  return svg(360, 360, [
    circle(CENTRE, 155, COLOURS.sand, 3),
    circle(CENTRE, 143, COLOURS.white, 2),
    ...steps(0, 11, 1).map((mark) =>
      line(towards(CENTRE, mark * 30, mark % 3 === 0 ? 112 : 121), towards(CENTRE, mark * 30, 135), {
        width: mark % 3 === 0 ? 4 : 2.5,
      }),
    ),
    line(CENTRE, towards(CENTRE, short, 68), { width: 9 }),
    line(CENTRE, towards(CENTRE, long, 106), { width: 4.5, colour: COLOURS.green }),
    circle(CENTRE, 9, COLOURS.ink),
  ]);
}

const sideOf = (degrees: number) =>
  `${degrees > 90 && degrees < 270 ? 'lower' : 'upper'} ${degrees < 180 ? 'right' : 'left'}`;

function describeMirrorClock(figure: MirrorClock): string {
  const { short, long } = handsSeen(figure);
  const before = Math.floor(short / 30);
  return [
    'A round clock face with twelve marks and no numbers, seen in a mirror.',
    `As seen in the mirror, the short thick hand points to the ${sideOf(short)}, where an ordinary clock has the space between ${before || 12} and ${before + 1},`,
    `and the long thin hand points to the ${sideOf(long)}, where an ordinary clock has the ${long / 30}.`,
  ].join(' ');
}

export const mirrorClock = { schema: mirrorClockSchema, draw: drawMirrorClock, describe: describeMirrorClock };
