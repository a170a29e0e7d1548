import { type Document, doc, isDocument, type Maybe, type Value } from '../../bson/values';
import { fail, need } from '../../errors';
import { Scope } from '../../expressions/scope';
import { ownEntry } from '../../own-entry';
import type { SortOrder } from '../../query/sort-order';
import { compileAccumulator, type GroupAccumulator, isAccumulator } from '../accumulators/compile';
import type { Environment } from '../environment';
import { type Bounds, readBounds } from './bounds';
import { PLACE_FUNCTIONS } from './place-functions';

/** A document of a partition, and the key by which the partition is sorted. */
export interface Row {
  document: Document;
  key: readonly Maybe[];
}

/** Answers for the rows of a partition, which are asked for from the first to the last. */
export type WindowFunction = (rows: readonly Row[]) => (place: number) => Maybe;

const REFUSED = new Set([
  '$covariancePop',
  '$covarianceSamp',
  '$derivative',
  '$expMovingAvg',
  '$integral',
  '$linearFill',
  '$locf',
]);

/** Reads `{ $sum: '$score', window: { documents: ['unbounded', 'current'] } }`, the definition of the field `field`. */
export function compileWindowFunction(
  field: string,
  definition: Value,
  order: SortOrder | undefined,
  environment: Environment,
): WindowFunction {
  need(isDocument(definition), 'FailedToParse', `The field '${field}' must be an object`);
  const others = [...definition].filter(([name]) => name !== 'window');
  const [[name, argument] = ['', null]] = others;
  need(others.length === 1, 'FailedToParse', `The field '${field}' must hold exactly one window function`);
  need(!REFUSED.has(name), 'NotImplemented', `The window function ${name} is not supported by the embedded engine`);
  const window = definition.get('window');
  const placeFunction = ownEntry(PLACE_FUNCTIONS, name);
  if (placeFunction) {
    need(window === undefined, 'FailedToParse', `${name} does not accept a 'window' field`);
    if (!order) fail(5371602, `${name} must be specified with a top level sortBy expression`);
    return placeFunction(argument, order, environment, name);
  }
  need(isAccumulator(name) && name !== '$mergeObjects', 'FailedToParse', `Unrecognized window function, ${name}`);
  return overBounds(compileAccumulator(field, doc({ [name]: argument }), environment), readBounds(window, order));
}

function overBounds(start: () => GroupAccumulator, bounds: Bounds): WindowFunction {
  if (bounds.first === Number.NEGATIVE_INFINITY) return (rows) => growing(start, bounds, rows);
  return (rows) => (place) => {
    const accumulator = start();
    const [from, to] = [Math.max(0, place + bounds.first), Math.min(rows.length - 1, place + bounds.last)];
    for (const row of rows.slice(from, to + 1)) accumulator.add(new Scope(row.document));
    return accumulator.result() ?? null;
  };
}

/** Windows that all begin with the partition: each holds what the one before it held. */
function growing(start: () => GroupAccumulator, { last }: Bounds, rows: readonly Row[]) {
  const accumulator = start();
  let taken = 0;
  let result: Maybe = accumulator.result() ?? null;
  return (place: number) => {
    const end = Math.min(rows.length, place + last + 1);
    if (taken >= end) return result;
    for (; taken < end; taken++) accumulator.add(new Scope((rows[taken] as Row).document));
    result = accumulator.result() ?? null;
    return result;
  };
}
