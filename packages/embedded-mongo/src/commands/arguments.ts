import { readFields } from '../bson/fields';
import type { Document, Maybe } from '../bson/values';
import { need } from '../errors';
import { evaluateConstant } from '../expressions/compile';
import type { Call } from './command';

export function atLeast(least: number, name: string, value: number | undefined): number | undefined {
  need(
    value === undefined || value >= least,
    51024,
    `BSON field '${name}' value must be >= ${least}, actual value '${value}'`,
  );
  return value;
}

export function readBatchSize(cursor: Document | undefined): number | undefined {
  return cursor && atLeast(0, 'batchSize', readFields('cursor', cursor, { batchSize: 'whole' } as const).batchSize);
}

/** The values of `let`, which may be expressions but know no document. */
export function readVariables(bindings: Document | undefined, { operation }: Call): ReadonlyMap<string, Maybe> {
  return new Map([...(bindings ?? [])].map(([name, value]) => [name, evaluateConstant(value, { now: operation.now })]));
}
