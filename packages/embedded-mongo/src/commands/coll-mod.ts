import { encode } from '../bson/encode';
import { readFields } from '../bson/fields';
import { type Document, doc, type Maybe } from '../bson/values';
import { fail, need } from '../errors';
import type { Collection } from '../storage/collection';
import type { Index } from '../storage/collection-index';
import { checkWritable } from '../writes/namespaces';
import { checkValidator, existing, VALIDATION_FIELDS } from './collections';
import { type Command, command, namespaceOf } from './command';
import { checkExpiry } from './index-spec';

/** Changes the validator, or of an index how long its documents live and whether it is hidden. */
const collMod = command({ ...VALIDATION_FIELDS, index: 'object' } as const, ({ index, ...validation }, call) => {
  const { database, name } = checkWritable(namespaceOf(call));
  const collection = existing(call, database, name);
  const { store, catalog } = call.engine;
  checkValidator(validation.validator);
  return store.write(() => {
    store.set(collection, { options: new Map([...collection.options, ...doc(validation)]) });
    const changed = index ? changeIndex(collection, index, (found, spec) => store.set(found, { spec })) : {};
    catalog.save(collection);
    return changed;
  });
});

const INDEX_CHANGE = { name: 'string', keyPattern: 'object', expireAfterSeconds: 'number', hidden: 'bool' } as const;

function changeIndex(collection: Collection, source: Document, save: (index: Index, spec: Document) => void) {
  const { name, keyPattern, ...changes } = readFields('collMod.index', source, INDEX_CHANGE);
  const found = findIndex(collection, name, keyPattern);
  const { expireAfterSeconds, hidden } = changes;
  need(
    expireAfterSeconds !== undefined || hidden !== undefined,
    'InvalidOptions',
    'no expireAfterSeconds or hidden field',
  );
  need(hidden === undefined || !found.isIdIndex, 'BadValue', "can't hide _id index");
  if (expireAfterSeconds !== undefined) checkExpiry(expireAfterSeconds, found.key, 'InvalidOptions');
  const answer: Record<string, Maybe> = {};
  for (const [field, value] of doc(changes)) {
    answer[`${field}_old`] = found.spec.get(field);
    answer[`${field}_new`] = value;
  }
  const spec = new Map([...found.spec, ...doc(changes)]);
  if (hidden === false) spec.delete('hidden');
  save(found, spec);
  return answer;
}

function findIndex({ indexes, namespace }: Collection, name: string | undefined, key: Document | undefined): Index {
  need(name === undefined || key === undefined, 'InvalidOptions', 'Cannot specify both key pattern and name.');
  need(name !== undefined || key !== undefined, 'InvalidOptions', 'Must specify either index name or key pattern.');
  const wanted = key && encode(key);
  const found = indexes.find((each) => each.name === name || wanted?.equals(encode(each.key)));
  return found ?? fail('IndexNotFound', `cannot find index ${name ?? 'by key pattern'} for ns ${namespace}`);
}

export const COLL_MOD_COMMANDS: Record<string, Command> = { collMod };
