import { parseOptions } from '@wattle/contract';
import sharp from 'sharp';
import { falseEquations } from '../src/quantities/equations';
import { describeFigure, drawFigure, figureFlaws } from './figures/figure';
import { thinkingBankSolvers } from './solvers/thinking-skills/thinking-bank';
import type { ThinkingSolver } from './solvers/thinking-skills/thinking-solver';
import { readThinkingItems, type ThinkingBankItem } from './thinking-items';

const items = await readThinkingItems();
const named = items.map((item) => [item.slug, item] as const);
const options = ({ mcq_options }: ThinkingBankItem) => parseOptions(mcq_options);
const distractors = (item: ThinkingBankItem) => options(item).filter(({ letter }) => letter !== item.correct_answer);
const numbersIn = (text: string) => [...text.matchAll(/\d+(?:[.:,]\d+)?/g)].map(([number]) => number);

function solverOf({ slug }: ThinkingBankItem): ThinkingSolver {
  const solver = thinkingBankSolvers[slug];
  if (!solver) throw new Error(`${slug} has no solver.`);
  return solver;
}

test('every item has a name of its own and a solver, and no solver is left over', () => {
  expect(items.map(({ slug }) => slug).sort()).toEqual(Object.keys(thinkingBankSolvers).sort());
});

test.each(['Practice', 'Weekly', 'Monthly'])('keys are even within %s', (exam) => {
  const keys = items.filter(({ exam_type }) => exam_type === exam).map(({ correct_answer }) => correct_answer);
  const counts = ['A', 'B', 'C', 'D'].map((letter) => keys.filter((key) => key === letter).length);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
});

describe.each(named)('%s', (_slug, item) => {
  it('is solved by the option of its key alone', () => {
    const texts = options(item).map(({ text }) => text.toLowerCase());
    expect(texts).toHaveLength(4);
    expect(new Set(texts).size).toBe(4);
    const right = options(item).filter(({ text }) => solverOf(item).isRight(text, item));
    expect(right.map(({ letter }) => letter)).toEqual([item.correct_answer]);
  });

  it('tells a mistake for each distractor, which leads to it where it is computed', () => {
    expect(Object.keys(item.wrong_turns).sort()).toEqual(distractors(item).map(({ letter }) => letter));
    const mistakes = Object.entries(item.mistakes ?? {});
    const reached = mistakes.map(([letter, mistake]) => [
      letter,
      options(item)
        .filter(({ text }) => solverOf(item).leadsTo(mistake, text, item))
        .map((option) => option.letter),
    ]);
    expect(reached).toEqual(mistakes.map(([letter]) => [letter, [letter]]));
    expect(mistakes.map(([, mistake]) => mistake).sort()).toEqual([...solverOf(item).mistakes].sort());
  });

  it('is explained in two to six lines of true equations with the numbers of its stem, without option letters', () => {
    const texts = [item.explanation, ...Object.values(item.wrong_turns)];
    expect(texts.flatMap(falseEquations)).toEqual([]);
    expect(texts.filter((text) => /\b(?:option|answer|choice) [A-D]\b/i.test(text))).toEqual([]);
    expect(item.explanation.split('\n').length).toBeGreaterThanOrEqual(2);
    expect(item.explanation.split('\n').length).toBeLessThanOrEqual(6);
    expect(numbersIn(item.explanation)).toEqual(expect.arrayContaining(numbersIn(item.question)));
  });

  it('is explained up to the text or the numbers of its key', () => {
    const key =
      options(item)
        .find(({ letter }) => letter === item.correct_answer)
        ?.text.replace(/\.$/, '') ?? '';
    const words = item.explanation.toLowerCase().replace(/[“”]/g, '');
    if (!words.includes(key.toLowerCase())) {
      expect(numbersIn(key)).not.toEqual([]);
      expect(numbersIn(item.explanation)).toEqual(expect.arrayContaining(numbersIn(key)));
    }
  });

  if (item.figure) {
    const { figure } = item;

    it('has a picture of a readable size, also in words', async () => {
      expect(figureFlaws(figure)).toEqual([]);
      expect(item.image_description).toBe(describeFigure(figure));
      const { width, height } = await sharp(Buffer.from(drawFigure(figure))).metadata();
      expect(Math.min(width ?? 0, height ?? 0)).toBeGreaterThan(100);
      expect(width).toBeLessThanOrEqual(660);
    });
  }
});
