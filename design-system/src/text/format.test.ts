import { formatDateTime, formatDay, formatFullDateTime, formatWhen } from './format';

const at = (year: number, month: number, day: number, hour = 9) => new Date(year, month - 1, day, hour).toISOString();
const now = at(2026, 3, 12);

test.each([
  [at(2026, 3, 12, 0), 'today'],
  [at(2026, 3, 11, 23), 'yesterday'],
  [at(2026, 3, 10), 'Tuesday'],
  [at(2026, 3, 6), 'Friday'],
  [at(2026, 3, 5), '5 March'],
  [at(2025, 12, 31), '31 December 2025'],
  [at(2026, 3, 13), '13 March'],
])('the day of %s is %s', (moment, words) => {
  expect(formatDay(moment, now)).toBe(words);
});

test.each([
  [at(2026, 3, 12, 16), 'today, 4:00 pm', 'at 4:00 pm'],
  [at(2026, 3, 11), '11 Mar, 9:00 am', 'on 11 Mar, 9:00 am'],
  [at(2025, 11, 19), '19 Nov 2025, 9:00 am', 'on 19 Nov 2025, 9:00 am'],
])('%s is %s, and within a sentence %s', (moment, alone, inSentence) => {
  expect(formatDateTime(moment, now)).toBe(alone);
  expect(formatWhen(moment, now)).toBe(inSentence);
});

test('in full a moment has its weekday and its year', () => {
  expect(formatFullDateTime(at(2026, 11, 21, 16))).toBe('Saturday 21 November 2026, 4:00 pm');
});
