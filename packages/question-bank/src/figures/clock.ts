import { z } from 'zod';
import { figureKind } from './figure-kind';
import { COLOURS, circle, label, line, type Point, steps, svg, towards } from './svg';
import { marksAfter } from './words';

const clockSchema = z.strictObject({
  kind: z.literal('clock'),
  hour: z.number().int().min(0).max(23),
  minute: z.number().int().min(0).max(59),
});

/** A clock without numbers as a mirror shows it. */
const mirrorClockSchema = z.strictObject({
  kind: z.literal('mirror-clock'),
  /** What the clock seems to show to somebody who takes it for an ordinary one. */
  hour: z.number().int().min(1).max(12),
  minute: z.number().int().min(5).max(55).multipleOf(5),
});

interface Time {
  hour: number;
  minute: number;
}

const CENTRE: Point = [180, 180];

/** Where the hands point, in degrees from the top. */
const handsAt = ({ hour, minute }: Time) => ({ short: (hour % 12) * 30 + minute / 2, long: minute * 6 });

export const clock = figureKind(clockSchema, {
  draw: (time) => {
    const { short, long } = handsAt(time);
    return svg(360, 360, [
      circle(CENTRE, 155, COLOURS.pale, 4),
      ...steps(0, 59, 1).map((tick) =>
        line(towards(CENTRE, tick * 6, tick % 5 === 0 ? 138 : 146), towards(CENTRE, tick * 6, 152), {
          width: tick % 5 === 0 ? 3 : 1.5,
        }),
      ),
      ...steps(1, 12, 1).map((number) =>
        label(towards(CENTRE, number * 30, 118), String(number), { size: 22, isBold: true }),
      ),
      line(CENTRE, towards(CENTRE, short, 66), { width: 8 }),
      line(CENTRE, towards(CENTRE, long, 100), { width: 4.5, colour: COLOURS.green }),
      circle(CENTRE, 8, COLOURS.ink),
    ]);
  },
  describe: ({ hour, minute }) => {
    const numbers = steps(0, 11, 1).map((number) => number * 5);
    const long = marksAfter(minute, numbers, 1).replace(/\d+$/, (minutes) => String(Number(minutes) / 5 || 12));
    const [before, after] = [hour % 12 || 12, (hour % 12) + 1];
    const short = minute === 0 ? `exactly at ${before}` : `between ${before} and ${after}`;
    return `A clock face with the numbers 1 to 12 and 60 marks. The long hand is ${long}, and the short hand is ${short}.`;
  },
});

const sideOf = (degrees: number) =>
  `${degrees > 90 && degrees < 270 ? 'lower' : 'upper'} ${degrees < 180 ? 'right' : 'left'}`;

export const mirrorClock = figureKind(mirrorClockSchema, {
  draw: (time) => {
    const { short, long } = handsAt(time);
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
  },
  describe: (time) => {
    const { short, long } = handsAt(time);
    const before = Math.floor(short / 30);
    return [
      'A round clock face with twelve marks and no numbers, seen in a mirror.',
      `As seen in the mirror, the short thick hand points to the ${sideOf(short)}, where an ordinary clock has the space between ${before || 12} and ${before + 1},`,
      `and the long thin hand points to the ${sideOf(long)}, where an ordinary clock has the ${long / 30}.`,
    ].join(' ');
  },
});
