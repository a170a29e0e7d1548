import { differences, only, orders, range } from '../../lists';
import { judge } from '../clue-solver';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { numberAt } from '../statistics';
import { listOf, readWords } from '../words';
import { firstTile } from './grids';

/** What a rule of these makes of an input; a rule that does not fit the examples is left out. */
function madeBy<Input, Output>(
  rules: readonly ((input: Input) => Output)[],
  examples: readonly (readonly [Input, Output])[],
  input: Input,
): Output {
  const fitting = rules.filter((rule) => examples.every(([given, made]) => rule(given) === made));
  return only(fitting.map((rule) => rule(input)));
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const placeOf = (letter = '') => ALPHABET.indexOf(letter) + 1;
/** The alphabet goes on with A after Z. */
const letterAt = (index: number) => ALPHABET.at(index % 26) ?? '';
const backwards = (word: string) => [...word].toReversed().join('');
const changed = (word: string, change: (index: number, at: number) => number) =>
  [...word].map((letter, at) => letterAt(change(ALPHABET.indexOf(letter), at))).join('');

const WORD_VALUES = [
  (word: string) => [...word].reduce((sum, letter) => sum + placeOf(letter), 0),
  (word: string) => placeOf(word[0]) * word.length,
  (word: string) => placeOf(word.at(-1)) * word.length,
  (word: string) => placeOf(word[0]) + word.length,
  (word: string) => placeOf(word[0]) + placeOf(word.at(-1)),
  (word: string) => placeOf(word[0]) * placeOf(word.at(-1)),
  (word: string) => word.length ** 2,
];

const turnedAround = (word: string) => changed(word, (index) => 25 - index);
const CIPHERS = [
  backwards,
  turnedAround,
  (word: string) => backwards(turnedAround(word)),
  ...range(1, 25).map((steps) => (word: string) => changed(word, (index) => index + steps)),
];

/** Neighbouring letters change places in pairs, then each letter moves on. */
const PAIR_CIPHERS = [(word: string) => word, backwards, (word: string) => word.replace(/(.)(.)/g, '$2$1')].flatMap(
  (order) => range(0, 25).map((steps) => (word: string) => changed(order(word), (index) => index + steps)),
);

const VOWELS = 'AEIOU';
const VOWEL_CIPHERS = range(1, 4).map(
  (steps) => (word: string) =>
    word.replace(/[AEIOU]/g, (vowel) => VOWELS[(VOWELS.indexOf(vowel) + steps) % VOWELS.length] ?? vowel),
);

const wordsOf = (sentence: string) => sentence.split(' ').sort();

const STEPS = [
  ...range(-20, 20).map((add) => (number: number) => number + add),
  ...range(2, 6).map((times) => (number: number) => number * times),
];

/** What may be made of two numbers. */
const RESULTS = [
  (first: number, second: number) => first * second,
  ...range(-3, 4).flatMap((a) =>
    range(-3, 4).flatMap((b) => range(-5, 5).map((c) => (first: number, second: number) => a * first + b * second + c)),
  ),
].map(
  (result) =>
    ([first = 0, second = 0]: readonly number[]) =>
      result(first, second),
);

export const codeSolvers: Record<string, Solver> = {
  'thinking-word-values': valueSolver(
    'Each letter has a number: A is 1, B is 2, C is 3 and so on to Z, which is 26. With these numbers, every word gets a value by the same rule. {examples}.\nWhat is the value of {asked}?',
    ({ examples, asked }) => {
      const given = listOf(examples).map((example) => readWords('{word} has the value <value>', example));
      return madeBy(
        WORD_VALUES,
        given.map(({ word, value }) => [word, value]),
        asked,
      );
    },
  ),
  'thinking-alphabet-ends': valueSolver(
    'In a secret code, {one} is written as {oneCode} and {two} is written as {twoCode}.\nHow is {asked} written in this code?',
    ({ one, oneCode, two, twoCode, asked }) => {
      const examples: [string, string][] = [
        [one, oneCode],
        [two, twoCode],
      ];
      return madeBy(CIPHERS, examples, asked);
    },
  ),
  'thinking-secret-emu': valueSolver(
    'In a secret code, {word} is written as {code}.\nHow is {asked} written in this code?',
    ({ word, code, asked }) => {
      const moves = [...word].map((letter, at) => (placeOf(code[at]) - placeOf(letter) + 26) % 26);
      const growth = only(differences(moves));
      return changed(asked, (index, at) => index + (moves[0] ?? 0) + at * growth);
    },
  ),
  'thinking-made-up-words': optionSolver(
    'Three sentences are written in a made-up language. In it, the words of a sentence may stand in any order.\n{lines*}\nHow can “{asked}” be written in this language?',
    ({ lines, asked }) => {
      const sentences = lines.map((line) => readWords('“{said}” means “{meaning}”.', line));
      const words = [...new Set(sentences.flatMap(({ said }) => wordsOf(said)))];
      const meanings = [...new Set(sentences.flatMap(({ meaning }) => wordsOf(meaning)))];
      /** Whether a sentence means this when the words have the meanings in this order. */
      const means = (order: string[], said: string, meaning: string) =>
        String(
          wordsOf(said)
            .map((word) => order[words.indexOf(word)])
            .sort(),
        ) === String(wordsOf(meaning));
      const fitting = orders(meanings).filter((order) =>
        sentences.every(({ said, meaning }) => means(order, said, meaning)),
      );
      return (option) => judge(fitting, (order) => means(order, option, asked));
    },
  ),
  'thinking-letter-square': valueSolver(
    'In a secret code, each letter in the square is written as two digits. {word} is written as {code}.\nHow is {asked} written in this code?',
    ({ word, code, asked }, figure) => {
      const { cells } = firstTile(figure);
      const digits = (letter: string) => {
        const row = cells.findIndex((each) => each.includes(letter));
        return [row + 1, (cells[row]?.indexOf(letter) ?? -1) + 1];
      };
      const written = (text: string, order: (pair: number[]) => number[]) =>
        [...text].map((letter) => order(digits(letter)).join('')).join(' ');
      const ciphers = [
        (text: string) => written(text, (pair) => pair),
        (text: string) => written(text, (pair) => pair.toReversed()),
      ];
      return madeBy(ciphers, [[word, code]], asked);
    },
    { figure: 'tiles' },
  ),
  'thinking-swapped-pairs': valueSolver(
    'Two agents have a code of their own. They write {one} as {oneCode} and {two} as {twoCode}.\nHow do they write {asked}?',
    ({ one, oneCode, two, twoCode, asked }) => {
      const examples: [string, string][] = [
        [one, oneCode],
        [two, twoCode],
      ];
      return madeBy(PAIR_CIPHERS, examples, asked);
    },
  ),
  'thinking-next-vowel': valueSolver(
    'A code changes only the vowels A, E, I, O and U, and always by the same rule. It turns {one} into {oneCode} and {two} into {twoCode}.\nWhat does it turn {asked} into?',
    ({ one, oneCode, two, twoCode, asked }) => {
      const examples: [string, string][] = [
        [one, oneCode],
        [two, twoCode],
      ];
      return madeBy(VOWEL_CIPHERS, examples, asked);
    },
  ),
  'thinking-double-and-less': valueSolver(
    'These numbers follow a rule of two steps that take turns: <row*>, ?\nWhich number comes next?',
    ({ row }) => {
      const steps = row.slice(1).map((next, at) => [row[at] ?? 0, next] as const);
      const own = steps.filter((_, at) => at % 2 === (row.length - 1) % 2);
      return madeBy(STEPS, own, row.at(-1) ?? 0);
    },
  ),
  'thinking-two-threads': valueSolver('These numbers follow a rule: <row*>, ?\nWhich number comes next?', ({ row }) =>
    numberAt(row.filter((_, at) => at % 2 === row.length % 2)),
  ),
  'thinking-sum-and-one': valueSolver(
    'From the third number on, each of these numbers is made from the two numbers before it by the same rule: <row*>, ?\nWhich number comes next?',
    ({ row }) => {
      const made = row.slice(2).map((result, at) => [row.slice(at, at + 2), result] as const);
      return madeBy(RESULTS, made, row.slice(-2));
    },
  ),
  'thinking-result-column': valueSolver(
    'In each row of the table, the result is made from the first and the second number by the same rule.\nWhich number belongs in the place of the question mark?',
    (_stem, { rows }) => {
      const pairs = rows.map(({ cells }) => [cells.slice(0, 2).map(Number), cells[2]] as const);
      const given = pairs.flatMap(([pair, result]) => (result === '?' ? [] : [[pair, Number(result)] as const]));
      return madeBy(RESULTS, given, only(pairs.flatMap(([pair, result]) => (result === '?' ? [pair] : []))));
    },
    { figure: 'text-table' },
  ),
  'thinking-flag-string': optionSolver(
    'The same five signs are printed on a long ribbon again and again: {list}. A piece has been cut out of it. The part before the piece ends with a {before}. The part after the piece begins with a {after} and then a {next}.\nHow many signs could the piece have had?',
    ({ list, before, after, next }) => {
      const signs = list.split(', ');
      const placesOf = (fits: (at: number) => boolean) => range(0, signs.length - 1).filter(fits);
      const isAt = (at: number, sign: string) => signs[at % signs.length] === sign;
      const last = only(placesOf((at) => isAt(at, before)));
      const first = only(placesOf((at) => isAt(at, after) && isAt(at + 1, next)));
      return (option) => (last + 1 + Number(option)) % signs.length === first;
    },
  ),
  'thinking-letter-jumps': valueSolver(
    'These letters follow a rule: {letters}, ?\nWhich letter comes next?',
    ({ letters }) => letterAt(numberAt(letters.split(', ').map((letter) => ALPHABET.indexOf(letter)))),
  ),
};
