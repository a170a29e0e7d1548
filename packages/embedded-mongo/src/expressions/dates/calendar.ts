import { dateOfMilliseconds } from '../../bson/date';
import { isString, type Maybe } from '../../bson/values';
import { fail } from '../../errors';
import type { LocalDate } from './timezone';

export const DAY = 86_400_000;

/** Units of a fixed length, in milliseconds. */
export const LENGTHS = {
  week: 7 * DAY,
  day: DAY,
  hour: 3_600_000,
  minute: 60_000,
  second: 1000,
  millisecond: 1,
} as const;
/** Units whose length varies, in months. */
export const MONTHS = { year: 12, quarter: 3, month: 1 } as const;

export type Unit = keyof typeof LENGTHS | keyof typeof MONTHS;

export const isMonthly = (unit: Unit): unit is keyof typeof MONTHS => unit in MONTHS;

export function parseUnit(unit: Maybe, name: string): Unit {
  if (isString(unit) && (Object.hasOwn(LENGTHS, unit) || Object.hasOwn(MONTHS, unit))) return unit as Unit;
  fail('FailedToParse', `${name} parameter 'unit' value cannot be recognized as a time unit: ${unit}`);
}

const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

export function parseWeekday(day: Maybe): number {
  const index = DAYS.findIndex(
    (each) => isString(day) && (each === day.toLowerCase() || each.slice(0, 3) === day.toLowerCase()),
  );
  return index >= 0
    ? index
    : fail('FailedToParse', `startOfWeek value cannot be recognized as a day of a week: ${day}`);
}

export const dayNumber = (date: LocalDate) => Math.floor(date.getTime() / DAY);
export const monthNumber = (date: LocalDate) => date.getUTCFullYear() * 12 + date.getUTCMonth();

export const dayOfYear = (date: LocalDate) => dayNumber(date) - dayNumber(utc(date.getUTCFullYear(), 0, 1)) + 1;

/** Weeks begin on Sunday; the days before the first Sunday are week 0. */
export const weekOfYear = (date: LocalDate) => Math.floor((dayOfYear(date) + 6 - date.getUTCDay()) / 7);

export const isoWeekday = (date: LocalDate) => date.getUTCDay() || 7;

/** A week belongs to the year in which its Thursday lies. */
const thursday = (date: LocalDate) => new Date(date.getTime() + (4 - isoWeekday(date)) * DAY);
export const isoYear = (date: LocalDate) => thursday(date).getUTCFullYear();
export const isoWeek = (date: LocalDate) => Math.ceil(dayOfYear(thursday(date)) / 7);

export function isoDate(year: number, week: number, weekday: number): LocalDate {
  const fourth = utc(year, 0, 4);
  return dateOfMilliseconds(fourth.getTime() + ((week - 1) * 7 + weekday - isoWeekday(fourth)) * DAY);
}

/** Unlike Date.UTC it takes the years 0 to 99 as they are. */
export function utc(year: number, month: number, day: number, time = 0): LocalDate {
  const date = new Date(0);
  date.setUTCFullYear(year, month, day);
  return dateOfMilliseconds(date.getTime() + time);
}

/** A day that the month does not have becomes its last one. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const target = monthNumber(date) + months;
  const [year, month] = [Math.floor(target / 12), ((target % 12) + 12) % 12];
  const last = utc(year, month + 1, 0).getUTCDate();
  const time = ((date.getTime() % DAY) + DAY) % DAY;
  return utc(year, month, Math.min(date.getUTCDate(), last), time);
}
