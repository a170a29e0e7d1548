import { only, range } from '../search';
import type { Solver } from '../solver';
import { at, clock } from '../units';
import type { FigureOf } from './thinking-solver';
import { figureSolver } from './thinking-solver';
import { numberOf, readWords } from './words';

type Shape = FigureOf<'shape-table'>['choices'][number];

const checkMirrorClock = (question: string) =>
  readWords(
    'The picture shows how a clock without numbers looks in a mirror on the opposite wall.\nWhat time is it really?',
    question,
  );

const shapeTable = (question: string, { rows, choices }: FigureOf<'shape-table'>) => {
  readWords(
    'The picture shows a table of shapes that follows rules along its rows and columns.\nWhich of the four shapes belongs in the place of the question mark?',
    question,
  );
  const cells = rows.map((row) => row.filter((cell) => cell !== null));
  if (cells.map((row) => row.length).join() !== '3,3,2') throw new Error('The question mark is not in the last place.');
  const shapes = new Map(choices.map((shape, at) => [`Shape ${at + 1}`, shape]));
  const columns = range(0, 2).map((column) => cells.flatMap((row) => row[column] ?? []));
  const kinds = (line: Shape[], part: keyof Shape) => new Set(line.map((shape) => shape[part])).size;
  /** How many kinds a part has in each of the lines that are whole. */
  const ruleOf = (lines: Shape[][], part: keyof Shape) => lines.slice(0, 2).map((line) => kinds(line, part));
  return { cells, columns, shapes, kinds, ruleOf };
};

const CORNERS = ['top', 'upper right', 'lower right', 'lower left', 'upper left'];

const pentagons = (question: string, figure: FigureOf<'pentagons'>) => {
  const stem = readWords(
    'The picture shows the first {shown} pentagons of a pattern. The dot always moves in the same way from corner to corner, and the three colours always repeat in the same order.\nWhat does pentagon number {asked} look like?',
    question,
  );
  const shown = figure.pentagons.map(({ colour, corner }) => ({ colour, corner: CORNERS.indexOf(corner) }));
  if (shown.length !== numberOf(stem.shown)) throw new Error(`There are not ${stem.shown} pentagons.`);
  const jump = only(shown.slice(1).map(({ corner }, before) => (corner - (shown[before]?.corner ?? 0) + 5) % 5));
  const period = range(1, shown.length - 1).find((each) =>
    shown.slice(each).every(({ colour }, before) => colour === shown[before]?.colour),
  );
  const [start] = shown;
  if (!start || !period) throw new Error('The colours do not repeat.');
  const looks = (moves: number, changes: number) =>
    `${shown[changes % period]?.colour} with the dot at the ${CORNERS[(start.corner + jump * moves) % 5]}`;
  return { looks, moves: numberOf(stem.asked) - 1 };
};

export const drawnPatternSolvers: Record<string, Solver> = {
  'thinking-mirror-clock': figureSolver(
    'mirror-clock',
    (question, { hour, minute }) => {
      checkMirrorClock(question);
      return (option) => option === clock(at(12) - at(hour, minute));
    },
    {
      'reads it as it looks': (_question, { hour, minute }) => clock(at(hour, minute)),
      'swaps the short hand only': (_question, { hour, minute }) => clock(at(11 - hour, minute)),
      'takes the wrong side of the hour': (_question, { hour, minute }) => clock(at(12 - hour, 60 - minute)),
    },
  ),
  'thinking-shape-table': figureSolver('shape-table', (question, figure) => {
    const { cells, columns, shapes, kinds, ruleOf } = shapeTable(question, figure);
    return (option) => {
      const shape = shapes.get(option);
      if (!shape) throw new Error(`The picture has no ${option}.`);
      const [row, column] = [
        [...(cells[2] ?? []), shape],
        [...(columns[2] ?? []), shape],
      ];
      return (['colour', 'outline', 'dots'] as const).every((part) => {
        return kinds(row, part) === only(ruleOf(cells, part)) && kinds(column, part) === only(ruleOf(columns, part));
      });
    };
  }),
  'thinking-travelling-dot': figureSolver(
    'pentagons',
    (question, figure) => {
      const { looks, moves } = pentagons(question, figure);
      return (option) => option === looks(moves, moves);
    },
    {
      'jumps once too often': (question, figure) => {
        const { looks, moves } = pentagons(question, figure);
        return looks(moves + 1, moves);
      },
      'is one pentagon ahead': (question, figure) => {
        const { looks, moves } = pentagons(question, figure);
        return looks(moves + 1, moves + 1);
      },
      'changes the colour once too often': (question, figure) => {
        const { looks, moves } = pentagons(question, figure);
        return looks(moves, moves + 1);
      },
    },
  ),
};
