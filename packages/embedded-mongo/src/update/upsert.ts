import { equalValues } from '../bson/compare';
import { decode } from '../bson/decode';
import { encode } from '../bson/encode';
import { BSONRegExp, type Document, isDocument, ObjectId, type Value } from '../bson/values';
import { need } from '../errors';
import { isOperatorDocument } from '../query/matcher/operator-document';
import type { Update } from './compile';
import { Slot } from './slot';

/** The document that an upsert inserts: what the filter demands by equality, changed by the update. */
export function upsertedDocument(filter: Document, update: Update): Document {
  const equalities = equalitiesOf(filter).filter(([path]) => update.kind !== 'replacement' || path === '_id');
  refuseOverlaps(equalities.map(([path]) => path));
  equalities.sort(([a], [b]) => (a < b ? -1 : 1));
  const seed: Document = new Map();
  for (const [path, value] of equalities) new Slot(seed, path.split('.')).set(value);
  // The update works on a copy, because the values of the filter are still needed as they are.
  const document = update.apply(decode(encode(seed)), {}, true);
  const id = document.get('_id') ?? new ObjectId();
  const demanded = seed.get('_id');
  need(
    demanded === undefined || equalValues(demanded, id),
    'ImmutableField',
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );
  return new Map([['_id', id], ...document]);
}

function equalitiesOf(filter: Document): [string, Value][] {
  return [...filter].flatMap(([name, condition]): [string, Value][] => {
    if (!name.startsWith('$')) return equalityOf(name, condition);
    const isConjunction = name === '$and' || (name === '$or' && Array.isArray(condition) && condition.length === 1);
    return isConjunction && Array.isArray(condition) ? condition.filter(isDocument).flatMap(equalitiesOf) : [];
  });
}

function equalityOf(path: string, condition: Value): [string, Value][] {
  if (condition instanceof BSONRegExp) return [];
  if (!isOperatorDocument(condition)) return [[path, condition]];
  return [...condition].flatMap(([operator, argument]): [string, Value][] => {
    if (operator === '$eq') return [[path, argument]];
    const isSingle = (operator === '$in' || operator === '$all') && Array.isArray(argument) && argument.length === 1;
    const [only] = isSingle ? argument : [];
    return only === undefined || only instanceof BSONRegExp || isOperatorDocument(only) ? [] : [[path, only]];
  });
}

function refuseOverlaps(paths: string[]) {
  for (const [i, path] of paths.entries()) {
    for (const other of paths.slice(0, i)) {
      need(other !== path, 'NotSingleValueField', `cannot infer query fields to set, path '${path}' is matched twice`);
      const isNested = path.startsWith(`${other}.`) || other.startsWith(`${path}.`);
      need(
        !isNested,
        'NotSingleValueField',
        `cannot infer query fields to set, both paths '${other}' and '${path}' are matched`,
      );
    }
  }
}
