import { z } from 'zod';
import { COLOURS, label, type Point, path, polygon, slice, svg, towards, WIDTH } from './svg';
import { listed, written } from './words';

const pieChartSchema = z.strictObject({
  kind: z.literal('pie-chart'),
  title: z.string(),
  sectors: z
    .array(
      z.strictObject({
        label: z.string(),
        degrees: z.number().positive(),
        /** What is written in the sector. */
        shown: z.enum(['percent', 'degrees', 'right-angle', 'nothing']),
      }),
    )
    .min(2),
});

type PieChart = z.infer<typeof pieChartSchema>;

const CENTRE: Point = [WIDTH / 2, 218];
const RADIUS = 140;
/** Sectors that touch each other differ also without colour. */
const FILLS = [COLOURS.leaf, COLOURS.sand, COLOURS.amber, COLOURS.pale, '#d9c9ea', '#cfe3f2'];

function drawPieChart({ title, sectors }: PieChart): string {
  const starts = sectors.map((_, index) => sectors.slice(0, index).reduce((sum, { degrees }) => sum + degrees, 0));
  return svg(WIDTH, 396, [
    label([WIDTH / 2, 26], title, { isBold: true, size: 20 }),
    ...sectors.map(({ degrees }, index) =>
      path(slice(CENTRE, RADIUS, starts[index] ?? 0, (starts[index] ?? 0) + degrees), FILLS[index] ?? COLOURS.white),
    ),
    ...sectors.flatMap((sector, index) => texts(sector, starts[index] ?? 0)),
  ]);
}

function texts({ label: name, degrees, shown }: PieChart['sectors'][number], start: number): string[] {
  const middle = start + degrees / 2;
  const [x, y] = towards(CENTRE, middle, RADIUS + 16);
  const isTopOrBottom = Math.abs(x - CENTRE[0]) < 30;
  const anchor = isTopOrBottom ? 'middle' : x > CENTRE[0] ? 'start' : 'end';
  const outside = label([x, y], name, { anchor });
  if (shown === 'nothing') return [outside];
  if (shown === 'right-angle') return [outside, rightAngle(start)];
  const text = shown === 'percent' ? `${written(degrees / 3.6)}%` : `${degrees}°`;
  return [outside, label(towards(CENTRE, middle, RADIUS * (degrees < 40 ? 0.76 : 0.6)), text)];
}

function rightAngle(start: number): string {
  const corner = towards(CENTRE, start + 45, 20 * Math.SQRT2);
  return polygon([CENTRE, towards(CENTRE, start, 20), corner, towards(CENTRE, start + 90, 20)], 'none');
}

function describePieChart({ title, sectors }: PieChart): string {
  const shown = sectors.map(({ label: name, degrees, shown: text }) => {
    if (text === 'nothing') return `${name} without a number`;
    if (text === 'right-angle') return `${name} with a small square that marks a right angle`;
    return `${name} with ${text === 'percent' ? `${written(degrees / 3.6)}%` : `${degrees}°`}`;
  });
  return `A pie chart titled ${title}. Its sectors, clockwise from the top, are ${listed(shown)}.`;
}

export const pieChart = {
  schema: pieChartSchema,
  draw: drawPieChart,
  describe: describePieChart,
  flaws({ sectors }: PieChart) {
    const degrees = sectors.reduce((sum, sector) => sum + sector.degrees, 0);
    const isSquare = sectors.every((sector) => sector.shown !== 'right-angle' || sector.degrees === 90);
    return [...(degrees === 360 ? [] : [`The sectors have ${degrees}°`]), ...(isSquare ? [] : ['No right angle'])];
  },
};
