import { percentOf, toneOf } from './scores';

test.each([
  [0, 0, 0, 'brand'],
  [0, 4, 0, 'brand'],
  [11, 16, 69, 'brand'],
  [7, 10, 70, 'action'],
  [2, 3, 67, 'brand'],
  [4, 4, 100, 'action'],
])('%i of %i is %i %%, %s', (correct, total, percent, tone) => {
  expect(percentOf({ correct, total })).toBe(percent);
  expect(toneOf({ correct, total })).toBe(tone);
});
