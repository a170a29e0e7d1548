import { compareValues } from '../../bson/compare';
import { identityOf } from '../../bson/key-writer';
import { wholeNumber } from '../../bson/numbers';
import { type Document, doc, isDocument, type Maybe, type Value } from '../../bson/values';
import { fail, need } from '../../errors';
import { compileExpression, evaluateConstant } from '../../expressions/compile';
import { type Expression, Scope } from '../../expressions/scope';
import { portionsOf } from '../../query/stream';
import { compileAccumulator, type GroupAccumulator } from '../accumulators/compile';
import { refuseOthers } from '../arguments';
import type { Documents, Environment } from '../environment';
import type { CompileStage } from './all';

type Fields = (readonly [name: string, start: () => GroupAccumulator])[];

interface Group {
  id: Value;
  fields: (readonly [name: string, accumulator: GroupAccumulator])[];
}

const compileFields = (fields: Iterable<[string, Value]>, environment: Environment): Fields =>
  [...fields].map(([name, definition]) => [name, compileAccumulator(name, definition, environment)] as const);

const startGroup = (id: Value, fields: Fields): Group => ({
  id,
  fields: fields.map(([name, start]) => [name, start()] as const),
});

function finishGroup({ id, fields }: Group): Document {
  const result = doc({ _id: id });
  for (const [name, accumulator] of fields) result.set(name, accumulator.result() ?? null);
  return result;
}

function addTo({ fields }: Group, document: Document) {
  const scope = new Scope(document);
  for (const [, accumulator] of fields) accumulator.add(scope);
}

async function* groupAll(
  input: Documents,
  idOf: Expression,
  fields: Fields,
  { collation, operation }: Environment,
): Documents {
  const groups = new Map<string, Group>();
  for await (const portion of input) {
    for (const document of portion) {
      const id = idOf(new Scope(document)) ?? null;
      const identity = identityOf(id, collation);
      const known = groups.get(identity) ?? startGroup(id, fields);
      groups.set(identity, known);
      addTo(known, document);
    }
    if (operation.isTurnOver) await operation.pause();
  }
  for await (const portion of portionsOf([...groups.values()])) yield portion.map(finishGroup);
}

export const group: CompileStage = (argument, environment) => {
  need(isDocument(argument), 15947, "a group's fields must be specified in an object");
  need(argument.has('_id'), 15955, 'a group specification must include an _id');
  const idOf = compileExpression(argument.get('_id') as Value, environment);
  const fields = compileFields(
    [...argument].filter(([name]) => name !== '_id'),
    environment,
  );
  return (input) => groupAll(input, idOf, fields, environment);
};

const COUNT = doc({ count: doc({ $sum: 1 }) });

function outputOf(argument: Document, environment: Environment, code: number): Fields {
  const output = argument.get('output') ?? COUNT;
  need(isDocument(output), code, "The 'output' field must be an object");
  return compileFields(output, environment);
}

const bucket: CompileStage = (argument, environment) => {
  need(isDocument(argument), 40201, 'Argument to $bucket stage must be an object');
  refuseOthers('$bucket', argument, ['groupBy', 'boundaries', 'default', 'output'], 40197);
  need(
    argument.has('groupBy') && argument.has('boundaries'),
    40198,
    "$bucket requires 'groupBy' and 'boundaries' to be specified.",
  );
  const groupedBy = compileExpression(argument.get('groupBy') as Value, environment);
  const boundaries = evaluateConstant(argument.get('boundaries') as Value, environment);
  if (!Array.isArray(boundaries)) fail(40200, "The $bucket 'boundaries' field must be an array");
  need(boundaries.length >= 2, 40192, "The $bucket 'boundaries' field must have at least 2 values");
  need(
    boundaries.every((each, i) => i === 0 || compareValues(boundaries[i - 1], each) < 0),
    40194,
    "The 'boundaries' option to $bucket must be sorted",
  );
  const otherwise = argument.has('default')
    ? evaluateConstant(argument.get('default') as Value, environment)
    : undefined;
  const fields = outputOf(argument, environment, 40196);
  const idOf = (scope: Scope): Maybe => {
    const value = groupedBy(scope);
    const index = boundaries.findLastIndex((each) => compareValues(value, each) >= 0);
    if (index >= 0 && index < boundaries.length - 1) return boundaries[index];
    return (
      otherwise ?? fail(40066, '$switch could not find a matching branch for an input, and no default was specified.')
    );
  };
  return (input) => sortById(groupAll(input, idOf, fields, environment));
};

async function* sortById(input: Documents): Documents {
  const all: Document[] = [];
  for await (const portion of input) all.push(...portion);
  yield* portionsOf(all.sort((a, b) => compareValues(a.get('_id'), b.get('_id'))));
}

const bucketAuto: CompileStage = (argument, environment) => {
  need(isDocument(argument), 40240, 'The argument to $bucketAuto must be an object');
  refuseOthers('$bucketAuto', argument, ['groupBy', 'buckets', 'output', 'granularity'], 40245);
  need(
    argument.has('groupBy') && argument.has('buckets'),
    40246,
    "$bucketAuto requires 'groupBy' and 'buckets' to be specified",
  );
  need(
    !argument.has('granularity'),
    'NotImplemented',
    "The 'granularity' of $bucketAuto is not supported by the embedded engine",
  );
  const buckets =
    wholeNumber(argument.get('buckets')) ?? fail(40241, "The $bucketAuto 'buckets' field must be a numeric value");
  need(buckets > 0, 40243, `The $bucketAuto 'buckets' field must be greater than 0, but found: ${buckets}`);
  const groupedBy = compileExpression(argument.get('groupBy') as Value, environment);
  const fields = outputOf(argument, environment, 40244);
  return (input) => fillBuckets(input, groupedBy, buckets, fields);
};

/** Equal values never lie in two buckets, so a bucket may hold more than its share. */
async function* fillBuckets(input: Documents, groupedBy: Expression, count: number, fields: Fields): Documents {
  const rows: { value: Value; document: Document }[] = [];
  for await (const portion of input)
    for (const document of portion) rows.push({ value: groupedBy(new Scope(document)) ?? null, document });
  rows.sort((a, b) => compareValues(a.value, b.value));
  const share = Math.max(1, Math.round(rows.length / count));
  const buckets: Document[] = [];
  for (let start = 0; start < rows.length; ) {
    let end = buckets.length === count - 1 ? rows.length : Math.min(start + share, rows.length);
    while (end < rows.length && compareValues(rows[end - 1]?.value, rows[end]?.value) === 0) end++;
    const min = rows[start]?.value ?? null;
    const max = rows[end]?.value ?? rows.at(-1)?.value ?? null;
    const bucketed = startGroup(doc({ min, max }), fields);
    for (const { document } of rows.slice(start, end)) addTo(bucketed, document);
    buckets.push(finishGroup(bucketed));
    start = end;
  }
  yield* portionsOf(buckets);
}

export const GROUP_STAGES: Record<string, CompileStage> = { $group: group, $bucket: bucket, $bucketAuto: bucketAuto };
