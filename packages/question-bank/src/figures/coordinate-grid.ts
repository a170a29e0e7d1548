import { z } from 'zod';
import { COLOURS, circle, label, line, type Point, polygon, steps, svg } from './svg';
import { listed, pair, written } from './words';

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

type CoordinateGrid = z.infer<typeof coordinateGridSchema>;

const PITCH = 38;
const MARGIN = 46;

function drawCoordinateGrid(grid: CoordinateGrid): string {
  const { xMin, xMax, yMin, yMax, points, polygons, mirror } = grid;
  const at = ([x, y]: Point): Point => [MARGIN + (x - xMin) * PITCH, MARGIN + (yMax - y) * PITCH];
  const columns = steps(xMin, xMax, 1);
  const rows = steps(yMin, yMax, 1);
  const middle = (corners: readonly Point[], axis: 0 | 1) =>
    corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
  return svg((xMax - xMin) * PITCH + 2 * MARGIN, (yMax - yMin) * PITCH + 2 * MARGIN, [
    ...columns.map((x) => line(at([x, yMin]), at([x, yMax]), { colour: COLOURS.grid, width: 1.5 })),
    ...rows.map((y) => line(at([xMin, y]), at([xMax, y]), { colour: COLOURS.grid, width: 1.5 })),
    ...polygons.map(({ corners }) => polygon(corners.map(at), COLOURS.mint, 2.5)),
    line(at([xMin, 0]), at([xMax + 0.4, 0]), { width: 2.5 }),
    line(at([0, yMin]), at([0, yMax + 0.4]), { width: 2.5 }),
    label(at([xMax + 0.75, 0]), 'x', { isBold: true }),
    label(at([0, yMax + 0.75]), 'y', { isBold: true }),
    ...columns.filter((x) => x !== 0).map((x) => label(at([x, -0.5]), written(x))),
    ...rows.filter((y) => y !== 0).map((y) => label(at([-0.45, y]), written(y))),
    label(at([-0.4, -0.5]), '0'),
    ...(mirror ? [line(at(mirror[0]), at(mirror[1]), { isDashed: true, width: 3, colour: '#b3261e' })] : []),
    ...polygons.map(({ name, corners }) => label(at([middle(corners, 0), middle(corners, 1)]), name, { isBold: true })),
    ...points.flatMap(({ name, at: place }) => {
      const [x, y] = at(place);
      return [circle([x, y], 5, COLOURS.amber), label([x + 14, y + 15], name, { isBold: true, hasEdge: true })];
    }),
  ]);
}

function describeCoordinateGrid({ xMin, xMax, yMin, yMax, points, polygons, mirror }: CoordinateGrid): string {
  return [
    `A grid with an x-axis from ${written(xMin)} to ${written(xMax)} and a y-axis from ${written(yMin)} to ${written(yMax)}.`,
    ...polygons.map(({ name, corners }) => `Shape ${name} has its corners at ${listed(corners.map(pair))}.`),
    ...points.map(({ name, at }) => `Point ${name} is at ${pair(at)}.`),
    ...(mirror ? [`A dashed line runs from ${pair(mirror[0])} to ${pair(mirror[1])}.`] : []),
  ].join(' ');
}

export const coordinateGrid = {
  schema: coordinateGridSchema,
  draw: drawCoordinateGrid,
  describe: describeCoordinateGrid,
};
