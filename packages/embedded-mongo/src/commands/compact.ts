import { need } from '../errors';
import { type Command, command, namespaceOf } from './command';

/** MongoDB compacts one collection at once; here the whole file is written anew when the engine stops or starts. */
const compact = command({ force: 'bool', freeSpaceTargetMB: 'whole', comment: 'any' }, (_fields, call) => {
  const { database, name } = namespaceOf(call);
  need(call.engine.catalog.find(database, name), 'NamespaceNotFound', 'collection does not exist');
  call.engine.store.askForRewrite();
  return { bytesFreed: 0 };
});

export const COMPACT_COMMANDS: Record<string, Command> = { compact };
