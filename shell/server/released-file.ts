import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { integrityOf, readDescribed, SHELL } from '@wattle/federation/registry-changes';

/**
 * Reads a file of a release that the server itself puts into pages, or runs.
 *
 * @param folder - The files of the release.
 * @param files - Their hashes.
 * @throws when it is not what was released.
 */
export async function readReleased(folder: string, file: string, files: Readonly<Record<string, string>>) {
  const content = await readFile(join(folder, file));
  if (integrityOf(content) !== files[file]) throw new Error(`${join(folder, file)} is not what was released`);
  return content.toString();
}

export interface ReleasedFile {
  name: string;
  version: string;
  /** Its path inside the version. */
  '*': string;
}

/**
 * Whether a file is served: it is one that its published version lists, and not of the renderer, which the server itself
 * runs. Everything else in the folder of releases is private.
 */
export function servedFiles(releasesDir: string): (file: ReleasedFile) => Promise<boolean> {
  const known = new Map<string, Set<string>>();
  return async ({ name, version, '*': file }) => {
    if (name === SHELL && file.startsWith('html/')) return false;
    const folder = `${name}/${version}`;
    // In development, a version may come with other files.
    if (!known.get(folder)?.has(file)) {
      const described = await readDescribed(releasesDir, { name, version }).catch(() => undefined);
      // No other path than its own leads to a version.
      if (described?.release.name !== name || described.release.version !== version) return false;
      known.set(folder, new Set(Object.keys(described.release.files)));
    }
    const isListed = known.get(folder)?.has(file) ?? false;
    return isListed && (await isInside(join(releasesDir, name, version), file));
  };
}

/** Whether a file of a folder and its compressed copies lie there: a link could lead to any file of this machine. */
async function isInside(folder: string, file: string): Promise<boolean> {
  const root = await realpath(folder);
  const places = ['', '.br', '.gz'].map((ending) => realpath(join(folder, file + ending)).catch(() => undefined));
  return (await Promise.all(places)).every((place) => place === undefined || place.startsWith(root + sep));
}

/** A change that could not be read is tried again after this time. */
const RETRY_MS = 5_000;

/**
 * Caches the content of a file until the file changes. A change that cannot be read is reported, and the content before
 * it stays in use.
 */
export function cachedFile<T>(
  file: string,
  read: () => Promise<T>,
  reportFault: (error: unknown) => void,
): () => Promise<T> {
  let seen: string | undefined;
  let content: { is: T } | undefined;
  let countsUntil = Number.POSITIVE_INFINITY;

  return async () => {
    const state = await stateOf(file);
    if (state === seen && content && Date.now() < countsUntil) return content.is;
    countsUntil = Number.POSITIVE_INFINITY;
    try {
      content = { is: await read() };
    } catch (error) {
      if (!content) throw error;
      if (state !== seen) reportFault(error);
      countsUntil = Date.now() + RETRY_MS;
    }
    seen = state;
    return content.is;
  };
}

/** Differs whenever the file does: a rename gives another inode, even within one tick of the clock. */
async function stateOf(file: string): Promise<string> {
  return stat(file).then(
    ({ ino, mtimeMs }) => `${ino} ${mtimeMs}`,
    () => 'missing',
  );
}
