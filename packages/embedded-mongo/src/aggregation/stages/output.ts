import { readFields } from '../../bson/fields';
import { type Document, doc, isDocument, isString, type Maybe, type Value } from '../../bson/values';
import { fail, need } from '../../errors';
import { compileExpression, valueAt } from '../../expressions/compile';
import { mergeObjects } from '../../expressions/operators/objects';
import { Scope } from '../../expressions/scope';
import { ownEntry } from '../../own-entry';
import type { Collection } from '../../storage/collection';
import { compilePipelineUpdate } from '../../update/pipeline-update';
import { locate } from '../../writes/locate';
import { checkWritable } from '../../writes/namespaces';
import { insertDocument, replaceRecord } from '../../writes/records';
import type { Environment } from '../environment';
import type { CompileStage, Place } from './all';

interface Target {
  database: string;
  name: string;
}

const TARGET_FIELDS = { db: 'string', coll: 'string!' } as const;

function targetOf(into: Maybe, environment: Environment, stage: string): Target {
  need(isString(into) || isDocument(into), 51178, `${stage} 'into' must be a string or an object`);
  const { db, coll } = isString(into)
    ? { db: undefined, coll: into }
    : readFields(stage === '$merge' ? '$merge.into' : '$out', into, TARGET_FIELDS);
  return checkWritable({ database: db ?? environment.database, name: coll });
}

function refuseNesting({ isNested }: Environment, { name, isLast }: Place) {
  need(!isNested, 51047, `${name} is not allowed within a nested pipeline`);
  need(isLast, 40601, `${name} can only be the final stage in the pipeline`);
}

/** Takes the place of the collection at once; its options and indexes stay. */
const out: CompileStage = (argument, environment, place) => {
  refuseNesting(environment, place);
  const { store, catalog, bypassValidation } = environment;
  const { database, name } = targetOf(argument, environment, '$out');
  return async function* replaceAll(input) {
    const documents: Document[] = [];
    for await (const portion of input) documents.push(...portion);
    store.write(() => {
      const old = catalog.find(database, name);
      if (old) catalog.drop(old);
      const collection = catalog.create(database, name, old?.options);
      for (const { spec } of old?.indexes.slice(1) ?? []) catalog.addIndex(collection, catalog.newIndex(spec));
      for (const document of documents) insertDocument(collection, document, bypassValidation);
    });
    yield* [];
  };
};

type WhenMatched = (stored: Document, fresh: Document) => Document | undefined;

const WHEN_MATCHED: Record<string, WhenMatched> = {
  replace: (stored, fresh) => new Map([['_id', stored.get('_id') ?? null], ...fresh]),
  keepExisting: () => undefined,
  merge: (stored, fresh) => mergeObjects([stored, fresh]),
  fail: () => fail('DuplicateKey', '$merge failed due to a DuplicateKey error'),
};

function whenMatched(choice: Maybe, bindings: Document | undefined, environment: Environment): WhenMatched {
  if (!Array.isArray(choice)) {
    need(!bindings, 51199, `Cannot use 'let' variables with 'whenMatched: ${choice ?? 'merge'}' mode`);
    return (
      ownEntry(WHEN_MATCHED, String(choice ?? 'merge')) ??
      fail('BadValue', `Enumeration value '${choice}' for field 'whenMatched' is not a valid value.`)
    );
  }
  const expressions = [...(bindings ?? [])].map(
    ([name, value]) => [name, compileExpression(value, environment)] as const,
  );
  return (stored, fresh) => {
    const own = new Map(expressions.map(([name, expression]) => [name, expression(new Scope(fresh))] as const));
    return compilePipelineUpdate(choice, { ...environment, variables: new Map([['new', fresh], ...own]) })(stored);
  };
}

const MERGE_FIELDS = {
  into: 'any!',
  on: 'any',
  let: 'object',
  whenMatched: 'any',
  whenNotMatched: ['insert', 'discard', 'fail'],
} as const;

const merge: CompileStage = (argument, environment, place) => {
  refuseNesting(environment, place);
  const source = isDocument(argument) ? argument : doc({ into: argument });
  const fields = readFields('$merge', source, MERGE_FIELDS);
  const target = targetOf(fields.into, environment, '$merge');
  const on = [fields.on ?? '_id'].flat() as Value[];
  need(on.every(isString), 51186, "$merge 'on' field must be either a string or an array of strings");
  const change = whenMatched(fields.whenMatched, fields.let, environment);
  const otherwise = fields.whenNotMatched ?? 'insert';
  return async function* mergeAll(input) {
    for await (const portion of input)
      environment.store.write(() => {
        for (const document of portion) mergeOne(document, target, on as string[], change, otherwise, environment);
      });
    yield* [];
  };
};

function mergeOne(
  document: Document,
  target: Target,
  on: string[],
  change: WhenMatched,
  otherwise: string,
  environment: Environment,
) {
  const { store, catalog, bypassValidation } = environment;
  const collection = catalog.find(target.database, target.name) ?? catalog.create(target.database, target.name);
  refuseAmbiguous(collection, on);
  const filter = doc(
    Object.fromEntries(on.map((path) => [path, doc({ $eq: valueAt(document, path.split('.')) ?? null })])),
  );
  const [found] = locate(store, collection, { filter, limit: 1 });
  if (found) {
    const result = change(found.document, document);
    if (result) replaceRecord(collection, found, result, bypassValidation);
    return;
  }
  need(
    otherwise !== 'fail',
    13113,
    '$merge could not find a matching document in the target collection for at least one document in the source collection',
  );
  if (otherwise === 'insert') insertDocument(collection, document, bypassValidation);
}

function refuseAmbiguous(collection: Collection, on: string[]) {
  const wanted = [...on].sort().join();
  const isUnique = collection.indexes.some(
    ({ isUnique, fields }) =>
      isUnique &&
      fields
        .map(({ name }) => name)
        .sort()
        .join() === wanted,
  );
  need(isUnique, 51183, 'Cannot find index to verify that join fields will be unique');
}

export const OUTPUT_STAGES: Record<string, CompileStage> = { $out: out, $merge: merge };
