import { z } from 'zod';
import { figureKind } from './figure-kind';
import { cubeFaces, projected } from './solids';
import { COLOURS, label, line, type Point, steps, svg, WIDTH } from './svg';
import { describeTileRows, type Tile, tileRows, tileSchema } from './tiles';

/** Cubes on a floor of squares, seen from the front, the right and above, and flat views as choices. */
const cubeStackSchema = z.strictObject({
  kind: z.literal('cube-stack'),
  /** Cubes on each square of the floor; the first row is at the back, the first column at the left. */
  heights: z.array(z.array(z.number().int().min(0))).min(1),
  views: z.array(tileSchema).optional(),
});

type Heights = z.infer<typeof cubeStackSchema>['heights'];

const EDGE = 42;

function drawCubeStack(heights: Heights, views: Tile[]): string {
  const [rows, columns] = [heights.length, heights[0]?.length ?? 0];
  const highest = Math.max(...heights.flat());
  const origin: Point = [WIDTH / 2 + ((rows - columns) / 2) * EDGE * 0.87, 24 + highest * EDGE];
  const floorLine = (from: Point, to: Point) =>
    line(projected([...from, 0], EDGE, origin), projected([...to, 0], EDGE, origin), { colour: COLOURS.grid });
  const cubes = heights.flatMap((row, y) =>
    row.flatMap((height, x) => Array.from({ length: height }, (_, z) => cubeFaces([x, y, z], EDGE, origin)).flat()),
  );
  const [frontX, frontY] = projected([columns / 2, rows, 0], EDGE, origin);
  const [rightX, rightY] = projected([columns, rows / 2, 0], EDGE, origin);
  const bottom = projected([columns, rows, 0], EDGE, origin)[1] + 34;
  const choices = tileRows(views.length > 0 ? [{ title: '', tiles: views }] : [], bottom, WIDTH);
  return svg(WIDTH, choices.bottom, [
    ...steps(0, rows, 1).map((row) => floorLine([0, row], [columns, row])),
    ...steps(0, columns, 1).map((column) => floorLine([column, 0], [column, rows])),
    ...cubes,
    label([frontX - 22, frontY + 28], 'front', { anchor: 'end', isBold: true }),
    label([rightX + 22, rightY + 28], 'right', { anchor: 'start', isBold: true }),
    ...choices.drawn,
  ]);
}

/** Squares of the floor whose cubes, or whose emptiness, the drawing hides. */
function hiddenSquares(heights: Heights): string[] {
  const isInside = (x: number, y: number, z: number) => z < (heights[Math.floor(y)]?.[Math.floor(x)] ?? 0);
  const isSeen = (x: number, y: number, z: number) =>
    Array.from({ length: 200 }, (_, step) => 0.001 + step * 0.05).every((far) => !isInside(x + far, y + far, z + far));
  return heights.flatMap((row, y) =>
    row.flatMap((height, x) =>
      isSeen(x + 0.3, y + 0.7, height) || isSeen(x + 0.7, y + 0.3, height) ? [] : [`row ${y + 1}, column ${x + 1}`],
    ),
  );
}

export const cubeStack = figureKind(cubeStackSchema, {
  draw: ({ heights, views = [] }) => drawCubeStack(heights, views),
  describe: ({ heights, views = [] }) => {
    const rows = heights.map((row, at) => `row ${at + 1}: ${row.join(', ')}`).join('; ');
    const floor = `Cubes on a floor of ${heights.length} rows with ${heights[0]?.length} squares. Heights of the columns of cubes from left to right, beginning with the row at the back: ${rows}.`;
    return [floor, ...(views.length > 0 ? [describeTileRows([{ title: '', tiles: views }])] : [])].join(' ');
  },
  flaws: ({ heights }) => hiddenSquares(heights).map((square) => `${square} is hidden`),
});
