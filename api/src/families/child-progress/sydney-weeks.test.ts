import { addDays } from '@wattle/contract/calendar';
import { isReportHour, mondayOf, weekInWords } from './sydney-weeks';

test.each([
  ['2026-11-22T12:59:59Z', '2026-11-16'],
  ['2026-11-22T13:00:00Z', '2026-11-23'],
  // Clocks in Sydney go back on 5 April and forward on 4 October 2026.
  ['2026-04-05T13:59:59Z', '2026-03-30'],
  ['2026-04-05T14:00:00Z', '2026-04-06'],
  ['2026-10-04T12:59:59Z', '2026-09-28'],
  ['2026-12-31T13:00:00Z', '2026-12-28'],
])('%s is in Sydney in the week of %s', (moment, monday) => {
  expect(mondayOf(new Date(moment))).toBe(monday);
});

test.each([
  ['2026-11-22T22:59:00Z', false],
  ['2026-11-22T23:00:00Z', true],
  ['2026-11-23T08:59:00Z', true],
  ['2026-11-23T09:00:00Z', false],
  ['2026-07-05T23:30:00Z', false],
  ['2026-07-06T00:00:00Z', true],
])('whether reports go out at %s: %s', (moment, isSent) => {
  expect(isReportHour(new Date(moment))).toBe(isSent);
});

test.each([
  ['2026-11-16', 'from 16 to 22 November'],
  ['2026-11-30', 'from 30 November to 6 December'],
])('the week of %s is "%s"', (monday, words) => {
  expect(weekInWords(monday)).toBe(words);
  expect(addDays(monday, 7) > monday).toBe(true);
});
