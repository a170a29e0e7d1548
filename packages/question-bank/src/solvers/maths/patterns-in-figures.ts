import type { Diagram } from '../../figures/diagram-schema';
import { only, range } from '../../lists';
import {
  areAllOf,
  areaSizes,
  continued,
  cornersOf,
  dotGroups,
  isRectangle,
  lineGroups,
  measuredLengths,
  requireFigure,
  textRows,
} from '../diagram-values';
import { type Solver, valueSolver } from '../solver';

/** The numbers in the bottom row of a number wall, without those of empty bricks, and the number at its top. */
const wallOf = (diagram: Diagram) => {
  const bricks = diagram.areas.map((_, at) => cornersOf(diagram, at));
  const [size = 0] = areaSizes(diagram);
  requireFigure(bricks.every(isRectangle) && areAllOf(areaSizes(diagram), [size]), 'equal bricks');
  const rows = textRows(diagram);
  return { bottom: rows[0]?.map(Number) ?? [], top: Number(rows.at(-1)?.[0]) };
};

const rowAbove = (row: number[]) => row.slice(1).map((brick, at) => brick + (row[at] ?? 0));

const topOf = (row: number[]): number => (row.length === 1 ? (row[0] ?? 0) : topOf(rowAbove(row)));

const withStar = (row: number[], star: number) => row.map((brick) => (Number.isNaN(brick) ? star : brick));

export const figurePatternSolvers: Record<string, Solver> = {
  'maths-stick-houses': valueSolver(
    'A row of houses is made of sticks, and houses next to each other share a wall. The picture shows rows of <rows*> houses.\nHow many sticks are needed for a row of <houses> houses?',
    ({ rows, houses }, diagram) => {
      const groups = lineGroups(diagram);
      const lengths = measuredLengths(diagram);
      const house = new Set(lengths.slice(0, groups[0]).map((length) => length.toFixed(6)));
      requireFigure(house.size === 3, 'walls and two sides of a roof of one length each');
      requireFigure(areAllOf(lengths, [...house].map(Number)), 'equal houses');
      requireFigure(String(rows) === String(range(1, groups.length)), 'rows of these lengths');
      return continued(groups, houses)[houses - 1] ?? 'none';
    },
    { figure: 'diagram' },
  ),
  'maths-number-wall': valueSolver(
    'In the number wall in the picture, the number on each brick is the sum of the numbers on the two bricks just below it.\nWhich number belongs on the brick with the star?',
    (_stem, diagram) => {
      const { bottom, top } = wallOf(diagram);
      return only(range(0, top).filter((star) => topOf(withStar(bottom, star)) === top));
    },
    { figure: 'diagram' },
  ),
  'maths-growing-dot-pattern': valueSolver(
    'The picture shows pattern 1, pattern 2 and pattern 3, made of dots. The patterns go on in the same way.\nHow many dots are in pattern <pattern>?',
    ({ pattern }, diagram) => continued(dotGroups(diagram), pattern)[pattern - 1] ?? 'none',
    { figure: 'diagram' },
  ),
};
