import type { Tiles } from '../../figures/tiles';
import { only, orders, range } from '../search';
import { judge } from './claims';
import { cellsOf, type Grid, isSameGrid } from './grids';
import { CIPHERS, madeBy, turnsOf, WORD_VALUES } from './rules-of-patterns';
import { figureSolver, type ThinkingSolver, wordSolver } from './thinking-solver';
import { linesOf, listOf, numberOf, readWords } from './words';

const numbersOf = (text: string) => text.split(', ').map(Number);

const takingTurns = (question: string) => {
  const { numbers } = readWords(
    'These numbers follow a rule of two steps that take turns: {numbers}, ?\nWhich number comes next?',
    question,
  );
  const row = numbersOf(numbers);
  const steps = turnsOf(row);
  const [next, last] = row.length % 2 === 1 ? steps : [steps[1], steps[0]];
  return { end: row.at(-1) ?? 0, next, last };
};

const wordValues = (question: string) => {
  const { examples, asked } = readWords(
    'Each letter has a number: A is 1, B is 2, C is 3 and so on to Z, which is 26. With these numbers, every word gets a value by the same rule. {examples}.\nWhich value has {asked}?',
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

/** Places around the edge of a tile of three rows, clockwise from the top left corner. */
const EDGE = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 2],
  [2, 2],
  [2, 1],
  [2, 0],
  [1, 0],
] as const;
const edgePlace = (cells: Grid, mark: string) =>
  only(
    range(0, 7).filter((place) => {
      const [row, column] = EDGE[place] ?? [0, 0];
      return cells[row]?.[column] === mark;
    }),
  );

const greenFrames = (question: string, { rows }: Tiles) => {
  const stem = readWords(
    'The picture shows the first {shown} tiles of a pattern that goes on in the same way.\nHow many green squares has tile number {asked}?',
    question,
  );
  const tiles = rows[0]?.tiles ?? [];
  if (tiles.length !== numberOf(stem.shown)) throw new Error(`There are not ${stem.shown} tiles.`);
  const counts = tiles.map(({ cells }) => [...cells.join('')].filter((mark) => mark === 'g').length);
  const step = only(counts.slice(1).map((count, before) => count - (counts[before] ?? 0)));
  const [first = 0, asked] = [counts[0], numberOf(stem.asked)];
  return { first, step, asked, count: first + (asked - 1) * step };
};

const RESULTS: Record<string, (pair: readonly number[]) => number> = {
  'doubles both': ([first = 0, second = 0]) => 2 * first + 2 * second,
  ...Object.fromEntries(
    range(-3, 4).flatMap((a) =>
      range(-3, 4).flatMap((b) =>
        range(-5, 5).map((c) => [
          `${a} × first + ${b} × second + ${c}`,
          ([first = 0, second = 0]: readonly number[]) => a * first + b * second + c,
        ]),
      ),
    ),
  ),
  times: ([first = 0, second = 0]) => first * second,
};

