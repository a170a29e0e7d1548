import { dayInWords } from './day-in-words';

const at = (year: number, month: number, day: number, hour = 9) => new Date(year, month - 1, day, hour);
const now = at(2026, 3, 12).getTime();

test.each([
  [at(2026, 3, 12, 0), 'today'],
  [at(2026, 3, 11, 23), 'yesterday'],
  [at(2026, 3, 10), 'Tuesday'],
  [at(2026, 3, 6), 'Friday'],
  [at(2026, 3, 5), '5 March'],
  [at(2025, 12, 31), '31 December 2025'],
  [at(2026, 3, 13), '13 March'],
])('%s is %s', (moment, words) => {
  expect(dayInWords(moment.toISOString(), now)).toBe(words);
});
