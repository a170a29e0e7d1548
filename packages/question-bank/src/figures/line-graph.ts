import { listInWords } from '@wattle/contract/text';
import { z } from 'zod';
import { figureKind } from './figure-kind';
import { axis, COLOURS, circle, gridLine, heading, label, line, type Point, steps, svg, WIDTH } from './svg';
import { written } from './words';

const lineGraphSchema = z.strictObject({
  kind: z.literal('line-graph'),
  title: z.string(),
  xTitle: z.string(),
  yTitle: z.string(),
  yMin: z.number(),
  yMax: z.number(),
  yStep: z.number().positive(),
  /** Points are equally far apart along the bottom. */
  points: z.array(z.strictObject({ label: z.string(), value: z.number() })).min(2),
});

const [LEFT, RIGHT, TOP, BOTTOM] = [92, 524, 60, 326];

export const lineGraph = figureKind(lineGraphSchema, {
  draw: ({ title, xTitle, yTitle, points, yMin, yMax, yStep }) => {
    const y = (value: number) => BOTTOM - ((value - yMin) / (yMax - yMin)) * (BOTTOM - TOP);
    const x = (index: number) => LEFT + 24 + (index * (RIGHT - LEFT - 48)) / (points.length - 1);
    const places = points.map(({ value }, index): Point => [x(index), y(value)]);
    return svg(WIDTH, 400, [
      heading(title),
      ...steps(yMin, yMax, yStep).flatMap((value) => [
        gridLine([LEFT, y(value)], [RIGHT, y(value)]),
        label([LEFT - 10, y(value)], written(value), { anchor: 'end' }),
      ]),
      ...points.map((_, index) => line([x(index), TOP], [x(index), BOTTOM], { colour: COLOURS.grid, width: 1 })),
      ...(yMin < 0 ? [line([LEFT, y(0)], [RIGHT, y(0)], { width: 1.5 })] : []),
      axis([LEFT, BOTTOM], [LEFT, TOP - 8]),
      axis([LEFT, BOTTOM], [RIGHT, BOTTOM]),
      ...places
        .slice(1)
        .map((place, index) => line(places[index] ?? place, place, { colour: COLOURS.green, width: 3.5 })),
      ...places.map((place) => circle(place, 5, COLOURS.green, 1.5)),
      ...points.map((point, index) => label([x(index), BOTTOM + 18], point.label)),
      label([(LEFT + RIGHT) / 2, BOTTOM + 50], xTitle, { isBold: true }),
      label([18, (TOP + BOTTOM) / 2], yTitle, { isBold: true, isTurned: true }),
    ]);
  },
  describe: ({ title, xTitle, yTitle, yMin, yMax, yStep, points }) =>
    [
      `A line graph titled ${title}.`,
      `The axis “${yTitle}” goes from ${written(yMin)} to ${written(yMax)} in steps of ${written(yStep)}; the other axis is “${xTitle}”.`,
      `Straight lines join the points: ${listInWords(points.map(({ label: name, value }) => `“${name}” at ${written(value)}`))}.`,
    ].join(' '),
  flaws: ({ points, yMin, yMax }) =>
    points.flatMap(({ label: name, value }) => (value > yMax || value < yMin ? [`${name} is outside the axis`] : [])),
});
