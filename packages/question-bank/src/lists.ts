export const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step);

export const total = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);

/** From each number to the next. */
export const differences = (numbers: readonly number[]) =>
  numbers.slice(1).map((next, before) => next - (numbers[before] ?? 0));

/** Every two of the items, in their order. */
export const pairsOf = <T>(items: readonly T[]): [T, T][] =>
  items.flatMap((one, at) => items.slice(at + 1).map((other): [T, T] => [one, other]));

/** Every order of the items. */
export const orders = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, at) => orders(items.filter((_, other) => other !== at)).map((rest) => [item, ...rest]));

/** Every way to choose one item from each list. */
export const choices = <T>(...lists: readonly T[][]): T[][] =>
  lists.reduce<T[][]>((chosen, list) => chosen.flatMap((start) => list.map((item) => [...start, item])), [[]]);

/** The one item there is: a question with two answers, or with none, must not pass. */
export const only = <T>(found: Iterable<T>): T => {
  const [answer, ...others] = new Set(found);
  if (answer === undefined || others.length > 0) throw new Error('There is not exactly one answer.');
  return answer;
};

/** The same items in a random order. */
export const shuffled = <T>(items: readonly T[], random: () => number): T[] =>
  items
    .map((item) => ({ item, at: random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
