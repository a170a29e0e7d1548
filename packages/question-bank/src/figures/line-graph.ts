import { z } from 'zod';
import { COLOURS, circle, label, line, type Point, steps, svg, WIDTH } from './svg';
import { listed, written } from './words';

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

type LineGraph = z.infer<typeof lineGraphSchema>;

const [LEFT, RIGHT, TOP, BOTTOM] = [92, 524, 60, 326];

function drawLineGraph(graph: LineGraph): string {
  const { points, yMin, yMax, yStep } = graph;
  const y = (value: number) => BOTTOM - ((value - yMin) / (yMax - yMin)) * (BOTTOM - TOP);
  const x = (index: number) => LEFT + 24 + (index * (RIGHT - LEFT - 48)) / (points.length - 1);
  const places = points.map(({ value }, index): Point => [x(index), y(value)]);
  return svg(WIDTH, 400, [
    label([WIDTH / 2, 26], graph.title, { isBold: true, size: 20 }),
    ...steps(yMin, yMax, yStep).flatMap((value) => [
      line([LEFT, y(value)], [RIGHT, y(value)], { colour: COLOURS.grid, width: 1.5 }),
      label([LEFT - 10, y(value)], written(value), { anchor: 'end' }),
    ]),
    ...points.map((_, index) => line([x(index), TOP], [x(index), BOTTOM], { colour: COLOURS.grid, width: 1 })),
    ...(yMin < 0 ? [line([LEFT, y(0)], [RIGHT, y(0)], { width: 1.5 })] : []),
    line([LEFT, BOTTOM], [LEFT, TOP - 8], { width: 2.5 }),
    line([LEFT, BOTTOM], [RIGHT, BOTTOM], { width: 2.5 }),
    ...places
      .slice(1)
      .map((place, index) => line(places[index] ?? place, place, { colour: COLOURS.green, width: 3.5 })),
    ...places.map((place) => circle(place, 5, COLOURS.green, 1.5)),
    ...points.map((point, index) => label([x(index), BOTTOM + 18], point.label)),
    label([(LEFT + RIGHT) / 2, BOTTOM + 50], graph.xTitle, { isBold: true }),
    label([18, (TOP + BOTTOM) / 2], graph.yTitle, { isBold: true, isTurned: true }),
  ]);
}

function describeLineGraph({ title, xTitle, yTitle, yMin, yMax, yStep, points }: LineGraph): string {
  return [
    `A line graph titled ${title}.`,
    `The axis “${yTitle}” goes from ${written(yMin)} to ${written(yMax)} in steps of ${written(yStep)}; the other axis is “${xTitle}”.`,
    `Straight lines join the points: ${listed(points.map(({ label: name, value }) => `“${name}” at ${written(value)}`))}.`,
  ].join(' ');
}

export const lineGraph = {
  schema: lineGraphSchema,
  draw: drawLineGraph,
  describe: describeLineGraph,
  flaws: ({ points, yMin, yMax }: LineGraph) =>
    points.flatMap(({ label: name, value }) => (value > yMax || value < yMin ? [`${name} is outside the axis`] : [])),
};
