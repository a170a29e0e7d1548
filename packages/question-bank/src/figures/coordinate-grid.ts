import { listInWords } from '@wattle/contract/text';
import { z } from 'zod';
import { total } from '../lists';
import { figureKind } from './figure-kind';
import { axis, COLOURS, circle, gridLine, label, mirrorLine, type Point, polygon, steps, svg } from './svg';
import { pair, written } from './words';

const pointSchema = z.tuple([z.number(), z.number()]);

const coordinateGridSchema = z.strictObject({
  kind: z.literal('coordinate-grid'),
  xMin: z.number().int(),
  xMax: z.number().int(),
  yMin: z.number().int(),
  yMax: z.number().int(),
  points: z.array(z.strictObject({ name: z.string(), at: pointSchema })),
  polygons: z.array(z.strictObject({ name: z.string(), corners: z.array(pointSchema).min(3) })),
  /** A dashed line from one point to another. */
  mirror: z.tuple([pointSchema, pointSchema]).optional(),
});

const PITCH = 38;
const MARGIN = 46;

export const coordinateGrid = figureKind(coordinateGridSchema, {
  draw: ({ xMin, xMax, yMin, yMax, points, polygons, mirror }) => {
    const at = ([x, y]: Point): Point => [MARGIN + (x - xMin) * PITCH, MARGIN + (yMax - y) * PITCH];
    const columns = steps(xMin, xMax, 1);
    const rows = steps(yMin, yMax, 1);
    const middle = (corners: readonly Point[], axis: 0 | 1) =>
      total(corners.map((corner) => corner[axis])) / corners.length;
    return svg((xMax - xMin) * PITCH + 2 * MARGIN, (yMax - yMin) * PITCH + 2 * MARGIN, [
      ...columns.map((x) => gridLine(at([x, yMin]), at([x, yMax]))),
      ...rows.map((y) => gridLine(at([xMin, y]), at([xMax, y]))),
      ...polygons.map(({ corners }) => polygon(corners.map(at), COLOURS.mint, 2.5)),
      axis(at([xMin, 0]), at([xMax + 0.4, 0])),
      axis(at([0, yMin]), at([0, yMax + 0.4])),
      label(at([xMax + 0.75, 0]), 'x', { isBold: true }),
      label(at([0, yMax + 0.75]), 'y', { isBold: true }),
      ...columns.filter((x) => x !== 0).map((x) => label(at([x, -0.5]), written(x))),
      ...rows.filter((y) => y !== 0).map((y) => label(at([-0.45, y]), written(y))),
      label(at([-0.4, -0.5]), '0'),
      ...(mirror ? [mirrorLine(at(mirror[0]), at(mirror[1]))] : []),
      ...polygons.map(({ name, corners }) =>
        label(at([middle(corners, 0), middle(corners, 1)]), name, { isBold: true }),
      ),
      ...points.flatMap(({ name, at: place }) => {
        const [x, y] = at(place);
        return [circle([x, y], 5, COLOURS.amber), label([x + 14, y + 15], name, { isBold: true, hasEdge: true })];
      }),
    ]);
  },
  describe: ({ xMin, xMax, yMin, yMax, points, polygons, mirror }) =>
    [
      `A grid with an x-axis from ${written(xMin)} to ${written(xMax)} and a y-axis from ${written(yMin)} to ${written(yMax)}.`,
      ...polygons.map(({ name, corners }) => `Shape ${name} has its vertices at ${listInWords(corners.map(pair))}.`),
      ...points.map(({ name, at }) => `Point ${name} is at ${pair(at)}.`),
      ...(mirror ? [`A dashed line runs from ${pair(mirror[0])} to ${pair(mirror[1])}.`] : []),
    ].join(' '),
});
