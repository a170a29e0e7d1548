import { calendarIn, calendarOf, type State, weeksBefore } from './calendar';

test.each<[string, string | undefined, string, string]>([
  ['the last second of a Sunday', 'Australia/Sydney', '2026-11-22T12:59:59.999Z', '2026-11-16'],
  ['the first second of a Monday', 'Australia/Sydney', '2026-11-22T13:00:00.000Z', '2026-11-23'],
  ['a Sunday in Perth, while it is Monday in Sydney', 'Australia/Perth', '2026-11-22T15:59:59.000Z', '2026-11-16'],
  ['a Monday in Perth', 'Australia/Perth', '2026-11-22T16:00:00.000Z', '2026-11-23'],
  // Clocks go forward at 2:00 on 4 October 2026, a Sunday, and back at 3:00 on 4 April 2027.
  ['before daylight saving begins', 'Australia/Sydney', '2026-10-03T15:59:59.000Z', '2026-09-28'],
  ['after it has begun', 'Australia/Sydney', '2026-10-03T16:00:00.000Z', '2026-09-28'],
  ['the end of its first day, an hour earlier', 'Australia/Sydney', '2026-10-04T12:59:59.000Z', '2026-09-28'],
  ['the Monday after it has begun', 'Australia/Sydney', '2026-10-04T13:00:00.000Z', '2026-10-05'],
  ['the same moment where clocks stay', 'Australia/Brisbane', '2026-10-04T13:30:00.000Z', '2026-09-28'],
  ['the end of its last day, an hour later', 'Australia/Sydney', '2027-04-04T13:59:59.000Z', '2027-03-29'],
  ['the Monday after it has ended', 'Australia/Sydney', '2027-04-04T14:00:00.000Z', '2027-04-05'],
  ['half hours', 'Australia/Adelaide', '2026-11-22T13:30:00.000Z', '2026-11-23'],
  ['a week across two years', 'Australia/Sydney', '2027-01-01T00:00:00.000Z', '2026-12-28'],
  ['no time zone', undefined, '2026-11-22T13:00:00.000Z', '2026-11-23'],
  ['far in the west', 'Pacific/Honolulu', '2026-11-23T09:59:59.000Z', '2026-11-16'],
])('%s', (_what, timeZone, moment, week) => {
  expect(calendarIn(timeZone).weekOf(new Date(moment))).toBe(week);
});

test.each([
  ['2026-11-23', 0, '2026-11-23'],
  ['2026-11-23', 1, '2026-11-16'],
  ['2026-10-05', 1, '2026-09-28'],
  ['2027-01-04', 2, '2026-12-21'],
])('from %s %i weeks back is %s', (week, count, before) => {
  expect(weeksBefore(week, count)).toBe(before);
});

// 22:27 on a Sunday in Perth.
test.each<[State | undefined, string, string]>([
  ['WA', '2026-11-22', '2026-11-16'],
  ['SA', '2026-11-23', '2026-11-23'],
  [undefined, '2026-11-23', '2026-11-23'],
])('a child in %s has one day and the week of that day', (state, day, week) => {
  const { dayOf, weekOf } = calendarOf({ state });
  expect([dayOf('2026-11-22T14:27:00.000Z'), weekOf('2026-11-22T14:27:00.000Z')]).toEqual([day, week]);
});
