import { stat } from 'node:fs/promises';

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
