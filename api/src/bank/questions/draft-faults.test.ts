import { nearestName } from './draft-faults';

const TOPICS = ['Division', 'Time', 'Money', 'Fractions and decimals', 'Topic 1'];

test.each([
  ['Divsion', 'Division'],
  ['divison', 'Division'],
  ['TIME', 'Time'],
  ['Mony', undefined],
  ['Monney', 'Money'],
  ['Fractions  and decimals', 'Fractions and decimals'],
  ['Fraction and decimal', 'Fractions and decimals'],
  ['Topic 2', undefined],
  ['Dime', undefined],
  ['Sailing', undefined],
])('%s most likely means %j', (typed, meant) => {
  expect(nearestName(typed, TOPICS)).toBe(meant);
});
