import { KeyWriter } from '../bson/key-writer';
import { show } from '../bson/show';
import { doc, isString, type Maybe } from '../bson/values';
import { MongoError } from '../errors';
import type { Index } from './collection-index';

/** The error as MongoDB words it; the driver and mongoose read keyPattern and keyValue. */
export function duplicateKey(namespace: string, index: Index, values: readonly Maybe[]): MongoError {
  const named = (value: (each: Maybe) => Maybe) =>
    doc(Object.fromEntries(index.fields.map(({ name }, i) => [name, value(values[i]) ?? null])));
  const collation = index.collation ? ` collation: ${show(index.collation.spec)}` : '';
  const shown = named((value) => (index.collation && isString(value) ? hexKey(index, value) : value));
  return new MongoError(
    'DuplicateKey',
    `E11000 duplicate key error collection: ${namespace} index: ${index.name}${collation} dup key: ${show(shown)}`,
    {
      keyPattern: index.key,
      keyValue: named((value) => value),
      ...(index.collation && { collation: index.collation.spec }),
    },
  );
}

/** With a collation MongoDB shows the key of the string and not the string. */
function hexKey(index: Index, text: string): string {
  const writer = new KeyWriter(index.collation);
  writer.value(text);
  return `0x${writer.take().subarray(1, -1).toString('hex')}`;
}
