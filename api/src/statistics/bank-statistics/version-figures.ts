import { LEAST_ANSWERS } from '@wattle/contract/bank';
import type { QuestionFigures, StatisticsSwitches } from '@wattle/contract/item-statistics';
import type { OptionLetter } from '@wattle/contract/options';
import { cellsIn, type ItemTableRecord, repeatsIn, secondsIn } from '../counting/item-table.schema';
import {
  abilityBands,
  type Cell,
  counted,
  countOf,
  covarianceWithTotal,
  itemFigures,
  meanOf,
  median,
  restOf,
} from '../figures/item-figures';

type Table = Pick<ItemTableRecord, 'kinds' | 'key' | 'options'>;

/** All figures but the effective weight, which needs the other questions. */
export interface TableFigures {
  n: number;
  /** Other questions of a test, on average. */
  others: number;
  /** Undefined with too few answers. */
  figures: Omit<QuestionFigures, 'effectiveWeight'> | undefined;
  /** What effective weights are made of. */
  withTotal: number | null;
}

export function tableFigures(table: Table, { kind, omitted }: StatisticsSwitches): TableFigures {
  const cells = counted(cellsIn(table, { kind }), omitted);
  const n = countOf(cells);
  const others = n === 0 ? 0 : meanOf(cells, (cell) => cell.others);
  if (n < LEAST_ANSWERS) return { n, others, figures: undefined, withTotal: null };
  const figures = { ...itemFigures(cells, table.key), medianSeconds: median(secondsIn(table, { kind })) };
  return { n, others, figures, withTotal: covarianceWithTotal(cells, table.key) };
}

/** What is shown of the options of one content. */
export function optionFigures(table: Table, { kind, omitted }: StatisticsSwitches) {
  const cells = counted(cellsIn(table, { kind }), omitted);
  const n = countOf(cells);
  const repeats = repeatsIn(table, { kind });
  if (n < LEAST_ANSWERS) return { repeats, options: null, bands: null };
  const options = [...([...table.options] as OptionLetter[]), ...(omitted === 'wrong' ? [null] : [])];
  const rows = options.map((option) => {
    const chosen = cells.filter((cell) => cell.option === option);
    const count = countOf(chosen);
    const meanRest = count === 0 ? null : meanOf(chosen, restOf);
    return { option, isKey: option === table.key, count, share: count / n, meanRest };
  });
  return { repeats, options: rows, bands: abilityBands(withKnownOptions(cells, options), options) };
}

/** A letter that is none of the options was typed by another client. */
function withKnownOptions(cells: readonly Cell[], options: readonly (string | null)[]): Cell[] {
  return cells.filter(({ option }) => options.includes(option));
}
