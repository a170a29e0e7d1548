import { AGGREGATE_COMMANDS } from './aggregate';
import { COLLECTION_COMMANDS } from './collections';
import type { Command } from './command';
import { COUNT_COMMANDS } from './count';
import { CURSOR_COMMANDS } from './cursors';
import { EXPLAIN_COMMANDS } from './explain';
import { FIND_COMMANDS } from './find';
import { FIND_AND_MODIFY_COMMANDS } from './find-and-modify';
import { HANDSHAKE_COMMANDS } from './handshake';
import { INDEX_COMMANDS } from './indexes';
import { SESSION_COMMANDS } from './sessions';
import { WRITE_COMMANDS } from './writes';

/** Every command by its name. */
export const COMMANDS: Record<string, Command> = {
  ...HANDSHAKE_COMMANDS,
  ...SESSION_COMMANDS,
  ...FIND_COMMANDS,
  ...CURSOR_COMMANDS,
  ...COUNT_COMMANDS,
  ...AGGREGATE_COMMANDS,
  ...WRITE_COMMANDS,
  ...FIND_AND_MODIFY_COMMANDS,
  ...COLLECTION_COMMANDS,
  ...INDEX_COMMANDS,
  ...EXPLAIN_COMMANDS,
};
