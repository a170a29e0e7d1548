import { z } from 'zod';
import { figureKind } from './figure-kind';
import { COLOURS, circle, cornersFrom, gridLine, label, line, type Point, polygon, steps, svg } from './svg';
import { counted, pair, written } from './words';

const pointSchema = z.tuple([z.number(), z.number()]);

const mapSchema = z.strictObject({
  kind: z.literal('map'),
  columns: z.number().int().positive(),
  rows: z.number().int().positive(),
  /** How many squares long the scale bar is, and the distance that it stands for. */
  scaleBar: z.strictObject({ squares: z.number().int().positive(), distance: z.number().positive(), unit: z.string() }),
  /** Squares to the right and up from the bottom left corner. */
  places: z.array(z.strictObject({ name: z.string(), at: pointSchema })).min(1),
  /** Each track runs along straight lines from point to point. */
  tracks: z.array(z.array(pointSchema).min(2)),
});

type MapFigure = z.infer<typeof mapSchema>;

const PITCH = 46;
const MARGIN = 30;

function drawMap({ columns, rows, scaleBar, places, tracks }: MapFigure): string {
  const at = ([x, y]: Point): Point => [MARGIN + x * PITCH, MARGIN + (rows - y) * PITCH];
  const width = Math.max(columns * PITCH + 2 * MARGIN + 70, 420);
  const foot = MARGIN + rows * PITCH + 46;
  const bar = scaleBar.squares * PITCH;
  const compass: Point = [width - 34, 130];
  return svg(width, foot + 26, [
    ...steps(0, columns, 1).map((x) => gridLine(at([x, 0]), at([x, rows]))),
    ...steps(0, rows, 1).map((y) => gridLine(at([0, y]), at([columns, y]))),
    ...tracks.flatMap((track) =>
      track.slice(1).map((point, index) => line(at(track[index] ?? point), at(point), { colour: '#b07b2c', width: 5 })),
    ),
    ...places.flatMap(({ name, at: place }) => {
      const [x, y] = at(place);
      return [
        circle([x, y], 7, COLOURS.green),
        label([x + 10, y - 17], name, { anchor: 'start', isBold: true, hasEdge: true }),
      ];
    }),
    line([MARGIN, foot], [MARGIN + bar, foot], { width: 4 }),
    line([MARGIN, foot - 8], [MARGIN, foot + 8], { width: 3 }),
    line([MARGIN + bar, foot - 8], [MARGIN + bar, foot + 8], { width: 3 }),
    label([MARGIN + bar + 14, foot], `${written(scaleBar.distance)} ${scaleBar.unit}`, { anchor: 'start' }),
    line([compass[0], compass[1] + 34], [compass[0], compass[1] - 10], { width: 3 }),
    polygon(cornersFrom(compass, '0,-26 -8,-8 8,-8'), COLOURS.ink),
    label([compass[0], compass[1] - 42], 'N', { isBold: true }),
  ]);
}

export const mapFigure = figureKind(mapSchema, {
  draw: drawMap,
  describe: ({ columns, rows, scaleBar: { squares, distance, unit }, places, tracks }) =>
    [
      `A map with a grid of squares, ${columns} wide and ${rows} high, and north at the top.`,
      `The scale bar is ${counted(squares, 'square')} long and stands for ${written(distance)} ${unit}.`,
      'Places are counted in squares to the right and up from the bottom left corner.',
      ...places.map(({ name, at }) => `${name}: ${pair(at)}.`),
      ...tracks.map((track) => `A thick line runs straight from ${track.map(pair).join(' to ')}.`),
    ].join(' '),
  flaws: ({ places, tracks, columns, rows }) =>
    [...places.map(({ at }) => at), ...tracks.flat()].flatMap(([x, y]) =>
      x < 0 || y < 0 || x > columns || y > rows ? [`(${x}, ${y}) is outside the map`] : [],
    ),
});
