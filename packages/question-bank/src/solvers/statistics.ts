import { range, total } from '../lists';

export const mean = (numbers: number[]) => total(numbers) / numbers.length;

export const spread = (numbers: number[]) => Math.max(...numbers) - Math.min(...numbers);

export const median = (numbers: number[]) => middle([...numbers].sort((one, other) => one - other));

/** The middle of a list as it stands: of an even number of items, the mean of the middle two. */
export const middle = (numbers: number[]) => {
  const at = (numbers.length - 1) / 2;
  return mean(numbers.slice(Math.floor(at), Math.ceil(at) + 1));
};

/** The numbers of a text, such as an option that is a list. */
export const numbersOf = (text: string) =>
  [...text.replaceAll('−', '-').matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number));

export const isRising = (numbers: number[]) => numbers.every((number, at) => number > (numbers[at - 1] ?? -Infinity));

export const divides = (part: number, whole: number) => whole % part === 0;

export const factors = (number: number) => range(1, number).filter((part) => divides(part, number));

export const isPrime = (number: number) => factors(number).length === 2;

export const gcd = (one: number, other: number): number => (other === 0 ? one : gcd(other, one % other));

export const lcm = (...numbers: number[]) => numbers.reduce((one, other) => (one * other) / gcd(one, other), 1);
