import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The folder that holds the whole house. */
export const ROOT = join(import.meta.dirname, '../..');

/** Folders of the remotes: all rooms with a `remote.json`. */
export function remoteFolders(): string[] {
  return readdirSync(ROOT)
    .map((name) => join(ROOT, name))
    .filter((folder) => existsSync(join(folder, 'remote.json')));
}
