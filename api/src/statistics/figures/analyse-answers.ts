import type { OmittedRule, QuestionFigures, TestFigures } from '@wattle/contract/item-statistics';
import { type Cell, covarianceWithTotal, effectiveWeights, itemFigures, meanOf } from './item-figures';
import { testFigures } from './test-figures';

/** Answers of children to the items of one test. */
export interface AnswerTable {
  items: readonly { item: string; key: string }[];
  /** The options in the order of the items; null: left out. */
  children: readonly { child: string; answers: readonly (string | null)[] }[];
}

type AnalysedItem = Omit<QuestionFigures, 'medianSeconds'> & {
  item: string;
  n: number;
  /** `meanRest` is a number of right answers. */
  options: Record<string, { share: number; meanRest: number }>;
};

export interface Analysis {
  items: AnalysedItem[];
  test: { n: number; items: number } & { [Figure in keyof TestFigures]: number | null };
}

const NO_FIGURES = { mean: null, sd: null, alpha: null, errorRatio: null, sem: null };

/** Item analysis of a test that all children took. */
export function analyseAnswers({ items, children }: AnswerTable, omitted: OmittedRule): Analysis {
  const scored = children
    .map(({ child, answers }) => ({ child, answers, total: items.filter(({ key }, at) => answers[at] === key).length }))
    // The higher total comes first, then the lower name.
    .sort((one, other) => other.total - one.total || byName(one.child, other.child));
  const analysed = items.map(({ item, key }, at) => {
    const cells = scored
      .map(({ answers, total }): Cell => {
        const option = answers[at] ?? null;
        return { option, right: total - Number(option === key), others: items.length - 1, count: 1 };
      })
      .filter(({ option }) => omitted === 'wrong' || option !== null);
    const ranked = cells.map(({ option }) => ({ n: 1, right: Number(option === key) }));
    const figures = { item, n: cells.length, ...itemFigures(cells, key, ranked), options: optionsOf(cells) };
    return { figures, withTotal: covarianceWithTotal(cells, key) };
  });
  const weights = effectiveWeights(analysed.map(({ withTotal }) => withTotal));
  const totals = scored.map(({ total }) => total);
  const counts = {
    n: totals.length,
    sum: totals.reduce((sum, each) => sum + each, 0),
    sumOfSquares: totals.reduce((sum, each) => sum + each ** 2, 0),
    right: items.map(({ key }, at) => children.filter(({ answers }) => answers[at] === key).length),
  };
  return {
    items: analysed.map(({ figures }, at) => ({ ...figures, effectiveWeight: weights[at] ?? null })),
    test: { n: counts.n, items: items.length, ...(testFigures(counts) ?? NO_FIGURES) },
  };
}

const WHOLE_NUMBER = /^\d+$/;

/** Attempt 9 stands before attempt 10. */
function byName(one: string, other: string): number {
  const areNumbers = WHOLE_NUMBER.test(one) && WHOLE_NUMBER.test(other);
  return (areNumbers && Number(one) - Number(other)) || (one < other ? -1 : 1);
}

function optionsOf(cells: readonly Cell[]): AnalysedItem['options'] {
  const letters = [...new Set(cells.flatMap(({ option }) => option ?? []))].sort();
  const ofLetter = letters.map((letter) => {
    const chosen = cells.filter(({ option }) => option === letter);
    const meanRest = meanOf(chosen, ({ right }) => right);
    return [letter, { share: chosen.length / cells.length, meanRest }];
  });
  return Object.fromEntries(ofLetter);
}
