import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';

/** Whether a file of a build belongs to its release: what a tool keeps for itself begins with a dot. */
export function isReleased(file: string): boolean {
  return !file.split(/[\\/]/).some((part) => part.startsWith('.'));
}

/** Hash of each file of a build, as the `integrity` attribute spells it. */
export async function hashFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter(isReleased);
  const hashes = files.sort().map(async (file) => {
    const hash = createHash('sha384').update(await readFile(join(folder, file)));
    return [file.replaceAll(sep, '/'), `sha384-${hash.digest('base64')}`];
  });
  return Object.fromEntries(await Promise.all(hashes));
}
