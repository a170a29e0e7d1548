import { wholeNumber } from '../../bson/numbers';
import { type Maybe, ObjectId, typeName } from '../../bson/values';
import { fail } from '../../errors';
import { parseTimezone, type Timezone } from './timezone';

/** Ids and timestamps hold a date as well. */
export function dateOf(value: Maybe): Date {
  if (value instanceof Date) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  if (typeName(value) === 'timestamp') return new Date((value as unknown as { t: number }).t * 1000);
  fail(16006, `can't convert from BSON type ${typeName(value)} to Date`);
}

/** The zone among named arguments; one that is given and null makes the answer null. */
export const zoneOf = (given: { timezone?: Maybe }): Timezone | undefined =>
  parseTimezone(given.timezone, 'timezone' in given);

export const wholeArgument = (value: Maybe, code: number, what: string): number =>
  wholeNumber(value) ?? fail(code, `${what} must be an integer, found ${typeName(value)}`);
