import { z } from 'zod';
import { COLOURS, circle, label, line, type Point, steps, svg, towards } from './svg';
import { marksAfter } from './words';

const clockSchema = z.strictObject({
  kind: z.literal('clock'),
  hour: z.number().int().min(0).max(23),
  minute: z.number().int().min(0).max(59),
});

type Clock = z.infer<typeof clockSchema>;

const CENTRE: Point = [180, 180];

function drawClock({ hour, minute }: Clock): string {
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
    line(CENTRE, towards(CENTRE, (hour % 12) * 30 + minute / 2, 66), { width: 8 }),
    line(CENTRE, towards(CENTRE, minute * 6, 100), { width: 4.5, colour: COLOURS.green }),
    circle(CENTRE, 8, COLOURS.ink),
  ]);
}

function describeClock({ hour, minute }: Clock): string {
  const numbers = steps(0, 11, 1).map((number) => number * 5);
  const long = marksAfter(minute, numbers, 1).replace(/\d+$/, (minutes) => String(Number(minutes) / 5 || 12));
  const [before, after] = [hour % 12 || 12, (hour % 12) + 1];
  const short = minute === 0 ? `exactly at ${before}` : `between ${before} and ${after}`;
  return `A clock face with the numbers 1 to 12 and 60 marks. The long hand is ${long}, and the short hand is ${short}.`;
}

export const clock = {
  schema: clockSchema,
  draw: drawClock,
  describe: describeClock,
};
