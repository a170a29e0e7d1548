import { z } from 'zod';
import { barChartSchema, describeBarChart, drawBarChart } from './bar-chart';
import { clockSchema, describeClock, drawClock } from './clock';
import { coordinateGridSchema, describeCoordinateGrid, drawCoordinateGrid } from './coordinate-grid';
import { diagramSchema, drawDiagram } from './diagram';
import {
  describeDial,
  describeThermometers,
  dialSchema,
  drawDial,
  drawThermometers,
  thermometersSchema,
} from './gauge';
import { describeLineGraph, drawLineGraph, lineGraphSchema } from './line-graph';
import { describeMap, drawMap, mapSchema } from './map';
import { describeNumberLine, drawNumberLine, numberLineSchema } from './number-line';
import { describePictograph, drawPictograph, pictographSchema } from './pictograph';
import { describePieChart, drawPieChart, pieChartSchema } from './pie-chart';
import { describeSymmetryGrid, drawSymmetryGrid, symmetryGridSchema } from './symmetry-grid';
import { describeTwoWayTable, drawTwoWayTable, twoWayTableSchema } from './two-way-table';

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

const DESCRIBE: { [Kind in Figure['kind']]?: (figure: Extract<Figure, { kind: Kind }>) => string } = {
  'bar-chart': describeBarChart,
  clock: describeClock,
  'coordinate-grid': describeCoordinateGrid,
  dial: describeDial,
  'line-graph': describeLineGraph,
  map: describeMap,
  'number-line': describeNumberLine,
  pictograph: describePictograph,
  'pie-chart': describePieChart,
  'symmetry-grid': describeSymmetryGrid,
  thermometers: describeThermometers,
  'two-way-table': describeTwoWayTable,
};

/** What is to be seen in the picture, with all its numbers; a diagram is described by whoever writes its item. */
export function describeFigure<Kind extends Figure['kind']>(
  figure: Extract<Figure, { kind: Kind }>,
): string | undefined {
  return DESCRIBE[figure.kind as Kind]?.(figure);
}
