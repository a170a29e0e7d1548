import { compareValues } from '../../bson/compare';
import { readFields } from '../../bson/fields';
import { identityOf } from '../../bson/key-writer';
import { type Document, isDocument, type Maybe, typeName, type Value } from '../../bson/values';
import { fail, need } from '../../errors';
import { compileExpression } from '../../expressions/compile';
import { Scope } from '../../expressions/scope';
import { compileSort, type SortOrder } from '../../query/sort-order';
import { portionsOf } from '../../query/stream';
import type { Documents, Environment } from '../environment';
import { compileWindowFunction, type Row, type WindowFunction } from '../windows/compile';
import type { CompileStage } from './all';

const WINDOW_FIELDS = { partitionBy: 'any', sortBy: 'object', output: 'object!' } as const;

const setWindowFields: CompileStage = (argument, environment, { name }) => {
  if (!isDocument(argument))
    fail('FailedToParse', `the ${name} stage specification must be an object, found ${typeName(argument)}`);
  const { partitionBy, sortBy, output } = readFields(name, argument, WINDOW_FIELDS);
  const partitionOf = compileExpression(partitionBy ?? null, environment);
  const order = sortBy && sortBy.size > 0 ? compileSort(sortBy, environment.collation) : undefined;
  const fields = [...output].map(([field, definition]) => {
    need(
      !field.includes('.'),
      'NotImplemented',
      `The embedded engine computes only top-level fields here, not '${field}'`,
    );
    return [field, compileWindowFunction(field, definition, order, environment)] as const;
  });
  return (input) => windows(input, (document) => partitionOf(new Scope(document)) ?? null, order, fields, environment);
};

/** The documents come out partition by partition, each in the order that was asked for. */
async function* windows(
  input: Documents,
  partitionOf: (document: Document) => Value,
  order: SortOrder | undefined,
  fields: readonly (readonly [string, WindowFunction])[],
  { collation, operation }: Environment,
): Documents {
  const partitions = new Map<string, { of: Value; rows: Row[] }>();
  for await (const portion of input) {
    for (const document of portion) {
      const of = partitionOf(document);
      need(
        !Array.isArray(of),
        'TypeMismatch',
        'An expression used to partition cannot evaluate to value of type array',
      );
      const identity = identityOf(of, collation);
      const partition = partitions.get(identity) ?? { of, rows: [] };
      partition.rows.push({ document, key: order?.keyOf(document) ?? [] });
      partitions.set(identity, partition);
    }
    if (operation.isTurnOver) await operation.pause();
  }
  for (const { rows } of [...partitions.values()].sort((a, b) => compareValues(a.of, b.of, collation))) {
    if (order) rows.sort((a, b) => order.compare(a.key, b.key));
    const results = rows.map(({ document }) => new Map(document));
    for (const [field, compute] of fields) {
      const valueAt = compute(rows);
      for (const [place, result] of results.entries()) {
        setOrDelete(result, field, valueAt(place));
        if (operation.isTurnOver) await operation.pause();
      }
    }
    yield* portionsOf(results);
  }
}

function setOrDelete(document: Document, field: string, value: Maybe) {
  if (value === undefined) document.delete(field);
  else document.set(field, value);
}

const refused: CompileStage = (_argument, _environment, { name }) =>
  fail('NotImplemented', `The stage ${name} is not supported by the embedded engine`);

export const WINDOW_STAGES: Record<string, CompileStage> = {
  $setWindowFields: setWindowFields,
  $fill: refused,
  $densify: refused,
};
