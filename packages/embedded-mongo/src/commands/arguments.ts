import { readFields } from '../bson/fields';
import type { Document } from '../bson/values';
import { need } from '../errors';

export function atLeast(least: number, name: string, value: number | undefined): number | undefined {
  need(
    value === undefined || value >= least,
    51024,
    `BSON field '${name}' value must be >= ${least}, actual value '${value}'`,
  );
  return value;
}

export const CURSOR_FIELDS = { batchSize: 'whole' } as const;

export function readBatchSize(cursor: Document | undefined): number | undefined {
  return cursor && atLeast(0, 'batchSize', readFields('cursor', cursor, CURSOR_FIELDS).batchSize);
}
