import { COLLECTION_COMMANDS } from './collections';
import type { Command } from './command';
import { CURSOR_COMMANDS } from './cursors';
import { EXPLAIN_COMMANDS } from './explain';
import { FIND_AND_MODIFY_COMMANDS } from './find-and-modify';
import { HANDSHAKE_COMMANDS } from './handshake';
import { INDEX_COMMANDS } from './indexes';
import { QUERY_COMMANDS } from './queries';
import { WRITE_COMMANDS } from './writes';

/** Every command by its name. */
export const COMMANDS: Record<string, Command> = {
  ...HANDSHAKE_COMMANDS,
  ...QUERY_COMMANDS,
  ...CURSOR_COMMANDS,
  ...WRITE_COMMANDS,
  ...FIND_AND_MODIFY_COMMANDS,
  ...COLLECTION_COMMANDS,
  ...INDEX_COMMANDS,
  ...EXPLAIN_COMMANDS,
};
