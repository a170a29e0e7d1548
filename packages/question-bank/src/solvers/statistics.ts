import { choices, differences, only, range, total } from '../lists';

export const mean = (numbers: number[]) => total(numbers) / numbers.length;

export const spread = (numbers: number[]) => Math.max(...numbers) - Math.min(...numbers);

/** Of an even number of items, the mean of the middle two. */
export function median(numbers: readonly number[]): number {
  const inOrder = numbers.toSorted((one, other) => one - other);
  const middle = (inOrder.length - 1) / 2;
  return mean(inOrder.slice(Math.floor(middle), Math.ceil(middle) + 1));
}

/** The numbers of a text, such as an option that is a list. */
export const numbersOf = (text: string) =>
  [...text.replaceAll('−', '-').matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));

export const isRising = (numbers: number[]) => numbers.every((number, at) => number > (numbers[at - 1] ?? -Infinity));

export const divides = (part: number, whole: number) => whole % part === 0;

export const factors = (number: number) => range(1, number).filter((part) => divides(part, number));

export const isPrime = (number: number) => factors(number).length === 2;

export const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other));

export const lcm = (...numbers: number[]) => numbers.reduce((one, other) => (one * other) / gcd(one, other), 1);

/** The fewest of a group that have all of some things, when so many have each. */
export const fewestInAll = (all: number, counts: readonly number[]) =>
  Math.max(0, total(counts) - (counts.length - 1) * all);

/** How many things of several kinds must be taken to be certain of a mix, at worst. */
export function takenUntilCertain(counts: readonly number[], isReached: (taken: number[]) => boolean): number {
  const mixes = choices(...counts.map((count) => range(0, count)));
  const most = Math.max(...mixes.filter((mix) => !isReached(mix)).map(total));
  return most + 1;
}

/** The number at a place, from 1, of a list whose steps are equal or grow by the same amount each time; absent: the next. */
export function numberAt(list: readonly number[], place = list.length + 1): number {
  const steps = differences(list);
  const growth = only(differences(steps));
  return (list[0] ?? 0) + (place - 1) * (steps[0] ?? 0) + (growth * (place - 1) * (place - 2)) / 2;
}
