import { readFields } from '../bson/fields';
import { toNumber, wholeNumber } from '../bson/numbers';
import { type Document, isNumber, isString, type Maybe } from '../bson/values';
import { need } from '../errors';

/** Fields that every command takes. */
export const COMMON_FIELDS = {
  $db: 'any',
  lsid: 'object',
  writeConcern: 'object',
  maxTimeMS: 'any',
  comment: 'ignored',
} as const;

/** How a command is run. */
export interface CommonFields {
  database: string;
  maxTimeMs: number;
}

export function readCommonFields(name: string, body: Document): CommonFields {
  refuseTransactions(body);
  const { $db, writeConcern, maxTimeMS } = readFields(name, body, COMMON_FIELDS, new Set(body.keys()));
  need(isString($db), 40571, 'OP_MSG requests require a $db argument');
  if (writeConcern) checkWriteConcern(writeConcern);
  return { database: $db, maxTimeMs: readMaxTime(maxTimeMS) };
}

/** A stand-alone server has no transactions, and so no retryable writes either. */
function refuseTransactions(body: Document) {
  const isTransaction = ['txnNumber', 'startTransaction', 'autocommit'].some((field) => body.has(field));
  need(!isTransaction, 'IllegalOperation', 'Transaction numbers are only allowed on a replica set member or mongos');
}

export const WRITE_CONCERN_FIELDS = { w: 'any', j: 'bool' } as const;

/** Every write is on the disk before its reply, whatever the write concern is. */
function checkWriteConcern(source: Document) {
  const { w } = readFields('writeConcern', source, WRITE_CONCERN_FIELDS);
  need(!isNumber(w) || toNumber(w) <= 1, 'BadValue', "cannot use 'w' > 1 when a host is not replicated");
  need(
    !isString(w) || w === 'majority',
    'BadValue',
    `cannot use non-majority 'w' mode ${w} when a host is not a member of a replica set`,
  );
}

function readMaxTime(maxTimeMs: Maybe): number {
  if (maxTimeMs === undefined) return 0;
  const time = wholeNumber(maxTimeMs) ?? -1;
  need(time >= 0, 'BadValue', `maxTimeMS must be a non-negative integer, found ${maxTimeMs}`);
  return time;
}
