import { dateOfMilliseconds } from '../../bson/date';
import { isInt32, isNullish } from '../../bson/values';
import { need } from '../../errors';
import { dateOf, wholeArgument, zoneOf } from '../dates/arguments';
import {
  addMonths,
  DAY,
  dayNumber,
  isMonthly,
  LENGTHS,
  MONTHS,
  monthNumber,
  parseUnit,
  parseWeekday,
  type Unit,
  utc,
} from '../dates/calendar';
import { fromLocal, type LocalDate, type Timezone, toLocal } from '../dates/timezone';
import { namedPlain, type Operator, type Operators } from './kinds';

function shift(date: Date, unit: Unit, amount: number, zone: Timezone): Date {
  if (isMonthly(unit)) return fromLocal(addMonths(toLocal(date, zone), amount * MONTHS[unit]), zone);
  const length = amount * LENGTHS[unit];
  // Days and weeks keep the hour of the clock, also over a change of it.
  if (unit === 'day' || unit === 'week')
    return fromLocal(dateOfMilliseconds(toLocal(date, zone).getTime() + length), zone);
  return dateOfMilliseconds(date.getTime() + length);
}

const shiftBy = (sign: 1 | -1): Operator =>
  namedPlain(['startDate', 'unit', 'amount'], ['timezone'], (given, name) => {
    const zone = zoneOf(given);
    if ([given.startDate, given.unit, given.amount].some(isNullish) || !zone) return null;
    const amount = sign * wholeArgument(given.amount, 5166405, `${name}'s amount`);
    return shift(dateOf(given.startDate), parseUnit(given.unit, name), amount, zone);
  });

const weekNumber = (date: LocalDate, firstDay: number) => Math.floor((dayNumber(date) + 4 - firstDay) / 7);

/** How many borders of the unit lie between the dates. */
function difference(start: LocalDate, end: LocalDate, unit: Unit, firstDay: number): number {
  if (isMonthly(unit)) {
    const count = (date: LocalDate) => Math.floor(monthNumber(date) / MONTHS[unit]);
    return count(end) - count(start);
  }
  if (unit === 'week') return weekNumber(end, firstDay) - weekNumber(start, firstDay);
  const count = (date: LocalDate) => Math.floor(date.getTime() / LENGTHS[unit]);
  return count(end) - count(start);
}

/** Bins are counted from the first of January 2000, and weeks from the first start of a week after it. */
const REFERENCE = utc(2000, 0, 1);

const floorTo = (value: number, size: number) => Math.floor(value / size) * size;

function truncate(date: Date, unit: Unit, size: number, zone: Timezone, firstDay: number): Date {
  const local = toLocal(date, zone);
  if (isMonthly(unit)) {
    const months = floorTo(monthNumber(local) - monthNumber(REFERENCE), size * MONTHS[unit]);
    return fromLocal(addMonths(REFERENCE, months), zone);
  }
  const firstWeek = ((firstDay - REFERENCE.getUTCDay() + 7) % 7) * DAY;
  const passed = local.getTime() - REFERENCE.getTime() - (unit === 'week' ? firstWeek : 0);
  const rest = passed - floorTo(passed, size * LENGTHS[unit]);
  if (unit === 'day' || unit === 'week') return fromLocal(new Date(local.getTime() - rest), zone);
  return new Date(date.getTime() - rest);
}

export const DATE_ARITHMETIC: Operators = {
  $dateAdd: shiftBy(1),
  $dateSubtract: shiftBy(-1),

  $dateDiff: namedPlain(['startDate', 'endDate', 'unit'], ['timezone', 'startOfWeek'], (given, name) => {
    const zone = zoneOf(given);
    if ([given.startDate, given.endDate, given.unit].some(isNullish) || !zone) return null;
    const [start, end] = [toLocal(dateOf(given.startDate), zone), toLocal(dateOf(given.endDate), zone)];
    return BigInt(difference(start, end, parseUnit(given.unit, name), parseWeekday(given.startOfWeek ?? 'sunday')));
  }),

  $dateTrunc: namedPlain(['date', 'unit'], ['binSize', 'timezone', 'startOfWeek'], (given, name) => {
    const zone = zoneOf(given);
    const { date, unit, binSize = 1, startOfWeek } = given;
    if ([date, unit, binSize].some(isNullish) || !zone) return null;
    const size = wholeArgument(binSize, 5439017, `${name}'s binSize`);
    need(size > 0 && isInt32(size), 5439018, "$dateTrunc requires 'binSize' value to be greater than 0");
    return truncate(dateOf(date), parseUnit(unit, name), size, zone, parseWeekday(startOfWeek ?? 'sunday'));
  }),
};
