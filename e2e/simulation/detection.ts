import { OPTION_LETTERS } from '@wattle/contract/constants';
import { type Flag, flagsOf } from '../../api/src/statistics/figures/flags';
import { type Cell, median, restOf } from '../../api/src/statistics/figures/item-figures';
import { doubtAbout } from '../../api/src/statistics/figures/sentinel';
import type { SimulatedItem, TakenTest } from './population';

type Item = SimulatedItem & { id: string };

/** What the wrong keys of a bank are found by. */
export interface Detection {
  flagged: string[];
  planted: string[];
  recall: number | null;
  precision: number | null;
  medianAnswers: number | null;
}

const GOALS = { recall: 0.95, precision: 0.9, medianAnswers: 150, soundFlagged: 0.05 };

/** @param flags - By the id of the item. */
export function detectionOf(
  bank: readonly Item[],
  taken: readonly TakenTest<Item>[],
  flags: ReadonlyMap<string, readonly Flag[]>,
): Detection {
  const isInDoubt = ({ id }: Item) => flags.get(id)?.some(({ kind }) => kind === 'key-in-doubt') ?? false;
  const flagged = bank.filter(isInDoubt);
  const planted = bank.filter(isPlanted);
  const found = planted.filter(isInDoubt);
  const after = found.flatMap((item) => foundAfter(item, taken) ?? []);
  return {
    flagged: idsOf(flagged),
    planted: idsOf(planted),
    recall: planted.length === 0 ? null : found.length / planted.length,
    precision: flagged.length === 0 ? null : found.length / flagged.length,
    medianAnswers: median(after.map((answers) => [answers, 1])),
  };
}

/** The share of the items with a right key that have a flag of whatever kind. */
export function soundFlaggedOf(bank: readonly Item[], flags: ReadonlyMap<string, readonly Flag[]>): number {
  const sound = bank.filter((item) => !isPlanted(item));
  return sound.filter(({ id }) => (flags.get(id)?.length ?? 0) > 0).length / Math.max(1, sound.length);
}

/** A line for each goal, and whether it is met; what is not known misses none. */
export function goalsOf({ recall, precision, medianAnswers }: Detection, soundFlagged: number) {
  const line = (name: string, value: number | null, limit: string, isMet: boolean) => {
    return { line: `${name} ${value ?? '-'} (goal: ${limit})`, isMet: value === null || isMet };
  };
  const { recall: least, precision: leastPrecise, medianAnswers: most, soundFlagged: mostSound } = GOALS;
  return [
    line('recall', recall, `at least ${least}`, (recall ?? 0) >= least),
    line('precision', precision, `at least ${leastPrecise}`, (precision ?? 0) >= leastPrecise),
    line('median answers until found', medianAnswers, `at most ${most}`, (medianAnswers ?? 0) <= most),
    line('sound questions with a flag', soundFlagged, `at most ${mostSound}`, soundFlagged <= mostSound),
  ];
}

/** As the product raises them, once all have answered. */
export function flagsIn(bank: readonly Item[], taken: readonly TakenTest<Item>[]): Map<string, Flag[]> {
  const cells = new Map(bank.map(({ id }) => [id, new CellsOfItem()]));
  for (const test of taken) {
    const right = rightIn(test);
    for (const answer of test) cells.get(answer.item.id)?.add(answer, right, test.length);
  }
  return new Map(bank.map(({ id, key }) => [id, flagsOf(cells.get(id)?.all() ?? [], key, OPTION_LETTERS)]));
}

/** At how many answers a key was first in doubt, if the tests were submitted in this order. */
function foundAfter(item: Item, tests: readonly TakenTest<Item>[]): number | undefined {
  const cells = new CellsOfItem();
  let answers = 0;
  for (const test of tests) {
    const answer = test.find((each) => each.item === item);
    if (!answer) continue;
    cells.add(answer, rightIn(test), test.length);
    answers += 1;
    if (doubtAbout(cells.all(), item.key)) return answers;
  }
  return undefined;
}

class CellsOfItem {
  private readonly cells = new Map<string, Cell>();

  add({ item, option }: TakenTest<Item>[number], rightInTest: number, length: number): void {
    const cell = { option, right: rightInTest - Number(option === item.key), others: length - 1, count: 1 };
    const name = `${option} ${restOf(cell)}`;
    const known = this.cells.get(name);
    if (known) known.count += 1;
    else this.cells.set(name, cell);
  }

  all(): Cell[] {
    return [...this.cells.values()];
  }
}

function rightIn(test: TakenTest): number {
  return test.filter(({ option, item }) => option === item.key).length;
}

function isPlanted({ key, truth }: Item): boolean {
  return key !== truth;
}

function idsOf(items: readonly Item[]): string[] {
  return items.map(({ id }) => id).sort();
}
