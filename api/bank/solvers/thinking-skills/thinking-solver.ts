import type { Figure } from '../../figures/figure';
import { numbersIn } from '../../numbers-in';
import type { SolvedItem, Solver } from '../solver';

export type FigureOf<Kind> = Extract<Figure, { kind: Kind }>;

type Judge = (option: string) => boolean;

/** Solves an item in words: `solve` reads the stem and says which options are right. */
export function wordSolver(
  solve: (question: string) => Judge,
  mistakes: Record<string, (question: string) => string> = {},
): Solver {
  return solverOf(
    ({ figure }) => {
      if (figure) throw new Error('The item has a figure that its solver does not read.');
    },
    solve,
    mistakes,
  );
}

/** Solves an item with a figure. */
export function figureSolver<Kind extends Figure['kind']>(
  kind: Kind,
  solve: (question: string, figure: FigureOf<Kind>) => Judge,
  mistakes: Record<string, (question: string, figure: FigureOf<Kind>) => string> = {},
): Solver {
  return solverOf(
    ({ figure }) => {
      if (figure?.kind !== kind) throw new Error(`The item has no figure of the kind ${kind}.`);
      return figure as FigureOf<Kind>;
    },
    solve,
    mistakes,
  );
}

function solverOf<Picture>(
  pictureOf: (item: SolvedItem) => Picture,
  solve: (question: string, picture: Picture) => Judge,
  mistakes: Record<string, (question: string, picture: Picture) => string>,
): Solver {
  return {
    isRight: (option, item) => solve(item.question, pictureOf(item))(option),
    numbers: ({ question }) => numbersIn(question),
    mistakes: Object.keys(mistakes),
    leadsTo: (mistake, option, item) => mistakes[mistake]?.(item.question, pictureOf(item)) === option,
  };
}
