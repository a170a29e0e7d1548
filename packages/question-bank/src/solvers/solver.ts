import type { Figure, FigureOf } from '../figures/figure';
import { showsValue, type Value } from './option-value';
import { openNumbers, readWords, type Words } from './words';

/** What a solver reads of an item: never its options, key or explanation. */
export interface SolvedItem {
  question: string;
  figure?: Figure | undefined;
}

export type Judge = (option: string) => boolean;

/** Works from its own item, so that a changed stem or figure changes the answer. */
export interface Solver {
  isRight(option: string, item: SolvedItem): boolean;
  /** The numbers of the stem, which the explanation has to repeat. */
  numbers(item: SolvedItem): number[];
}

type Read<Result, Stem extends string, Kind extends Figure['kind']> = (
  words: Words<Stem>,
  figure: FigureOf<Kind>,
) => Result;

/** The kind of picture that the item must have. */
interface Pictured<Kind> {
  figure?: Kind;
}

interface ValueParts<Kind> extends Pictured<Kind> {
  /** Unit of a value that is a number, as options spell it: `cm²`, `$`, `%`. */
  unit?: string;
}

/** Solves a question whose options show the value that is asked for. */
export function valueSolver<const Stem extends string, Kind extends Figure['kind'] = never>(
  stem: Stem,
  value: Read<Value, Stem, Kind>,
  { unit, ...pictured }: ValueParts<Kind> = {},
): Solver {
  return optionSolver(
    stem,
    (words, figure) => {
      const right = value(words, figure);
      return (option) => showsValue(option, right, unit);
    },
    pictured,
  );
}

/** Solves a question such as "Which of these …?", whose options are judged one by one. */
export function optionSolver<const Stem extends string, Kind extends Figure['kind'] = never>(
  stem: Stem,
  judge: Read<Judge, Stem, Kind>,
  { figure }: Pictured<Kind> = {},
): Solver {
  return {
    isRight: (option, item) => judge(readWords(stem, item.question), figureOf(item, figure))(option),
    numbers: ({ question }) => openNumbers(stem, question),
  };
}

/** Solves "Which of the statements are true?" with options such as `1 only` and `2 and 3`. */
export function statementSolver<const Stem extends string, Kind extends Figure['kind'] = never>(
  stem: Stem,
  statements: Read<boolean[], Stem, Kind>,
  pictured: Pictured<Kind> = {},
): Solver {
  return optionSolver(
    stem,
    (words, figure) => {
      const truths = statements(words, figure).flatMap((isTrue, index) => (isTrue ? [index + 1] : []));
      return (option) => String(option.match(/\d/g)) === String(truths);
    },
    pictured,
  );
}

/** The figure of an item, which must be of this kind, or absent where a solver reads none. */
function figureOf<Kind extends Figure['kind']>({ figure }: SolvedItem, kind: Kind | undefined): FigureOf<Kind> {
  if (figure?.kind !== kind) throw new Error(`The item has no figure of the kind ${kind}.`);
  return figure as FigureOf<Kind>;
}

/** The solvers of all files in one list; a slug that stands in two of them is refused. */
export function mergedSolvers(...files: Record<string, Solver>[]): Record<string, Solver> {
  const entries = files.flatMap((file) => Object.entries(file));
  const slugs = entries.map(([slug]) => slug);
  const repeated = slugs.filter((slug, at) => slugs.indexOf(slug) !== at);
  if (repeated.length > 0) throw new Error(`There are two solvers of ${repeated.join(', ')}.`);
  return Object.fromEntries(entries);
}
