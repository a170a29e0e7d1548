import { only, range } from '../../lists';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { at, clock } from '../units';

const CORNERS = ['top', 'upper right', 'lower right', 'lower left', 'upper left'];

export const drawnPatternSolvers: Record<string, Solver> = {
  'thinking-mirror-clock': valueSolver(
    'The picture shows how a clock without numbers looks in a mirror on the opposite wall.\nWhat time is it really?',
    (_stem, { hour, minute }) => clock(at(12) - at(hour, minute)),
    { figure: 'mirror-clock' },
  ),
  'thinking-shape-table': optionSolver(
    'The picture shows a table of shapes that follows rules along its rows and columns.\nWhich of the four shapes belongs in the place of the question mark?',
    (_stem, { rows, choices }) =>
      (option) => {
        const shape = choices.find((_, at) => `Shape ${at + 1}` === option);
        const cells = rows.map((row) => row.map((cell) => cell ?? shape));
        const columns = range(0, 2).map((column) => cells.map((row) => row[column]));
        // Along a line, each part is always the same, or always another.
        return [cells, columns].every((lines) =>
          (['colour', 'outline', 'dots'] as const).every(
            (part) => new Set(lines.map((line) => new Set(line.map((each) => each?.[part])).size)).size === 1,
          ),
        );
      },
    { figure: 'shape-table' },
  ),
  'thinking-travelling-dot': valueSolver(
    'The picture shows the first <shown> pentagons of a pattern. The dot always moves in the same way from corner to corner, and the three colours always repeat in the same order.\nWhat does pentagon number <asked> look like?',
    ({ shown, asked }, { pentagons }) => {
      if (pentagons.length !== shown) throw new Error(`There are not ${shown} pentagons.`);
      const places = pentagons.map(({ corner }) => CORNERS.indexOf(corner));
      const jump = only(places.slice(1).map((place, before) => (place - (places[before] ?? 0) + 5) % 5));
      const period = range(1, shown - 1).find((each) =>
        pentagons.slice(each).every(({ colour }, before) => colour === pentagons[before]?.colour),
      );
      const corner = CORNERS[((places[0] ?? 0) + jump * (asked - 1)) % 5];
      return `${pentagons[(asked - 1) % (period ?? 0)]?.colour} with the dot at the ${corner}`;
    },
    { figure: 'pentagons' },
  ),
};
