import { equalValues } from '../bson/compare';
import { decode } from '../bson/decode';
import { encode } from '../bson/encode';
import { BSONRegExp, type Document, isDocument, ObjectId, type Value } from '../bson/values';
import { need } from '../errors';
import { isOperatorDocument } from '../query/matcher/condition';
import { overlaps } from './checks';
import type { Update } from './compile';
import { DocumentPath } from './document-path';

/** The document that an upsert inserts: the equalities of the filter, changed by the update. */
export function upsertedDocument(filter: Document, update: Update): Document {
  const equalities = equalitiesOf(filter).filter(([path]) => update.kind !== 'replacement' || path === '_id');
  refuseOverlaps(equalities.map(([path]) => path));
  equalities.sort(([a], [b]) => (a < b ? -1 : 1));
  const seed: Document = new Map();
  for (const [path, value] of equalities) new DocumentPath(seed, path.split('.')).set(value);
  // The update changes a copy, because the seed shares its values with the filter.
  const document = update.apply(decode(encode(seed)), {}, true);
  const id = document.get('_id') === undefined ? new ObjectId() : (document.get('_id') as Value);
  need(
    !seed.has('_id') || equalValues(seed.get('_id'), id),
    'ImmutableField',
    "Performing an update on the path '_id' would modify the immutable field '_id'",
  );
  return new Map([['_id', id], ...document]);
}

function equalitiesOf(filter: Document): [string, Value][] {
  return [...filter].flatMap(([name, condition]): [string, Value][] => {
    if (!name.startsWith('$')) return equalitiesAt(name, condition);
    const isConjunction = name === '$and' || (name === '$or' && Array.isArray(condition) && condition.length === 1);
    return isConjunction && Array.isArray(condition) ? condition.filter(isDocument).flatMap(equalitiesOf) : [];
  });
}

function equalitiesAt(path: string, condition: Value): [string, Value][] {
  if (condition instanceof BSONRegExp) return [];
  if (!isOperatorDocument(condition)) return [[path, condition]];
  return [...condition].flatMap(([operator, argument]): [string, Value][] => {
    if (operator === '$eq') return [[path, argument]];
    const isList = operator === '$all' || (operator === '$in' && Array.isArray(argument) && argument.length === 1);
    if (!isList || !Array.isArray(argument)) return [];
    const values = argument.filter((each) => !(each instanceof BSONRegExp || isOperatorDocument(each)));
    return values.map((each) => [path, each]);
  });
}

function refuseOverlaps(paths: string[]) {
  for (const [i, path] of paths.entries()) {
    for (const other of paths.slice(0, i)) {
      const why = `cannot infer query fields to set, both paths '${other}' and '${path}' are matched`;
      need(!overlaps(other, path), 'NotSingleValueField', why);
    }
  }
}
