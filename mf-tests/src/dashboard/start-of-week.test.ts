import { startOfWeek } from './encouragement';

const at = (year: number, month: number, day: number, hour = 9) => new Date(year, month - 1, day, hour);

test.each([
  ['a Monday', at(2026, 3, 9, 0), at(2026, 3, 9, 0)],
  ['a Thursday', at(2026, 3, 12), at(2026, 3, 9, 0)],
  ['a Sunday', at(2026, 3, 15, 23), at(2026, 3, 9, 0)],
  ['a Sunday on which clocks change', at(2026, 10, 4, 23), at(2026, 9, 28, 0)],
  ['the first of a month', at(2026, 8, 1), at(2026, 7, 27, 0)],
])('%s is in the week of its Monday', (_what, moment, monday) => {
  expect(new Date(startOfWeek(moment.getTime()))).toEqual(monday);
});
