import { identityOf } from '../bson/key-writer';
import { doc, type Maybe, type Value } from '../bson/values';
import { fieldPath } from '../expressions/compile';
import { findRecords, prepareSearch } from '../query/find';
import { someAt } from '../query/matcher/path-walk';
import { type Command, command, namespaceOf } from './command';

export const DISTINCT_FIELDS = { key: 'string!', query: 'object' } as const;

/** An array counts as its elements. */
class DistinctValues {
  private readonly values = new Map<string, Value>();

  add(value: Maybe) {
    for (const each of Array.isArray(value) ? value : [value]) {
      const identity = identityOf(each);
      if (each !== undefined && !this.values.has(identity)) this.values.set(identity, each);
    }
  }

  list(): Value[] {
    return [...this.values.values()];
  }
}

const distinct = command(DISTINCT_FIELDS, async ({ key, query = doc() }, call) => {
  const { database, name } = namespaceOf(call);
  const { store, catalog } = call.engine;
  const values = new DistinctValues();
  const test = (value: Maybe) => {
    values.add(value);
    return false;
  };
  const pathTest = { path: fieldPath(key), isLeafExpanded: false, test };
  const request = { filter: query };
  const search = prepareSearch(store, catalog.find(database, name), request);
  for await (const batch of findRecords(search, request, call.operation))
    for (const found of batch) someAt(found.document, pathTest);
  return { values: values.list() };
});

export const COUNT_COMMANDS: Record<string, Command> = {
  distinct,

  /** Drivers count documents that match a filter by `aggregate`. */
  count: command({}, (_fields, call) => {
    const { database, name } = namespaceOf(call);
    return { n: call.engine.catalog.find(database, name)?.count ?? 0 };
  }),
};
