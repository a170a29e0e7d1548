import { doc } from '../bson/values';
import { need } from '../errors';
import { compileFilter } from '../query/matcher/filter';
import { checkDatabase } from '../writes/namespaces';
import { type Command, command } from './command';

const dropDatabase = command({}, (_fields, { engine, database }) => {
  const collections = engine.catalog.list(checkDatabase(database));
  engine.store.write(() => {
    for (const each of collections) engine.catalog.drop(each);
  });
  return collections.length > 0 ? { dropped: database } : {};
});

const listDatabases = command(
  { filter: 'object', nameOnly: 'bool', authorizedDatabases: 'ignored' },
  ({ filter, nameOnly }, { engine, database }) => {
    need(database === 'admin', 'Unauthorized', 'listDatabases may only be run against the admin database.');
    const sizes = new Map<string, number>();
    for (const each of engine.catalog.all()) sizes.set(each.database, (sizes.get(each.database) ?? 0) + each.size);
    const matches = compileFilter(filter ?? doc());
    const databases = [...sizes]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, size]) => doc(nameOnly ? { name } : { name, sizeOnDisk: size, empty: size === 0 }))
      .filter((each) => matches(each));
    return nameOnly
      ? { databases }
      : { databases, totalSize: [...sizes.values()].reduce((sum, size) => sum + size, 0) };
  },
);

export const DATABASE_COMMANDS: Record<string, Command> = { dropDatabase, listDatabases };
