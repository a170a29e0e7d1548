import type { Figure } from '../../figures/figure';

/** What a solver reads of an item: never its options, key or explanation. */
export interface ThinkingItem {
  question: string;
  figure?: Figure | undefined;
}

/** The same as `Solver`, for the figures of Thinking Skills. */
export interface ThinkingSolver {
  isRight(option: string, item: ThinkingItem): boolean;
  /** Names of the mistakes whose value is computed. */
  mistakes: readonly string[];
  /** Whether this mistake leads to this option. */
  leadsTo(mistake: string, option: string, item: ThinkingItem): boolean;
}

export type FigureOf<Kind> = Extract<Figure, { kind: Kind }>;

/** Solves an item in words: `solve` reads the stem and says which options are right. */
export function wordSolver(
  solve: (question: string) => (option: string) => boolean,
  mistakes: Record<string, (question: string) => string> = {},
): ThinkingSolver {
  return {
    isRight: (option, { question, figure }) => {
      if (figure) throw new Error('The item has a figure that its solver does not read.');
      return solve(question)(option);
    },
    mistakes: Object.keys(mistakes),
    leadsTo: (mistake, option, { question }) => mistakes[mistake]?.(question) === option,
  };
}

/** Solves an item with a figure. */
export function figureSolver<Kind extends Figure['kind']>(
  kind: Kind,
  solve: (question: string, figure: FigureOf<Kind>) => (option: string) => boolean,
  mistakes: Record<string, (question: string, figure: FigureOf<Kind>) => string> = {},
): ThinkingSolver {
  const figureOf = ({ figure }: ThinkingItem) => {
    if (figure?.kind !== kind) throw new Error(`The item has no figure of the kind ${kind}.`);
    return figure as FigureOf<Kind>;
  };
  return {
    isRight: (option, item) => solve(item.question, figureOf(item))(option),
    mistakes: Object.keys(mistakes),
    leadsTo: (mistake, option, item) => mistakes[mistake]?.(item.question, figureOf(item)) === option,
  };
}
