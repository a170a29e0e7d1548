import { differences, only, orders, range } from '../../lists';
import { judge } from '../clue-solver';
import { optionSolver, type Solver, valueSolver } from '../solver';
import { listOf, readWords } from '../words';
import { firstTile } from './grids';
import { madeBy } from './made-by';

export const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const placeOf = (letter = '') => ALPHABET.indexOf(letter) + 1;
/** The alphabet goes on with A after Z. */
export const letterAt = (index: number) => ALPHABET.at(index % 26) ?? '';
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
};