const flags = (question: string) => {
  const stem = readWords(
    'A long string of flags repeats the same {count} colours again and again: {colours}.\nHow many of the first {all} flags are {asked}?',
    question,
  );
  const colours = stem.colours.split(', ');
  if (colours.length !== numberOf(stem.count)) throw new Error(`There are not ${stem.count} flags.`);
  const count = (all: number) => range(0, all - 1).filter((at) => colours[at % colours.length] === stem.asked).length;
  return { colours, count, all: numberOf(stem.all), perGroup: count(colours.length) };
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

const sumRule = (question: string) => {
  const { numbers } = readWords(
    'From the third number on, each of these numbers is made from the two numbers before it by the same rule: {numbers}, ?\nWhich number comes next?',
    question,
  );
  const row = numbersOf(numbers);
  const pairs = row.slice(2).map((made, at) => [row.slice(at, at + 2), made] as const);
  return { row, pairs };
};

const [ARROWS, POINTS] = ['^>v<', ['upwards', 'to the right', 'downwards', 'to the left']];

export const patternBankSolvers: Record<string, ThinkingSolver> = {
  'thinking-double-and-less': wordSolver(
    (question) => {
      const { end, next } = takingTurns(question);
      return (option) => Number(option) === next(end);
    },
    {
      'repeats the last step': (question) => String(takingTurns(question).last(takingTurns(question).end)),
      'does both steps': (question) => {
        const { end, next, last } = takingTurns(question);
        return String(last(next(end)));
      },
    },
  ),
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
  'thinking-shaded-once': figureSolver('tiles', (question, { rows }) => {
    readWords(
      'In each row, the third tile is made from the first two tiles by the same rule.\nWhich tile belongs in the place of the question mark?',
      question,
    );
    // A rule says for each of the four mixes of white and green in two tiles what the third tile has.
    const rules = range(0, 15).map(
      (rule) => (one: Grid, other: Grid) =>
        one.map((row, at) =>
          [...row]
            .map((mark, column) =>
              rule & (1 << (2 * Number(mark === 'g') + Number(other[at]?.[column] === 'g'))) ? 'g' : '.',
            )
            .join(''),
        ),
    );
    const [asked = [], ...done] = rows
      .slice(0, 3)
      .toReversed()
      .map(({ tiles }) => tiles.map(({ cells }) => cells));
    const fitting = rules.filter((rule) =>
      done.every(([one = [], other = [], made = []]) => isSameGrid(rule(one, other), made)),
    );
    return (option) =>
      judge(fitting, (rule) => isSameGrid(rule(asked[0] ?? [], asked[1] ?? []), cellsOf(rows, option)), 'must');
  }),
  'thinking-two-movers': figureSolver('tiles', (question, { rows }) => {
    readWords(
      'From tile to tile, the green square and the black dot each move around the edge of the tile in their own way.\nWhich tile comes next?',
      question,
    );
    const shown = rows[0]?.tiles.map(({ cells }) => cells) ?? [];
    const next = (mark: string) => {
      const places = shown.map((cells) => edgePlace(cells, mark));
      const step = only(places.slice(1).map((place, before) => (place - (places[before] ?? 0) + 8) % 8));
      return ((places.at(-1) ?? 0) + step) % 8;
    };
    return (option) => ['g', '*'].every((mark) => edgePlace(cellsOf(rows, option), mark) === next(mark));
  }),
  'thinking-green-frames': figureSolver(
    'tiles',
    (question, figure) => (option) => Number(option) === greenFrames(question, figure).count,
    {
      'forgets the corners': (question, figure) =>
        String(greenFrames(question, figure).step * greenFrames(question, figure).asked),
      'goes one step too far': (question, figure) =>
        String(greenFrames(question, figure).count + greenFrames(question, figure).step),
      'multiplies the first': (question, figure) =>
        String(greenFrames(question, figure).first * greenFrames(question, figure).asked),
    },
  ),
  'thinking-result-column': figureSolver(
    'text-table',
    (question, table) => {
      readWords(
        'In each row of the table, the result is made from the first and the second number by the same rule.\nWhich number belongs in the place of the question mark?',
        question,
      );
      const rows = table.rows.map(({ cells }) => [cells.slice(0, 2).map(Number), cells[2]] as const);
      const given = rows
        .filter(([, result]) => result !== '?')
        .map(([pair, result]) => [pair, Number(result)] as const);
      const asked = rows.find(([, result]) => result === '?')?.[0] ?? [];
      return (option) => Number(option) === madeBy(RESULTS, given, asked);
    },
    Object.fromEntries(
      Object.entries({
        adds: '1 × first + 1 × second + 0',
        'doubles the second': '1 × first + 2 × second + 0',
        'doubles both': 'doubles both',
      }).map(([mistake, rule]) => [
        mistake,
        (_question: string, table: { rows: { cells: string[] }[] }) =>
          String(
            RESULTS[rule]?.((table.rows.find(({ cells }) => cells[2] === '?')?.cells ?? []).slice(0, 2).map(Number)),
          ),
      ]),
    ),
  ),
  'thinking-flag-string': wordSolver(
    (question) => (option) => Number(option) === flags(question).count(flags(question).all),
    {
      'shares among three colours': (question) => String(flags(question).all / new Set(flags(question).colours).size),
      'counts one group more': (question) => {
        const { all, colours, perGroup } = flags(question);
        return String(Math.ceil(all / colours.length) * perGroup);
      },
      'takes half': (question) => String(flags(question).all / 2),
    },
  ),
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
  'thinking-sum-and-one': wordSolver(
    (question) => {
      const { row, pairs } = sumRule(question);
      return (option) => Number(option) === madeBy(RESULTS, pairs, row.slice(-2));
    },
    {
      'repeats the last step': (question) => {
        const [before = 0, last = 0] = sumRule(question).row.slice(-2);
        return String(last + (last - before));
      },
      'forgets the 1': (question) => {
        const [before = 0, last = 0] = sumRule(question).row.slice(-2);
        return String(before + last);
      },
      'takes 1 away': (question) => {
        const [before = 0, last = 0] = sumRule(question).row.slice(-2);
        return String(before + last - 1);
      },
    },
  ),
  'thinking-arrow-table': figureSolver('tiles', (question, { rows }) => {
    readWords(
      'In the picture, the arrows turn in the same way along each row, and in the same way down each column.\nWhich way does the arrow point that belongs in the place of the question mark?',
      question,
    );
    const cells = rows[0]?.tiles[0]?.cells ?? [];
    const fits = (arrow: string) => {
      const table = cells.map((row) => [...row.replace('?', arrow)].map((mark) => ARROWS.indexOf(mark)));
      const across = table.flatMap((row) => row.slice(1).map((turn, before) => (turn - (row[before] ?? 0) + 4) % 4));
      const down = table
        .slice(1)
        .flatMap((row, above) => row.map((turn, column) => (turn - (table[above]?.[column] ?? 0) + 4) % 4));
      return new Set(across).size === 1 && new Set(down).size === 1;
    };
    return (option) => POINTS.includes(option) && fits(ARROWS[POINTS.indexOf(option)] ?? '');
  }),
};
