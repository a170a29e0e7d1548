import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The root folder of the workspace. */
export const ROOT = join(import.meta.dirname, '../..');

/** Folders of the remotes: all packages with a `remote.json`. */
export function remoteFolders(): string[] {
  return readdirSync(ROOT)
    .map((name) => join(ROOT, name))
    .filter((folder) => existsSync(join(folder, 'remote.json')));
}
