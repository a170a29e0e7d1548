import { readFields } from '../bson/fields';
import { toNumber, wholeNumber } from '../bson/numbers';
import { type Document, isNumber, isString, type Maybe } from '../bson/values';
import { need } from '../errors';

/** Fields that every command takes. */
export const COMMON_FIELDS = {
  $db: 'any',
  lsid: 'object',
  $clusterTime: 'ignored',
  $readPreference: 'ignored',
  readConcern: 'object',
  writeConcern: 'object',
  maxTimeMS: 'any',
  comment: 'ignored',
  apiVersion: 'ignored',
  apiStrict: 'ignored',
  apiDeprecationErrors: 'ignored',
} as const;

/** What every command may demand of how it is run. */
export interface Demands {
  database: string;
  maxTimeMs: number;
  /** The answer waits until the write is on the disk. */
  isJournaled: boolean;
}

export function readDemands(name: string, body: Document): Demands {
  refuseTransactions(body);
  const { $db, readConcern, writeConcern, maxTimeMS } = readFields(name, body, COMMON_FIELDS, new Set(body.keys()));
  need(isString($db), 40571, 'OP_MSG requests require a $db argument');
  if (readConcern) checkReadConcern(readConcern);
  return { database: $db, maxTimeMs: readMaxTime(maxTimeMS), isJournaled: isJournaled(writeConcern) };
}

/** A stand-alone server has no transactions, and so no retryable writes either. */
function refuseTransactions(body: Document) {
  const asks = ['txnNumber', 'startTransaction', 'autocommit'].some((field) => body.has(field));
  need(!asks, 'IllegalOperation', 'Transaction numbers are only allowed on a replica set member or mongos');
}

const READ_CONCERN = {
  level: ['local', 'available', 'majority', 'linearizable', 'snapshot'],
  provenance: 'ignored',
} as const;

function checkReadConcern(readConcern: Document) {
  const { level } = readFields('readConcern', readConcern, READ_CONCERN);
  need(
    level !== 'snapshot' && level !== 'linearizable',
    'NotAReplicaSet',
    `node needs to be a replica set member to use read concern: { level: "${level}" }`,
  );
}

const WRITE_CONCERN = { w: 'any', j: 'bool', fsync: 'bool', wtimeout: 'whole', provenance: 'ignored' } as const;

/** A write is on the disk when it was asked to be journaled; a majority of one server journals as well. */
function isJournaled(source: Document | undefined): boolean {
  if (!source) return false;
  const { w, j, fsync } = readFields('writeConcern', source, WRITE_CONCERN);
  need(!isNumber(w) || toNumber(w) <= 1, 'BadValue', "cannot use 'w' > 1 when a host is not replicated");
  need(
    !isString(w) || w === 'majority',
    'BadValue',
    `cannot use non-majority 'w' mode ${w} when a host is not a member of a replica set`,
  );
  return w === 'majority' || j === true || fsync === true;
}

function readMaxTime(maxTimeMs: Maybe): number {
  if (maxTimeMs === undefined) return 0;
  const time = wholeNumber(maxTimeMs) ?? -1;
  need(time >= 0, 'BadValue', `maxTimeMS must be a non-negative integer, found ${maxTimeMs}`);
  return time;
}
