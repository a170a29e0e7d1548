import { OPTION_LETTERS, parseOptions } from '@wattle/contract';
import sharp from 'sharp';
import { falseEquations } from '../src/quantities/equations';
import { describeFigure, drawFigure, figureFlaws } from './figures/figure';
import { type MathsItem, readMathsItems } from './maths-items';
import { mathsBankSolvers } from './solvers/maths-bank';
import type { Solver } from './solvers/solver';

const items = await readMathsItems();
const numbersIn = (text: string) =>
  [...text.replace(/(\d),(?=\d{3})/g, '$1').matchAll(/\d+(?:\.\d+)?/g)].map(([number]) => Number(number));
const named = items.map((item) => [item.slug, item] as const);
const options = ({ mcq_options }: MathsItem) => parseOptions(mcq_options);
const distractors = (item: MathsItem) => options(item).filter(({ letter }) => letter !== item.correct_answer);

function solverOf({ slug }: MathsItem): Solver {
  const solver = mathsBankSolvers[slug];
  if (!solver) throw new Error(`${slug} has no solver.`);
  return solver;
}

test('every item has a name of its own and a solver, and no solver is left over', () => {
  expect(items.map(({ slug }) => slug).sort()).toEqual(Object.keys(mathsBankSolvers).sort());
});

test.each(['Practice', 'Weekly', 'Monthly'])('keys are even within %s', (exam) => {
  const keys = items.filter(({ exam_type }) => exam_type === exam).map(({ correct_answer }) => correct_answer);
  const counts = OPTION_LETTERS.map((letter) => keys.filter((key) => key === letter).length);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
});

describe.each(named)('%s', (_slug, item) => {
  it('is solved by the option of its key alone', () => {
    expect(options(item)).toHaveLength(5);
    const right = options(item).filter(({ text }) => solverOf(item).isRight(text, item));
    expect(right.map(({ letter }) => letter)).toEqual([item.correct_answer]);
  });

  it('tells a mistake for each distractor, which leads to it where it is computed', () => {
    expect(Object.keys(item.wrong_turns).sort()).toEqual(distractors(item).map(({ letter }) => letter));
    const reached = Object.entries(item.mistakes ?? {}).map(([letter, mistake]) => [
      letter,
      options(item)
        .filter(({ text }) => solverOf(item).leadsTo(mistake, text, item))
        .map((option) => option.letter),
    ]);
    expect(reached).toEqual(Object.keys(item.mistakes ?? {}).map((letter) => [letter, [letter]]));
    expect(Object.values(item.mistakes ?? {}).sort()).toEqual([...solverOf(item).mistakes].sort());
  });

  it('is explained in two to six lines of true equations that name no option letter', () => {
    const texts = [item.explanation, ...Object.values(item.wrong_turns)];
    expect(texts.flatMap(falseEquations)).toEqual([]);
    expect(texts.filter((text) => /\b(?:option|answer|choice) [A-E]\b/i.test(text))).toEqual([]);
    expect(item.explanation.split('\n').length).toBeGreaterThanOrEqual(2);
    expect(item.explanation.split('\n').length).toBeLessThanOrEqual(6);
  });

  it('is explained with all the numbers that its stem gives, and with the text or the numbers of its key', () => {
    const key = options(item).find(({ letter }) => letter === item.correct_answer)?.text ?? '';
    const needed = [...solverOf(item).numbers(item).map(Math.abs), ...numbersIn(key)];
    expect(numbersIn(item.explanation)).toEqual(expect.arrayContaining(needed));
    if (!/\d/.test(key)) expect(item.explanation.toLowerCase()).toContain(key.toLowerCase());
  });

  if (item.figure) {
    const { figure } = item;
    const words = item.image_description ?? '';

    it('has a picture that agrees with its numbers, also in words', async () => {
      expect(figureFlaws(figure)).toEqual([]);
      expect(words).toBe(describeFigure(figure) ?? words);
      if (figure.kind === 'diagram') {
        const shown = [...figure.lines.map(({ length }) => length), ...figure.angles.map(({ size }) => size)];
        expect(numbersIn(words)).toEqual(
          expect.arrayContaining(numbersIn(shown.filter((text) => text !== '90°').join(' '))),
        );
        expect(words.includes('not drawn to scale')).toBe(!figure.isToScale);
      }
      const { width, height } = await sharp(Buffer.from(drawFigure(figure))).metadata();
      expect(Math.min(width ?? 0, height ?? 0)).toBeGreaterThan(100);
    });
  }
});
