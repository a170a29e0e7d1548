import { dateOfMilliseconds } from '../../bson/date';
import { doc, isDocument, isNullish, type Maybe, type Value } from '../../bson/values';
import { need } from '../../errors';
import { dateOf, wholeArgument, zoneOf } from '../dates/arguments';
import { dayOfYear, isoDate, isoWeek, isoWeekday, isoYear, utc, weekOfYear } from '../dates/calendar';
import { fromLocal, type LocalDate, type Timezone, toLocal } from '../dates/timezone';
import { namedPlain, type Operator, type Operators } from './kinds';

/** `{ $year: date }` or `{ $year: { date, timezone } }` */
function part(read: (local: LocalDate) => Value): Operator {
  const long = namedPlain(['date'], ['timezone'], (given) => {
    const zone = zoneOf(given);
    return isNullish(given.date) || !zone ? null : read(toLocal(dateOf(given.date), zone));
  });
  return (argument, compiler, name) => {
    const [only] = Array.isArray(argument) && argument.length === 1 ? argument : [argument];
    const isLong = isDocument(argument) && argument.has('date');
    return long(isLong ? argument : doc({ date: only }), compiler, name);
  };
}

const TIME_FIELDS = ['hour', 'minute', 'second', 'millisecond'] as const;
const DATE_FIELDS = ['year', 'month', 'day', 'isoWeekYear', 'isoWeek', 'isoDayOfWeek', ...TIME_FIELDS] as const;
type DateField = (typeof DATE_FIELDS)[number];

function fromParts(given: Partial<Record<DateField, Maybe>>, zone: Timezone): Date {
  const read = (field: DateField, otherwise: number) =>
    given[field] === undefined ? otherwise : wholeArgument(given[field], 40515, `'${field}'`);
  const hasYear = given.year !== undefined;
  const sentence = "$dateFromParts requires either 'year' or 'isoWeekYear' to be present";
  need(hasYear !== (given.isoWeekYear !== undefined), 40516, sentence);
  const seconds = (read('hour', 0) * 60 + read('minute', 0)) * 60 + read('second', 0);
  const day = hasYear
    ? utc(read('year', 1970), read('month', 1) - 1, read('day', 1))
    : isoDate(read('isoWeekYear', 1970), read('isoWeek', 1), read('isoDayOfWeek', 1));
  return fromLocal(dateOfMilliseconds(day.getTime() + seconds * 1000 + read('millisecond', 0)), zone);
}

const dayParts = (local: LocalDate) => ({
  year: local.getUTCFullYear(),
  month: local.getUTCMonth() + 1,
  day: local.getUTCDate(),
});

const isoParts = (local: LocalDate) => ({
  isoWeekYear: isoYear(local),
  isoWeek: isoWeek(local),
  isoDayOfWeek: isoWeekday(local),
});

const timeParts = (local: LocalDate) => ({
  hour: local.getUTCHours(),
  minute: local.getUTCMinutes(),
  second: local.getUTCSeconds(),
  millisecond: local.getUTCMilliseconds(),
});

export const DATE_PARTS: Operators = {
  $year: part((local) => local.getUTCFullYear()),
  $month: part((local) => local.getUTCMonth() + 1),
  $dayOfMonth: part((local) => local.getUTCDate()),
  $dayOfYear: part(dayOfYear),
  $dayOfWeek: part((local) => local.getUTCDay() + 1),
  $week: part(weekOfYear),
  $isoWeek: part(isoWeek),
  $isoWeekYear: part((local) => BigInt(isoYear(local))),
  $isoDayOfWeek: part(isoWeekday),
  $hour: part((local) => local.getUTCHours()),
  $minute: part((local) => local.getUTCMinutes()),
  $second: part((local) => local.getUTCSeconds()),
  $millisecond: part((local) => local.getUTCMilliseconds()),

  $dateFromParts: namedPlain([], [...DATE_FIELDS, 'timezone'], (given) => {
    const zone = zoneOf(given);
    return !zone || Object.values(given).includes(null) ? null : fromParts(given, zone);
  }),

  $dateToParts: namedPlain(['date'], ['timezone', 'iso8601'], (given) => {
    const zone = zoneOf(given);
    if (isNullish(given.date) || !zone) return null;
    const local = toLocal(dateOf(given.date), zone);
    return doc({ ...(given.iso8601 === true ? isoParts(local) : dayParts(local)), ...timeParts(local) });
  }),
};
