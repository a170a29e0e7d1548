import { mkdir, readdir, readFile, stat } from 'node:fs/promises';
import { dirname, extname, join, sep } from 'node:path';
import { readWritten } from './registry-file';
import { replaceFile } from './replace-file';

/** Where releases are copied to: an object store, or a folder. */
export interface ReleaseTarget {
  has(key: string): Promise<boolean>;
  put(key: string, content: Buffer, headers: Record<string, string>): Promise<void>;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Copies releases in an order in which no registry names a file that is not there: the versions, which are never written
 * again, then the history, then the registry.
 *
 * @returns How many files of versions were not there before.
 */
export async function copyReleases(releasesDir: string, target: ReleaseTarget): Promise<number> {
  // Read first: what is released during the copy comes with the next one.
  const registry = Buffer.from(JSON.stringify(await readWritten(releasesDir)));
  const history = await readFile(join(releasesDir, 'history.jsonl'));
  let copied = 0;
  for (const key of await versionFiles(releasesDir)) {
    if (await target.has(key)) continue;
    const type = TYPES[extname(key)] ?? 'application/octet-stream';
    await target.put(key, await readFile(join(releasesDir, key)), { 'cache-control': IMMUTABLE, 'content-type': type });
    copied += 1;
  }
  await target.put('history.jsonl', history, { 'cache-control': 'no-store', 'content-type': 'application/jsonl' });
  await target.put('registry.json', registry, {
    'cache-control': 'no-cache',
    'content-type': TYPES['.json'] as string,
  });
  return copied;
}

/** A folder as a target, such as one that another program uploads. */
export function folderTarget(folder: string): ReleaseTarget {
  return {
    has: (key) =>
      stat(join(folder, key)).then(
        () => true,
        () => false,
      ),
    put: async (key, content) => {
      const file = join(folder, key);
      await mkdir(dirname(file), { recursive: true });
      await replaceFile(file, content);
    },
  };
}

/** `<name>/<version>/...`; drafts and locks begin with a dot. */
async function versionFiles(releasesDir: string): Promise<string[]> {
  const entries = await readdir(releasesDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(releasesDir.length + 1));
  const keys = files.map((file) => file.replaceAll(sep, '/'));
  return keys.filter((key) => /^[a-z]+\/[\w.-]+\/./.test(key)).sort();
}
