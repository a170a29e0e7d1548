import { z } from 'zod';
import { balancesSchema, describeBalances, drawBalances } from './balances';
import { cubeStackSchema, describeCubeStack, drawCubeStack } from './cube-stack';
import { describeFoldedPaper, drawFoldedPaper, foldedPaperSchema } from './folded-paper';
import { describeNets, drawNets, netsSchema } from './nets';
import { describeTextTable, drawTextTable, textTableSchema } from './text-table';
import { describeTiles, drawTiles, tilesSchema } from './tiles';

/** What the pictures of Thinking Skills are drawn from. */
export const thinkingFigureSchema = z.discriminatedUnion('kind', [
  balancesSchema,
  cubeStackSchema,
  foldedPaperSchema,
  netsSchema,
  textTableSchema,
  tilesSchema,
]);

export type ThinkingFigure = z.infer<typeof thinkingFigureSchema>;

type Each<Result> = { [Kind in ThinkingFigure['kind']]: (figure: Extract<ThinkingFigure, { kind: Kind }>) => Result };

const DRAW: Each<string> = {
  balances: drawBalances,
  'cube-stack': drawCubeStack,
  'folded-paper': drawFoldedPaper,
  nets: drawNets,
  'text-table': drawTextTable,
  tiles: drawTiles,
};

const DESCRIBE: Each<string> = {
  balances: describeBalances,
  'cube-stack': describeCubeStack,
  'folded-paper': describeFoldedPaper,
  nets: describeNets,
  'text-table': describeTextTable,
  tiles: describeTiles,
};

/** The picture of an item as SVG. */
export function drawThinkingFigure<Kind extends ThinkingFigure['kind']>(
  figure: Extract<ThinkingFigure, { kind: Kind }>,
): string {
  return DRAW[figure.kind as Kind](figure);
}

/** The same picture in words: all that is to be seen, and no more. */
export function describeThinkingFigure<Kind extends ThinkingFigure['kind']>(
  figure: Extract<ThinkingFigure, { kind: Kind }>,
): string {
  return DESCRIBE[figure.kind as Kind](figure);
}
