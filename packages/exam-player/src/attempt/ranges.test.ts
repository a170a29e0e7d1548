import type { TextRange } from '@wattle/contract/writing-marks';
import { rangeAround, withoutRange, withRange } from './ranges';

/** "10-20 30-40" */
const rangesOf = (text: string): TextRange[] =>
  text.split(' ').map((each) => {
    const [start = 0, end = 0] = each.split('-').map(Number);
    return { start, end };
  });
const rangeOf = (text: string) => rangesOf(text)[0] as TextRange;
const ranges = rangesOf('10-20 30-40');

it.each([
  ['before all', '0-5', '0-5 10-20 30-40'],
  ['between', '22-28', '10-20 22-28 30-40'],
  ['touching one', '20-25', '10-25 30-40'],
  ['over both', '15-35', '10-40'],
  ['inside one', '12-14', '10-20 30-40'],
  ['of nothing', '25-25', '10-20 30-40'],
])('a range %s is added in order and apart', (_where, added, result) => {
  expect(withRange(ranges, rangeOf(added))).toEqual(rangesOf(result));
});

it.each([
  ['between', '20-30', '10-20 30-40'],
  ['of one', '10-20', '30-40'],
  ['inside one', '12-14', '10-12 14-20 30-40'],
  ['over both', '15-35', '10-15 35-40'],
])('a range %s is taken away', (_where, removed, result) => {
  expect(withoutRange(ranges, rangeOf(removed))).toEqual(rangesOf(result));
});

it('a range is found around what it wholly holds', () => {
  expect(rangeAround(ranges, rangeOf('12-20'))).toEqual(rangeOf('10-20'));
  expect(rangeAround(ranges, rangeOf('18-32'))).toBeUndefined();
});
