import { type Cell, restOf } from '../../api/src/statistics/figures/item-figures';
import { doubtAbout } from '../../api/src/statistics/figures/sentinel';
import type { BankItem } from './simulated-bank';
import type { TakenTest } from './simulated-tests';

/** At how many answers a key was first in doubt, if the tests were submitted in this order. */
export function foundAfter({ id, key }: BankItem, tests: readonly TakenTest[]): number | undefined {
  const cells = new Map<string, Cell>();
  let answers = 0;
  for (const test of tests) {
    const answer = test.find(({ item }) => item.id === id);
    if (!answer) continue;
    const right = test.filter(({ item, option }) => item.id !== id && option === item.key).length;
    const cell = { option: answer.option, right, others: test.length - 1, count: 1 };
    const name = `${answer.option} ${restOf(cell)}`;
    const known = cells.get(name);
    if (known) known.count += 1;
    else cells.set(name, cell);
    answers += 1;
    if (doubtAbout([...cells.values()], key)) return answers;
  }
  return undefined;
}
