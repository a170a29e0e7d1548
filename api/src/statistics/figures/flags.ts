import { LEAST_ANSWERS } from '@wattle/contract/bank';
import type { QuestionFlag } from '@wattle/contract/item-statistics';
import type { OptionLetter } from '@wattle/contract/options';
import { type Cell, countOf, itemFigures } from './item-figures';
import { doubtAbout } from './sentinel';

export type Flag = Pick<QuestionFlag, 'kind' | 'option'>;

/** A question that nearly all have right tells little, and its distractors are hardly chosen: neither is a fault. */
const EASY_FACILITY = 0.9;
const LOW_DISCRIMINATION = 0.1;
const UNUSED_SHARE = 0.01;
/** One-sided 95 %. */
const Z = 1.645;

/** What is wrong with a question; nothing is shown of few answers. */
export function flagsOf(cells: readonly Cell[], key: string, options: readonly OptionLetter[]): Flag[] {
  const doubt = doubtAbout(cells, key);
  // With another key everything else would be different.
  if (doubt) return [{ kind: 'key-in-doubt', option: doubt.option as OptionLetter }];
  const n = countOf(cells);
  if (n < LEAST_ANSWERS) return [];
  const { facility, discriminationIndex } = itemFigures(cells, key);
  if ((facility ?? 1) > EASY_FACILITY) return [];
  const isLow = discriminationIndex !== null && discriminationIndex < LOW_DISCRIMINATION;
  const unused = options.filter((each) => each !== key && highestShare(cells, each, n) < UNUSED_SHARE);
  return [
    ...(isLow ? [{ kind: 'low-discrimination' as const }] : []),
    ...unused.map((option) => ({ kind: 'unused-option' as const, option })),
  ];
}

/** The upper end of Wilson's interval: by chance alone a few of many options are hardly chosen by some hundred children. */
function highestShare(cells: readonly Cell[], option: string, n: number): number {
  const share = countOf(cells.filter((cell) => cell.option === option)) / n;
  const margin = Z * Math.sqrt((share * (1 - share)) / n + Z ** 2 / (4 * n ** 2));
  return (share + Z ** 2 / (2 * n) + margin) / (1 + Z ** 2 / n);
}
