import { orders } from '../../lists';
import { type Solver, valueSolver, wordSolver } from '../solver';
import { linesOf, listOf, readWords } from '../words';
import { judge } from './claims';
import { CIPHERS, madeBy, WORD_VALUES } from './rules-of-patterns';

export const codeSolvers: Record<string, Solver> = {
  'thinking-word-values': valueSolver(
    'Each letter has a number: A is 1, B is 2, C is 3 and so on to Z, which is 26. With these numbers, every word gets a value by the same rule. {examples}.\nWhat is the value of {asked}?',
    ({ examples, asked }) => {
      const given = listOf(examples).map((part) => {
        const { word, value } = readWords('{word} has the value {value}', part);
        return [word, Number(value)] as const;
      });
      return madeBy(WORD_VALUES, given, asked);
    },
  ),
  'thinking-alphabet-ends': valueSolver(
    'In a secret code, {one} is written as {oneCode} and {two} is written as {twoCode}.\nHow is {asked} written in this code?',
    ({ one, oneCode, two, twoCode, asked }) => {
      return madeBy(
        CIPHERS,
        [
          [one, oneCode],
          [two, twoCode],
        ],
        asked,
      );
    },
  ),
  'thinking-made-up-words': wordSolver((question) => {
    const [first = '', ...others] = linesOf(question);
    readWords(
      'Three sentences are written in a made-up language. In it, the words of a sentence may stand in any order.',
      first,
    );
    const { asked } = readWords('How can “{asked}” be written in this language?', others.at(-1) ?? '');
    const sentences = others.slice(0, -1).map((line) => {
      const { said, meaning } = readWords('“{said}” means “{meaning}”.', line);
      return { said: said.split(' '), meaning: meaning.split(' ') };
    });
    const words = [...new Set(sentences.flatMap(({ said }) => said))];
    const meanings = orders([...new Set(sentences.flatMap(({ meaning }) => meaning))]);
    const means = (order: string[], said: readonly string[]) =>
      String(said.map((word) => order[words.indexOf(word)]).toSorted());
    const cases = meanings.filter((order) =>
      sentences.every(({ said, meaning }) => means(order, said) === String(meaning.toSorted())),
    );
    return (option) =>
      judge(cases, (order) => means(order, option.split(' ')) === String(asked.split(' ').toSorted()), 'must');
  }),
  'thinking-letter-square': valueSolver(
    'In a secret code, each letter in the square is written as two digits. {word} is written as {code}.\nHow is {asked} written in this code?',
    (stem, { rows }) => {
      const cells = rows[0]?.tiles[0]?.cells ?? [];
      const place = (letter: string) => {
        const row = cells.findIndex((each) => each.includes(letter));
        return { row: row + 1, column: (cells[row]?.indexOf(letter) ?? -1) + 1 };
      };
      const written = (digits: (letter: string) => string) => (word: string) => [...word].map(digits).join(' ');
      const codes = {
        columnFirst: written((letter) => `${place(letter).column}${place(letter).row}`),
        rowFirst: written((letter) => `${place(letter).row}${place(letter).column}`),
      };
      return madeBy(codes, [[stem.word, stem.code]], stem.asked);
    },
    { figure: 'tiles' },
  ),
};
