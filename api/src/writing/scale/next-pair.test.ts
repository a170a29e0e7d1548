import type { Comparison } from './comparison-scale';
import { nextPair, type TextPair } from './next-pair';

const texts = ['a', 'b', 'c', 'd'];
const won = (winner: string, loser: string, judge = 'me'): Comparison => ({ winner, loser, judge });

interface Judged {
  texts?: readonly string[];
  comparisons?: readonly Comparison[];
  pending?: readonly TextPair[];
  judge?: string;
}

const next = (judged: Judged) => nextPair({ texts, comparisons: [], pending: [], judge: 'me', ...judged });

test('everybody is compared once before somebody is twice, and several judges look at different texts', () => {
  const first: TextPair = next({}) ?? ['', ''];
  expect(new Set([...first, ...(next({ pending: [first] }) ?? [])]).size).toBe(4);
  expect(next({ texts: ['a', 'b'], pending: [['b', 'a']] })).toBeUndefined();
});

test('the winners of the first pairs meet, or the losers', () => {
  expect([
    ['a', 'd'],
    ['b', 'c'],
  ]).toContainEqual(next({ comparisons: [won('a', 'b'), won('d', 'c')] })?.toSorted());
});

test('a judge sees no pair twice, another one may', () => {
  const comparisons = texts.flatMap((one, index) => texts.slice(index + 1).map((other) => won(one, other)));
  expect(next({ comparisons })).toBeUndefined();
  expect(next({ comparisons: comparisons.slice(1) })).toEqual(['a', 'b']);
  expect(next({ comparisons, judge: 'another' })).toHaveLength(2);
});
