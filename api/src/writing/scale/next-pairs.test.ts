import type { Comparison } from './comparison-scale';
import { nextPairs } from './next-pairs';

const texts = ['a', 'b', 'c', 'd'];
const won = (winner: string, loser: string, judge = 'me'): Comparison => ({ winner, loser, judge });

test('everybody is compared once before somebody is twice, and several judges look at different texts', () => {
  expect(new Set(nextPairs({ texts, comparisons: [] }, 2).flat()).size).toBe(4);
  const pending = nextPairs({ texts, comparisons: [] });
  const [next] = nextPairs({ texts, comparisons: [], pending });
  expect(new Set([...pending.flat(), ...(next ?? [])]).size).toBe(4);
  expect(nextPairs({ texts: ['a', 'b'], comparisons: [], pending: [['b', 'a']] })).toEqual([]);
});

test('the winners of the first pairs meet, or the losers', () => {
  const [pair] = nextPairs({ texts, comparisons: [won('a', 'b'), won('d', 'c')] });
  expect([
    ['a', 'd'],
    ['b', 'c'],
  ]).toContainEqual(pair?.toSorted());
});

test('a judge sees no pair twice, another one may', () => {
  const comparisons = texts.flatMap((one, index) => texts.slice(index + 1).map((other) => won(one, other)));
  expect(nextPairs({ texts, comparisons, judge: 'me' })).toEqual([]);
  expect(nextPairs({ texts, comparisons: comparisons.slice(1), judge: 'me' }, 3)).toEqual([['a', 'b']]);
  expect(nextPairs({ texts, comparisons, judge: 'another' })).toHaveLength(1);
});
