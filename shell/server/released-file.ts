import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Reads a file of a release that the server itself puts into pages, or runs.
 *
 * @param folder - The files of the release.
 * @param files - Their hashes.
 * @throws when it is not what was released.
 */
export async function readReleased(folder: string, file: string, files: Readonly<Record<string, string>>) {
  const content = await readFile(join(folder, file));
  if (`sha384-${createHash('sha384').update(content).digest('base64')}` !== files[file]) {
    throw new Error(`${join(folder, file)} is not what was released`);
  }
  return content.toString();
}
