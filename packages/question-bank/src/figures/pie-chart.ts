import { listInWords } from '@wattle/contract/text';
import { z } from 'zod';
import { total } from '../lists';
import { figureKind } from './figure-kind';
import { COLOURS, heading, label, type Point, path, polygon, slice, svg, towards, WIDTH } from './svg';
import { written } from './words';

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

type Sector = z.infer<typeof pieChartSchema>['sectors'][number];

const CENTRE: Point = [WIDTH / 2, 218];
const RADIUS = 140;
/** Sectors that touch each other differ also without colour. */
const FILLS = [COLOURS.leaf, COLOURS.sand, COLOURS.amber, COLOURS.pale, '#d9c9ea', '#cfe3f2'];

const degreesOf = (sectors: readonly Sector[]) => total(sectors.map(({ degrees }) => degrees));

const textOf = ({ degrees, shown }: Sector) => (shown === 'percent' ? `${written(degrees / 3.6)}%` : `${degrees}°`);

function texts(sector: Sector, start: number): string[] {
  const { label: name, degrees, shown } = sector;
  const middle = start + degrees / 2;
  const [x, y] = towards(CENTRE, middle, RADIUS + 16);
  const isTopOrBottom = Math.abs(x - CENTRE[0]) < 30;
  const anchor = isTopOrBottom ? 'middle' : x > CENTRE[0] ? 'start' : 'end';
  const outside = label([x, y], name, { anchor });
  if (shown === 'nothing') return [outside];
  if (shown === 'right-angle') return [outside, rightAngle(start)];
  return [outside, label(towards(CENTRE, middle, RADIUS * (degrees < 40 ? 0.76 : 0.6)), textOf(sector))];
}

function rightAngle(start: number): string {
  const corner = towards(CENTRE, start + 45, 20 * Math.SQRT2);
  return polygon([CENTRE, towards(CENTRE, start, 20), corner, towards(CENTRE, start + 90, 20)], 'none');
}

function describeSector(sector: Sector): string {
  if (sector.shown === 'nothing') return `${sector.label} without a number`;
  if (sector.shown === 'right-angle') return `${sector.label} with a small square that marks a right angle`;
  return `${sector.label} with ${textOf(sector)}`;
}

export const pieChart = figureKind(pieChartSchema, {
  draw: ({ title, sectors }) => {
    const starts = sectors.map((sector, index) => ({ sector, start: degreesOf(sectors.slice(0, index)) }));
    return svg(WIDTH, 396, [
      heading(title),
      ...starts.map(({ sector, start }, index) =>
        path(slice(CENTRE, RADIUS, start, start + sector.degrees), FILLS[index] ?? COLOURS.white),
      ),
      ...starts.flatMap(({ sector, start }) => texts(sector, start)),
    ]);
  },
  describe: ({ title, sectors }) =>
    `A pie chart titled ${title}. Its sectors, clockwise from the top, are ${listInWords(sectors.map(describeSector))}.`,
  flaws: ({ sectors }) => {
    const degrees = degreesOf(sectors);
    const isSquare = sectors.every((sector) => sector.shown !== 'right-angle' || sector.degrees === 90);
    return [...(degrees === 360 ? [] : [`The sectors have ${degrees}°`]), ...(isSquare ? [] : ['No right angle'])];
  },
});
