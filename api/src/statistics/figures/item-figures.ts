import {
  ABILITY_BANDS,
  type AbilityBand,
  type OmittedRule,
  type QuestionFigures,
} from '@wattle/contract/item-statistics';

/** What another client sent in place of the letter of an option. */
export const OTHER_CHARACTER = '?';

/** So many first answers were the same, of children who had as many of the other questions right. */
export interface Cell {
  /** Null: left out. */
  option: string | null;
  /** Of the other questions of the test, the right ones. */
  right: number;
  others: number;
  count: number;
}

type ItemFigures = Omit<QuestionFigures, 'effectiveWeight' | 'medianSeconds'>;

/** Answers that count alike, in the order of a score. */
interface Block {
  n: number;
  right: number;
}

/** Of each end of the scores. */
const UPPER_LOWER_SHARE = 0.27;

export function countOf(cells: readonly Cell[]): number {
  return cells.reduce((sum, { count }) => sum + count, 0);
}

export function counted(cells: readonly Cell[], omitted: OmittedRule): readonly Cell[] {
  return omitted === 'wrong' ? cells : cells.filter(({ option }) => option !== null);
}

/** Tests differ in length, so scores are shares; where all are of one length that makes no difference. */
export const restOf = ({ right, others }: Cell) => right / others;
const totalOf = (cell: Cell, key: string) => (cell.right + mark(cell, key)) / (cell.others + 1);
const mark = ({ option }: Cell, key: string) => (option === key ? 1 : 0);

/**
 * Classical figures with sample covariances, as Moodle defines them.
 *
 * @param ranked - The answers from the highest to the lowest total. Without it those with the same total count alike.
 */
export function itemFigures(cells: readonly Cell[], key: string, ranked = rankedByTotal(cells, key)): ItemFigures {
  const marks = (cell: Cell) => mark(cell, key);
  const total = (cell: Cell) => totalOf(cell, key);
  const withRest = covariance(cells, marks, restOf);
  const discriminationIndex = correlation(cells, marks, restOf);
  const most = largestCovariance(cells, key);
  return {
    facility: countOf(cells) === 0 ? null : meanOf(cells, marks),
    discriminationIndex,
    discriminativeEfficiency: withRest === null || !most ? null : withRest / most,
    pointBiserial: correlation(cells, marks, total),
    // Without the item in the score both are the same correlation.
    pointBiserialCorrected: discriminationIndex,
    upperLower: upperLower(ranked),
  };
}

/** What effective weights are made of. */
export function covarianceWithTotal(cells: readonly Cell[], key: string): number | null {
  return covariance(
    cells,
    (cell) => mark(cell, key),
    (cell) => totalOf(cell, key),
  );
}

export function meanOf(cells: readonly Cell[], value: (cell: Cell) => number): number {
  return sumOf(cells, value) / countOf(cells);
}

export function covariance(
  cells: readonly Cell[],
  one: (cell: Cell) => number,
  other: (cell: Cell) => number,
): number | null {
  const n = countOf(cells);
  if (n < 2) return null;
  const [meanOne, meanOther] = [meanOf(cells, one), meanOf(cells, other)];
  return sumOf(cells, (cell) => (one(cell) - meanOne) * (other(cell) - meanOther)) / (n - 1);
}

/** Differences of equal numbers are not always 0 where they are floating. */
const NO_VARIANCE = 1e-12;

export function correlation(
  cells: readonly Cell[],
  one: (cell: Cell) => number,
  other: (cell: Cell) => number,
): number | null {
  const [varianceOne, varianceOther] = [covariance(cells, one, one) ?? 0, covariance(cells, other, other) ?? 0];
  if (varianceOne < NO_VARIANCE || varianceOther < NO_VARIANCE) return null;
  return (covariance(cells, one, other) ?? 0) / Math.sqrt(varianceOne * varianceOther);
}

function sumOf(cells: readonly Cell[], value: (cell: Cell) => number): number {
  return cells.reduce((sum, cell) => sum + cell.count * value(cell), 0);
}

