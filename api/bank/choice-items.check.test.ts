import { OPTION_LETTERS, parseOptions } from '@wattle/contract';
import sharp from 'sharp';
import { falseEquations } from '../src/quantities/equations';
import { describeFigure, drawFigure, figureFlaws } from './figures/figure';
import { type ChoiceItem, readMathsTopics, readThinkingTopics, type Topic } from './items/choice-items';
import { numbersIn } from './numbers-in';
import type { Solver } from './solvers/solver';
import { solvers } from './solvers/solvers';

/** Topics of arguments in words, where nothing is computed. */
const TOPICS_IN_WORDS = [
  'argument-assumption',
  'argument-flaw',
  'argument-main-conclusion',
  'argument-same-reasoning',
  'argument-strengthen-weaken',
  'data-and-evidence-in-words',
  'drawing-conclusions',
];

const itemsOf = (topics: Topic[]) => topics.flatMap(({ items }) => items);
const [mathsTopics, thinkingTopics] = await Promise.all([readMathsTopics(), readThinkingTopics()]);
const topics = [...mathsTopics, ...thinkingTopics];

const optionsOf = ({ mcq_options }: ChoiceItem) => parseOptions(mcq_options);
const lettersOf = (item: ChoiceItem) => optionsOf(item).map(({ letter }) => letter);
const textsOf = ({ explanation, wrong_turns }: ChoiceItem) => [explanation, ...Object.values(wrong_turns)];
const timesIn = (text: string) => text.match(/\d+:\d\d/g) ?? [];

const keyOf = (item: ChoiceItem) => {
  const text = optionsOf(item).find(({ letter }) => letter === item.correct_answer)?.text ?? '';
  return text.replace(/\.$/, '').toLowerCase();
};

test('every item that is not an argument in words has a solver, and no solver is left over', () => {
  const computed = itemsOf(topics.filter(({ name }) => !TOPICS_IN_WORDS.includes(name)));
  expect(computed.map(({ slug }) => slug).sort()).toEqual(Object.keys(solvers).sort());
});

describe.each([
  ['Maths', 5, itemsOf(mathsTopics)],
  ['Thinking Skills', 4, itemsOf(thinkingTopics)],
] as const)('%s', (_subject, count, items) => {
  const letters = OPTION_LETTERS.slice(0, count);

  test.each(['Practice', 'Weekly', 'Monthly'])('has keys that are even within %s', (exam) => {
    const keys = items.filter(({ exam_type }) => exam_type === exam).map(({ correct_answer }) => correct_answer);
    const counts = letters.map((letter) => keys.filter((key) => key === letter).length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
  });

  describe.each(items.map((item) => [item.slug, item] as const))('%s', (slug, item) => {
    it(`has ${count} options that differ, and tells a mistake for each distractor`, () => {
      expect(lettersOf(item)).toEqual(letters);
      expect(new Set(optionsOf(item).map(({ text }) => text.toLowerCase())).size).toBe(count);
      expect(Object.keys(item.wrong_turns).sort()).toEqual(letters.filter((letter) => letter !== item.correct_answer));
    });

    it('is explained in two to six lines of true equations that name no option letter', () => {
      expect(textsOf(item).flatMap(falseEquations)).toEqual([]);
      expect(textsOf(item).filter((text) => /\b(?:option|answer|choice) [A-E]\b/i.test(text))).toEqual([]);
      expect(item.explanation.split('\n').length).toBeGreaterThanOrEqual(2);
      expect(item.explanation.split('\n').length).toBeLessThanOrEqual(6);
    });

    const solver = solvers[slug];
    if (solver) describeSolved(item, solver);
    if (item.figure) describeFigureOf(item, item.figure);
  });
});

function describeSolved(item: ChoiceItem, solver: Solver): void {
  it('is solved by the option of its key alone', () => {
    const right = optionsOf(item).filter(({ text }) => solver.isRight(text, item));
    expect(right.map(({ letter }) => letter)).toEqual([item.correct_answer]);
  });

  it('has mistakes that lead to their distractors where they are computed', () => {
    const mistakes = Object.entries(item.mistakes ?? {});
    const reached = mistakes.map(([letter, mistake]) => {
      const options = optionsOf(item).filter(({ text }) => solver.leadsTo(mistake, text, item));
      return [letter, options.map((option) => option.letter)];
    });
    expect(reached).toEqual(mistakes.map(([letter]) => [letter, [letter]]));
    expect(mistakes.map(([, mistake]) => mistake).sort()).toEqual([...solver.mistakes].sort());
  });

  it('is explained with all the numbers that its stem gives, and with the text or the numbers of its key', () => {
    const { explanation } = item;
    const key = keyOf(item);
    const needed = [...solver.numbers(item).map(Math.abs), ...numbersIn(key)];
    expect(numbersIn(explanation)).toEqual(expect.arrayContaining(needed));
    expect(timesIn(explanation)).toEqual(expect.arrayContaining([...timesIn(item.question), ...timesIn(key)]));
    if (!/\d/.test(key)) expect(explanation.toLowerCase().replace(/[“”]/g, '')).toContain(key);
  });
}

function describeFigureOf({ image_description = '' }: ChoiceItem, figure: NonNullable<ChoiceItem['figure']>): void {
  it('has a picture that agrees with its numbers, also in words', async () => {
    expect(figureFlaws(figure)).toEqual([]);
    expect(image_description).toBe(describeFigure(figure) ?? image_description);
    if (figure.kind === 'diagram') {
      const shown = [...figure.lines.map(({ length }) => length), ...figure.angles.map(({ size }) => size)];
      const numbers = numbersIn(shown.filter((text) => text !== '90°').join(' '));
      expect(numbersIn(image_description)).toEqual(expect.arrayContaining(numbers));
      expect(image_description.includes('not drawn to scale')).toBe(!figure.isToScale);
    }
    const { width, height } = await sharp(Buffer.from(drawFigure(figure))).metadata();
    expect(Math.min(width ?? 0, height ?? 0)).toBeGreaterThan(100);
    expect(width).toBeLessThanOrEqual(660);
  });
}
