import { optionsOf } from '@wattle/contract';
import sharp from 'sharp';
import { drawFigure } from './figures/figure';
import { computedFlaws } from './guards/computed-guards';
import { type BankItem, readBankItems } from './items/bank-items';
import { readMathsTopics, readThinkingTopics } from './items/choice-items';
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
const OPTION_COUNTS: Partial<Record<BankItem['subject'], number>> = { Maths: 5, ThinkingSkills: 4 };

const [mathsTopics, thinkingTopics] = await Promise.all([readMathsTopics(), readThinkingTopics()]);
const choices = (await readBankItems()).filter(({ subject }) => subject !== 'Writing');
const named = (items: readonly BankItem[]) => items.map((item) => [item.slug, item] as const);

test('every item that is not an argument in words has a solver, and no solver is left over', () => {
  const computed = [...mathsTopics, ...thinkingTopics].filter(({ name }) => !TOPICS_IN_WORDS.includes(name));
  const slugs = computed.flatMap(({ items }) => items.map(({ slug }) => slug));
  expect(slugs.sort()).toEqual(Object.keys(solvers).sort());
});

test.each(named(choices))('%s has nothing wrong that can be computed', (slug, item) => {
  expect(computedFlaws(item, solvers[slug])).toEqual([]);
});

test.each(named(choices))('%s has as many options as the real paper', (_slug, item) => {
  const count = OPTION_COUNTS[item.subject];
  if (count) expect(optionsOf(item)).toHaveLength(count);
});

test.each(named(choices.filter(({ figure }) => figure)))('%s has a picture of a readable size', async (_slug, item) => {
  const svg = item.figure ? drawFigure(item.figure) : '';
  const { width = 0, height = 0 } = await sharp(Buffer.from(svg)).metadata();
  expect(Math.min(width, height)).toBeGreaterThan(100);
  expect(width).toBeLessThanOrEqual(660);
});
