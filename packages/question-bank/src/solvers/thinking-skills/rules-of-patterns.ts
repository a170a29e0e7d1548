import { only, range } from '../../lists';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const placeOfLetter = (letter = '') => ALPHABET.indexOf(letter) + 1;
export const letterAt = (place: number) => ALPHABET[(((place - 1) % 26) + 26) % 26] ?? '';

/** Steps that turn each number into the next one: adding or multiplying by the same number. */
type Step = (number: number) => number;

const STEPS: Step[] = [
  ...range(-20, 20).map(
    (add): Step =>
      (number) =>
        number + add,
  ),
  ...range(2, 6).map(
    (times): Step =>
      (number) =>
        number * times,
  ),
];

/** The two steps that take turns in these numbers. */
export function turnsOf(numbers: readonly number[]): readonly [Step, Step] {
  const fitting = (parity: number) =>
    STEPS.filter((step) => numbers.slice(1).every((next, at) => at % 2 !== parity || step(numbers[at] ?? 0) === next));
  return [only(fitting(0)), only(fitting(1))];
}

/** What a rule of these makes of an input; a rule that does not fit the examples is left out. */
export function madeBy<Input, Output>(
  rules: Record<string, (input: Input) => Output>,
  examples: readonly (readonly [Input, Output])[],
  input: Input,
): Output {
  const fitting = Object.values(rules).filter((rule) =>
    examples.every(([given, made]) => String(rule(given)) === String(made)),
  );
  return only(new Set(fitting.map((rule) => rule(input))));
}

export const WORD_VALUES = {
  sum: (word: string) => [...word].reduce((sum, letter) => sum + placeOfLetter(letter), 0),
  firstTimesLength: (word: string) => placeOfLetter(word[0]) * word.length,
  lastTimesLength: (word: string) => placeOfLetter(word.at(-1)) * word.length,
  firstPlusLength: (word: string) => placeOfLetter(word[0]) + word.length,
  firstPlusLast: (word: string) => placeOfLetter(word[0]) + placeOfLetter(word.at(-1)),
  firstTimesLast: (word: string) => placeOfLetter(word[0]) * placeOfLetter(word.at(-1)),
  lengthTimesLength: (word: string) => word.length ** 2,
};

export const lettersMoved = (steps: number) => (word: string) =>
  [...word].map((letter) => letterAt(placeOfLetter(letter) + steps)).join('');
const turnedAround = (word: string) => [...word].map((letter) => letterAt(27 - placeOfLetter(letter))).join('');
export const backwards = (word: string) => [...word].toReversed().join('');

export const CIPHERS: Record<string, (word: string) => string> = {
  'turned around': turnedAround,
  'turned around and backwards': (word) => backwards(turnedAround(word)),
  backwards,
  ...Object.fromEntries(range(1, 25).map((steps) => [`${steps} steps on`, lettersMoved(steps)])),
};
