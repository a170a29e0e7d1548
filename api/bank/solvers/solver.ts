import type { Figure } from '../figures/figure';
import { showsValue, type Value } from './option-value';
import { readStem, type StemGroups } from './stem-pattern';

/** What a solver reads of an item: never its options, key or explanation. */
export interface SolvedItem {
  question: string;
  figure?: Figure | undefined;
}

/** Works from its own item, so that a changed stem or figure changes the answer. */
export interface Solver {
  isRight(option: string, item: SolvedItem): boolean;
  /** The numbers of the stem, which the explanation has to repeat. */
  numbers(item: SolvedItem): number[];
  /** Names of the mistakes whose value is computed. */
  mistakes: readonly string[];
  /** Whether this mistake leads to this option. */
  leadsTo(mistake: string, option: string, item: SolvedItem): boolean;
}

type FigureOf<Kind> = Extract<Figure, { kind: Kind }>;
type Judge<Result, Stem extends string, Kind> = (groups: StemGroups<Stem>, figure: FigureOf<Kind>) => Result;

interface Parts<Stem extends string, Kind> {
  /** The kind of picture that the item must have. */
  figure?: Kind;
  /** Unit of values that are numbers, as options spell it: `cm²`, `$`, `%`. */
  unit?: string;
  wrongTurns?: Record<string, Judge<Value, Stem, Kind>>;
}

interface ValueParts<Stem extends string, Kind> extends Parts<Stem, Kind> {
  value: Judge<Value, Stem, Kind>;
}

interface OptionParts<Stem extends string, Kind> extends Parts<Stem, Kind> {
  isRight: Judge<(option: string) => boolean, Stem, Kind>;
}

interface StatementParts<Stem extends string, Kind> extends Parts<Stem, Kind> {
  /** Whether statement 1, 2, 3 … is true. */
  statements: Judge<boolean[], Stem, Kind>;
}

/** Solves a question whose options show the value that is asked for. */
export function valueSolver<const Stem extends string, Kind extends Figure['kind'] = never>(
  stem: Stem,
  parts: ValueParts<Stem, Kind>,
): Solver {
  return solver(stem, parts, (groups, figure) => {
    const value = parts.value(groups, figure);
    return (option) => showsValue(option, value, parts.unit);
  });
}

/** Solves a question such as "Which of these …?", whose options are judged one by one. */
export function optionSolver<const Stem extends string, Kind extends Figure['kind'] = never>(
  stem: Stem,
  parts: OptionParts<Stem, Kind>,
): Solver {
  return solver(stem, parts, parts.isRight);
}

/** Solves "Which of the statements are true?" with options such as `1 only` and `2 and 3`. */
export function statementSolver<const Stem extends string, Kind extends Figure['kind'] = never>(
  stem: Stem,
  parts: StatementParts<Stem, Kind>,
): Solver {
  return solver(stem, parts, (groups, figure) => {
    const truths = parts.statements(groups, figure).flatMap((isTrue, index) => (isTrue ? [index + 1] : []));
    return (option) => String(option.match(/\d/g)) === String(truths);
  });
}

function solver<Stem extends string, Kind extends Figure['kind']>(
  stem: Stem,
  { figure: kind, unit, wrongTurns = {} }: Parts<Stem, Kind>,
  isRight: Judge<(option: string) => boolean, Stem, Kind>,
): Solver {
  const read = <Result>(judge: Judge<Result, Stem, Kind>, item: SolvedItem) => {
    if (item.figure?.kind !== kind) throw new Error(`The item has no figure of the kind ${kind}.`);
    return judge(readStem(stem, item.question), item.figure as FigureOf<Kind>);
  };
  return {
    isRight: (option, item) => read(isRight, item)(option),
    numbers: (item) => Object.values<number | number[]>(readStem(stem, item.question)).flat(),
    mistakes: Object.keys(wrongTurns),
    leadsTo: (mistake, option, item) => {
      const judge = wrongTurns[mistake];
      return judge !== undefined && showsValue(option, read(judge, item), unit);
    },
  };
}
