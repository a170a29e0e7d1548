import type { Tiles } from '../../figures/tiles';
import { orders } from '../search';
import type { Solver } from '../solver';
import { judge } from './claims';
import { CIPHERS, madeBy, WORD_VALUES } from './rules-of-patterns';
import { figureSolver, wordSolver } from './thinking-solver';
import { linesOf, listOf, readWords } from './words';

const wordValues = (question: string) => {
  const { examples, asked } = readWords(
    'Each letter has a number: A is 1, B is 2, C is 3 and so on to Z, which is 26. With these numbers, every word gets a value by the same rule. {examples}.\nWhat is the value of {asked}?',
    question,
  );
  const given = listOf(examples).map((part) => {
    const { word, value } = readWords('{word} has the value {value}', part);
    return [word, Number(value)] as const;
  });
  return { given, asked };
};

const cipher = (question: string) => {
  const stem = readWords(
    'In a secret code, {one} is written as {oneCode} and {two} is written as {twoCode}.\nHow is {asked} written in this code?',
    question,
  );
  return {
    given: [
      [stem.one, stem.oneCode],
      [stem.two, stem.twoCode],
    ] as const,
    asked: stem.asked,
  };
};

const letterSquare = (question: string, { rows }: Tiles) => {
  const stem = readWords(
    'In a secret code, each letter in the square is written as two digits. {word} is written as {code}.\nHow is {asked} written in this code?',
    question,
  );
  const cells = rows[0]?.tiles[0]?.cells ?? [];
  const place = (letter: string) => {
    const row = cells.findIndex((each) => each.includes(letter));
    return { row: row + 1, column: (cells[row]?.indexOf(letter) ?? -1) + 1 };
  };
  const written = (digits: (letter: string) => string) => (word: string) => [...word].map(digits).join(' ');
  const codes = {
    'column first': written((letter) => `${place(letter).column}${place(letter).row}`),
    'row first': written((letter) => `${place(letter).row}${place(letter).column}`),
  };
  return { codes, given: [[stem.word, stem.code]] as const, asked: stem.asked };
};

export const codeSolvers: Record<string, Solver> = {
  'thinking-word-values': wordSolver(
    (question) => {
      const { given, asked } = wordValues(question);
      return (option) => Number(option) === madeBy(WORD_VALUES, given, asked);
    },
    Object.fromEntries(
      ['sum', 'first plus length', 'last times length'].map((rule) => [
        rule,
        (question: string) => String(WORD_VALUES[rule]?.(wordValues(question).asked)),
      ]),
    ),
  ),
  'thinking-alphabet-ends': wordSolver(
    (question) => {
      const { given, asked } = cipher(question);
      return (option) => option === madeBy(CIPHERS, given, asked);
    },
    Object.fromEntries(
      ['turned around and backwards', '1 steps on', '13 steps on'].map((rule) => [
        rule.replace('1 steps', 'one step'),
        (question: string) => String(CIPHERS[rule]?.(cipher(question).asked)),
      ]),
    ),
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
  'thinking-letter-square': figureSolver(
    'tiles',
    (question, figure) => {
      const { codes, given, asked } = letterSquare(question, figure);
      return (option) => option === madeBy(codes, given, asked);
    },
    {
      'row first': (question, figure) =>
        letterSquare(question, figure).codes['row first'](letterSquare(question, figure).asked),
      backwards: (question, figure) =>
        letterSquare(question, figure)
          .codes['column first'](letterSquare(question, figure).asked)
          .split(' ')
          .toReversed()
          .join(' '),
    },
  ),
};
