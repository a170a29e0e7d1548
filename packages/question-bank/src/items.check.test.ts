import { quotationsIn } from '@wattle/contract/quotations';
import { computedFlaws } from './guards/computed-guards';
import { type BankItem, readBankItems } from './items/bank-items';
import { readMathsTopics, readThinkingTopics } from './items/choice-items';
import { solvers } from './solvers';

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

/** Items whose solver would only write a table of facts or the sentences of the stem down again; docs/bank.md says why. */
const PROVEN_BY_READERS = [
  'maths-capital-letter-symmetry',
  'maths-lines-of-symmetry-total',
  'thinking-chess-club',
  'thinking-four-tins',
  'thinking-last-lamington',
  'thinking-possum-lyrebird',
  'thinking-wildlife-cards',
  'thinking-word-in-mirror',
];

const [mathsTopics, thinkingTopics] = await Promise.all([readMathsTopics(), readThinkingTopics()]);
const choices = (await readBankItems()).filter(({ subject }) => subject !== 'Writing');
const named = (items: readonly BankItem[]) => items.map((item) => [item.slug, item] as const);

test('every item has a solver but arguments in words and those that readers prove, and no solver is left over', () => {
  const computed = [...mathsTopics, ...thinkingTopics].filter(({ name }) => !TOPICS_IN_WORDS.includes(name));
  const slugs = computed.flatMap(({ items }) => items.map(({ slug }) => slug));
  expect(slugs.sort()).toEqual([...Object.keys(solvers), ...PROVEN_BY_READERS].sort());
});

test('explanations of nearly nine in ten Reading questions quote lines that the review can mark', () => {
  const reading = choices.filter(({ subject }) => subject === 'Reading');
  const marked = reading.filter(({ explanation, text = '' }) => quotationsIn(explanation, text).length > 0);
  expect(marked.length / reading.length).toBeGreaterThan(0.87);
});

test.each(named(choices))('%s has nothing wrong that can be computed', (slug, item) => {
  expect(computedFlaws(item, solvers[slug])).toEqual([]);
});
