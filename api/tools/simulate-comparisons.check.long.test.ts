import { simulateComparisons } from './simulate-comparisons';

/** The goal of 0.7 is not reached yet (docs/decisions/074); more than this would be a step back. */
const MEASURED_SHARE = 0.76;

test('random pairs reach what they are known to, and adaptive ones need fewer', () => {
  const figures = simulateComparisons({ sets: 60, texts: 60, spread: 'evenly' }, 26);
  const share = figures.find(({ name }) => name.startsWith('adaptive pairs needed'));
  expect(share?.value).toBeLessThan(MEASURED_SHARE);
  expect(figures.filter((figure) => figure !== share && !figure.isMet)).toEqual([]);
}, 300_000);