/** As if exactly those had it right who had most of the other questions right. */
function largestCovariance(cells: readonly Cell[], key: string): number | null {
  const n = countOf(cells);
  if (n < 2) return null;
  const right = sumOf(cells, (cell) => mark(cell, key));
  const mean = meanOf(cells, restOf);
  let left = right;
  let sum = 0;
  for (const cell of cells.toSorted((one, other) => restOf(other) - restOf(one))) {
    const taken = Math.min(left, cell.count);
    sum += taken * (restOf(cell) - mean);
    left -= taken;
  }
  return sum / (n - 1) < NO_VARIANCE ? null : sum / (n - 1);
}

function rankedByTotal(cells: readonly Cell[], key: string): Block[] {
  const blocks = new Map<number, Block>();
  for (const cell of cells.toSorted((one, other) => totalOf(other, key) - totalOf(one, key))) {
    const total = totalOf(cell, key);
    const { n, right } = blocks.get(total) ?? { n: 0, right: 0 };
    blocks.set(total, { n: n + cell.count, right: right + cell.count * mark(cell, key) });
  }
  return [...blocks.values()];
}

/** Of a block that is divided by the edge of a group each child counts in part. */
function upperLower(ranked: readonly Block[]): number | null {
  const n = ranked.reduce((sum, block) => sum + block.n, 0);
  if (n === 0) return null;
  const size = Math.max(1, Math.round(UPPER_LOWER_SHARE * n));
  return (rightAmongFirst(ranked, size) - rightAmongFirst(ranked.toReversed(), size)) / size;
}

function rightAmongFirst(blocks: readonly Block[], size: number): number {
  let left = size;
  let right = 0;
  for (const block of blocks) {
    const taken = Math.min(left, block.n);
    right += (taken / block.n) * block.right;
    left -= taken;
    if (left === 0) break;
  }
  return right;
}

/** Shares of the options in bands of as many children each, from the lowest to the highest score on the other questions. */
export function abilityBands(cells: readonly Cell[], options: readonly (string | null)[]): AbilityBand[] {
  const n = countOf(cells);
  const size = n / ABILITY_BANDS;
  const bands = Array.from({ length: ABILITY_BANDS }, () => options.map(() => 0));
  let before = 0;
  for (const block of byRest(cells)) {
    const ofBlock = countOf(block);
    for (const [index, band] of bands.entries()) {
      const overlap = Math.min(before + ofBlock, (index + 1) * size) - Math.max(before, index * size);
      if (overlap <= 0) continue;
      for (const { option, count } of block) {
        const at = options.indexOf(option);
        band[at] = (band[at] ?? 0) + (count * overlap) / ofBlock;
      }
    }
    before += ofBlock;
  }
  return bands.map((shares) => ({ n: Math.round(size), shares: shares.map((share) => share / size) }));
}

function byRest(cells: readonly Cell[]): Cell[][] {
  const blocks = new Map<number, Cell[]>();
  for (const cell of cells.toSorted((one, other) => restOf(one) - restOf(other))) {
    const block = blocks.get(restOf(cell));
    if (block) block.push(cell);
    else blocks.set(restOf(cell), [cell]);
  }
  return [...blocks.values()];
}

/** Of values with their counts. */
export function median(counts: readonly (readonly [value: number, count: number])[]): number | null {
  const sorted = counts.toSorted(([one], [other]) => one - other);
  const n = sorted.reduce((sum, [, count]) => sum + count, 0);
  if (n === 0) return null;
  const at = (position: number) => {
    let left = position;
    for (const [value, count] of sorted) {
      if (left < count) return value;
      left -= count;
    }
    return 0;
  };
  return (at(Math.floor((n - 1) / 2)) + at(Math.floor(n / 2))) / 2;
}

/**
 * The share that each question has of the score: the root of its covariance with the total, of the sum of all. Questions
 * with a negative covariance have none.
 */
export function effectiveWeights(covariances: readonly (number | null)[]): (number | null)[] {
  const roots = covariances.map((each) => (each === null || each < 0 ? null : Math.sqrt(each)));
  const sum = roots.reduce<number>((total, root) => total + (root ?? 0), 0);
  return roots.map((root) => (root === null || sum === 0 ? null : root / sum));
}
