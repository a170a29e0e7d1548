import { z } from 'zod';
import { barChartSchema, drawBarChart } from './bar-chart';
import { clockSchema, drawClock } from './clock';
import { coordinateGridSchema, drawCoordinateGrid } from './coordinate-grid';
import { diagramSchema, drawDiagram } from './diagram';
import { dialSchema, drawDial, drawThermometers, thermometersSchema } from './gauge';
import { drawLineGraph, lineGraphSchema } from './line-graph';
import { drawMap, mapSchema } from './map';
import { drawNumberLine, numberLineSchema } from './number-line';
import { drawPictograph, pictographSchema } from './pictograph';
import { drawPieChart, pieChartSchema } from './pie-chart';
import { drawSymmetryGrid, symmetryGridSchema } from './symmetry-grid';
import { drawTwoWayTable, twoWayTableSchema } from './two-way-table';

/** The numbers that a picture is drawn from. */
export const figureSchema = z.discriminatedUnion('kind', [
  barChartSchema,
  clockSchema,
  coordinateGridSchema,
  diagramSchema,
  dialSchema,
  lineGraphSchema,
  mapSchema,
  numberLineSchema,
  pictographSchema,
  pieChartSchema,
  symmetryGridSchema,
  thermometersSchema,
  twoWayTableSchema,
]);

export type Figure = z.infer<typeof figureSchema>;

const DRAW: { [Kind in Figure['kind']]: (figure: Extract<Figure, { kind: Kind }>) => string } = {
  'bar-chart': drawBarChart,
  clock: drawClock,
  'coordinate-grid': drawCoordinateGrid,
  diagram: drawDiagram,
  dial: drawDial,
  'line-graph': drawLineGraph,
  map: drawMap,
  'number-line': drawNumberLine,
  pictograph: drawPictograph,
  'pie-chart': drawPieChart,
  'symmetry-grid': drawSymmetryGrid,
  thermometers: drawThermometers,
  'two-way-table': drawTwoWayTable,
};

/** The picture of an item as SVG. */
export function drawFigure<Kind extends Figure['kind']>(figure: Extract<Figure, { kind: Kind }>): string {
  return DRAW[figure.kind as Kind](figure);
}
