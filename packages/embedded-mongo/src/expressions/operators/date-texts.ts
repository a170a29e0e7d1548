import { isNullish, isString, typeName } from '../../bson/values';
import { fail, MongoError } from '../../errors';
import { dateOf, zoneOf } from '../dates/arguments';
import { formatDate, parseDate } from '../dates/text';
import { toLocal } from '../dates/timezone';
import { namedPlain, type Operators } from './kinds';

export const DATE_TEXTS: Operators = {
  $dateToString: namedPlain(['date'], ['format', 'timezone', 'onNull'], (given) => {
    const zone = zoneOf(given);
    if (isNullish(given.date)) return given.onNull ?? null;
    if (!zone || given.format === null) return null;
    const format = given.format ?? `%Y-%m-%dT%H:%M:%S.%L${zone.isUtc ? 'Z' : ''}`;
    if (!isString(format)) fail(18533, `$dateToString requires that 'format' be a string, found: ${typeName(format)}`);
    const date = dateOf(given.date);
    return formatDate(toLocal(date, zone), zone.offset(date), format);
  }),

  $dateFromString: namedPlain(['dateString'], ['format', 'timezone', 'onError', 'onNull'], (given) => {
    const { dateString, format } = given;
    if (isNullish(dateString)) return given.onNull ?? null;
    const zone = zoneOf(given);
    if (!zone || format === null) return null;
    try {
      if (!isString(dateString))
        fail('ConversionFailure', `$dateFromString requires a string, found: ${typeName(dateString)}`);
      return parseDate(dateString, 'timezone' in given ? zone : undefined, isString(format) ? format : undefined);
    } catch (error) {
      if (given.onError !== undefined && error instanceof MongoError) return given.onError;
      throw error;
    }
  }),
};
