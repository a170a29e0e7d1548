import { show } from '../bson/show';
import { doc, type Maybe } from '../bson/values';
import { MongoError } from '../errors';
import type { Index } from './collection-index';

/** The error with MongoDB's message; drivers and mongoose read keyPattern and keyValue. */
export function duplicateKey(namespace: string, index: Index, values: readonly Maybe[]): MongoError {
  const keyValue = doc(Object.fromEntries(index.fields.map(({ name }, i) => [name, values[i] ?? null])));
  return new MongoError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${namespace} index: ${index.name} dup key: ${show(keyValue)}`,
    { keyPattern: index.key, keyValue },
  );
}
