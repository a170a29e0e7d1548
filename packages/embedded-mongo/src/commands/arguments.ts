import { readFields } from '../bson/fields';
import { toNumber, wholeNumber } from '../bson/numbers';
import { type Document, isNumber, isString, type Maybe } from '../bson/values';
import { need } from '../errors';

export const COMMON_FIELDS = {
  $db: 'any',
  lsid: 'object',
  writeConcern: 'object',
  maxTimeMS: 'any',
  comment: 'ignored',
} as const;

export interface CommonFields {
  database: string;
  maxTimeMs: number;
}

export function readCommonFields(name: string, body: Document): CommonFields {
  // A stand-alone server has no transactions, and so no retryable writes either.
  const isTransaction = ['txnNumber', 'startTransaction', 'autocommit'].some((field) => body.has(field));
  need(!isTransaction, 'IllegalOperation', 'Transaction numbers are only allowed on a replica set member or mongos');
  const { $db, writeConcern, maxTimeMS } = readFields(name, body, COMMON_FIELDS, new Set(body.keys()));
  need(isString($db), 40571, 'OP_MSG requests require a $db argument');
  if (writeConcern) checkWriteConcern(writeConcern);
  return { database: $db, maxTimeMs: readMaxTime(maxTimeMS) };
}

const WRITE_CONCERN_FIELDS = { w: 'any', j: 'bool' } as const;

/** Every write is on the disk before its reply, whatever the write concern is. */
function checkWriteConcern(source: Document) {
  const { w } = readFields('writeConcern', source, WRITE_CONCERN_FIELDS);
  const isOfOneServer = isNumber(w) ? toNumber(w) <= 1 : !isString(w) || w === 'majority';
  need(isOfOneServer, 'BadValue', `cannot use the write concern ${w} when a host is not replicated`);
}

function readMaxTime(maxTimeMs: Maybe): number {
  if (maxTimeMs === undefined) return 0;
  const time = wholeNumber(maxTimeMs) ?? -1;
  need(time >= 0, 'BadValue', `maxTimeMS must be a non-negative integer, found ${maxTimeMs}`);
  return time;
}

export function notNegative(name: string, value: number | undefined): number | undefined {
  const isAllowed = value === undefined || value >= 0;
  need(isAllowed, 51024, `BSON field '${name}' value must be >= 0, actual value '${value}'`);
  return value;
}

const CURSOR_FIELDS = { batchSize: 'whole' } as const;

export function readBatchSize(cursor: Document | undefined): number | undefined {
  return cursor && notNegative('batchSize', readFields('cursor', cursor, CURSOR_FIELDS).batchSize);
}
