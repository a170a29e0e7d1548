import { only, range } from '../search';
import type { Solver } from '../solver';
import { at, clock } from '../units';
import { describedSolver } from './thinking-solver';
import { numberOf, readWords, sentencesOf } from './words';

const mirrorClock = (question: string, description: string) => {
  readWords(
    'The picture shows how a clock without numbers looks in a mirror on the opposite wall.\nWhat time is it really?',
    question,
  );
  const seen = readWords(
    'A round clock face with twelve marks and no numbers, seen in a mirror. As seen in the mirror, the short thick hand points to the lower right, where an ordinary clock has the space between {hour} and {next}, and the long thin hand points to the lower left, where an ordinary clock has the {mark}.',
    description,
  );
  const [hour, mark] = [numberOf(seen.hour), numberOf(seen.mark)];
  if (numberOf(seen.next) !== hour + 1) throw new Error('The short hand is not between two hours.');
  return { hour, minute: 5 * mark };
};

interface Shape {
  colour: string;
  outline: string;
  dots: string;
}

const shapeOf = (text: string): Shape => readWords('{colour} {outline} with {dots} {noun:dots|dot}', text);

const shapeTable = (question: string, description: string) => {
  readWords(
    'The picture shows a table of shapes that follows rules along its rows and columns.\nWhich of the four shapes belongs in the place of the question mark?',
    question,
  );
  const [, ...sentences] = sentencesOf(description).map((sentence) => sentence.replace(/\.$/, ''));
  const rows = sentences
    .filter((each) => each.startsWith('Row '))
    .map((each) => readWords('Row {number}: {shapes}', each).shapes.split(', '));
  const cells = rows.map((row) => row.filter((cell) => cell !== 'question mark').map(shapeOf));
  if (cells.map((row) => row.length).join() !== '3,3,2') throw new Error('The question mark is not in the last place.');
  const shapes = new Map(
    sentences
      .filter((each) => each.startsWith('Shape '))
      .map((each) => {
        const { label, shape } = readWords('{label}: {shape}', each);
        return [label, shapeOf(shape)];
      }),
  );
  const kinds = (line: Shape[], part: keyof Shape) => new Set(line.map((shape) => shape[part])).size;
  /** How many kinds a part has in each of three lines. */
  const ruleOf = (lines: Shape[][], part: keyof Shape) => lines.slice(0, 2).map((line) => kinds(line, part));
  const columns = range(0, 2).map((column) => cells.flatMap((row) => row[column] ?? []));
  return { cells, columns, shapes, kinds, ruleOf };
};

const CORNERS = ['top', 'upper right', 'lower right', 'lower left', 'upper left'];

const pentagons = (question: string, description: string) => {
  const stem = readWords(
    'The picture shows the first {shown} pentagons of a pattern. The dot always moves in the same way from corner to corner, and the colours always repeat in the same order.\nWhat does pentagon number {asked} look like?',
    question,
  );
  const [first = '', ...sentences] = sentencesOf(description);
  readWords('Four pentagons in a row, each with one corner at the top.', first);
  const shown = sentences.map((sentence, before) => {
    const { number, colour, corner } = readWords(
      'Pentagon {number} is {colour} with the dot at the {corner}.',
      sentence,
    );
    if (Number(number) !== before + 1) throw new Error('The pentagons do not come in turn.');
    return { colour, corner: CORNERS.indexOf(corner) };
  });
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

/** Items whose pictures are not drawn from numbers: what is seen stands in their descriptions. */
export const describedSolvers: Record<string, Solver> = {
  'thinking-mirror-clock': describedSolver(
    (question, description) => {
      const { hour, minute } = mirrorClock(question, description);
      return (option) => option === clock(at(12) - at(hour, minute));
    },
    {
      'reads it as it looks': (question, description) => {
        const { hour, minute } = mirrorClock(question, description);
        return clock(at(hour, minute));
      },
      'swaps the short hand only': (question, description) => {
        const { hour, minute } = mirrorClock(question, description);
        return clock(at(11 - hour, minute));
      },
      'takes the wrong side of the hour': (question, description) => {
        const { hour, minute } = mirrorClock(question, description);
        return clock(at(12 - hour, 60 - minute));
      },
    },
  ),
  'thinking-shape-table': describedSolver((question, description) => {
    const { cells, columns, shapes, kinds, ruleOf } = shapeTable(question, description);
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
  'thinking-travelling-dot': describedSolver(
    (question, description) => {
      const { looks, moves } = pentagons(question, description);
      return (option) => option === looks(moves, moves);
    },
    {
      'jumps once too often': (question, description) => {
        const { looks, moves } = pentagons(question, description);
        return looks(moves + 1, moves);
      },
      'is one pentagon ahead': (question, description) => {
        const { looks, moves } = pentagons(question, description);
        return looks(moves + 1, moves + 1);
      },
      'changes the colour once too often': (question, description) => {
        const { looks, moves } = pentagons(question, description);
        return looks(moves, moves + 1);
      },
    },
  ),
};
