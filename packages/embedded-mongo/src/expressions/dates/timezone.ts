import { dateOfMilliseconds } from '../../bson/date';
import { isNullish, isString, type Maybe, typeName } from '../../bson/values';
import { fail, need } from '../../errors';

/** A date whose UTC fields read as the local time of a zone. */
export type LocalDate = Date;

export interface Timezone {
  /** How many minutes local time is ahead of UTC at that moment. */
  offset(date: Date): number;
  isUtc: boolean;
}

const MINUTE = 60_000;
const OFFSET = /^([+-])(\d{2}):?(\d{2})?$/;

export const UTC: Timezone = { offset: () => 0, isUtc: true };

/** Undefined where the zone is null, which makes the whole expression null. */
export function parseTimezone(source: Maybe, isGiven: boolean): Timezone | undefined {
  if (!isGiven) return UTC;
  if (isNullish(source)) return undefined;
  need(isString(source), 40517, `timezone must evaluate to a string, found ${typeName(source)}`);
  if (['UTC', 'GMT', 'Z'].includes(source)) return UTC;
  const [, sign, hours = '', minutes = '0'] = OFFSET.exec(source) ?? [];
  if (!sign) return named(source);
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  return { offset: () => offset, isUtc: offset === 0 };
}

const zones = new Map<string, Timezone>();

function named(name: string): Timezone {
  const known = zones.get(name);
  if (known) return known;
  const format = formatterOf(name);
  const offset = (date: Date) =>
    Math.round((localTime(format, date) - Math.floor(date.getTime() / 1000) * 1000) / MINUTE);
  const zone = { offset, isUtc: false };
  zones.set(name, zone);
  return zone;
}

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const numeric = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', era: 'short', ...numeric });
  } catch {
    fail(40485, `unrecognized time zone identifier: "${timeZone}"`);
  }
}

function localTime(format: Intl.DateTimeFormat, date: Date): number {
  const parts = Object.fromEntries(format.formatToParts(date).map(({ type, value }) => [type, value]));
  const year = parts.era === 'BC' ? 1 - Number(parts.year) : Number(parts.year);
  const local = new Date(0);
  local.setUTCFullYear(year, Number(parts.month) - 1, Number(parts.day));
  local.setUTCHours(Number(parts.hour), Number(parts.minute), Number(parts.second));
  return local.getTime();
}

export const toLocal = (date: Date, zone: Timezone): LocalDate =>
  dateOfMilliseconds(date.getTime() + zone.offset(date) * MINUTE);

/** The second look is for the hours around a change of the clock, where the first guess has the other offset. */
export function fromLocal(local: LocalDate, zone: Timezone): Date {
  const guess = dateOfMilliseconds(local.getTime() - zone.offset(local) * MINUTE);
  return dateOfMilliseconds(local.getTime() - zone.offset(guess) * MINUTE);
}
