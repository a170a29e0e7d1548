import { stat } from 'node:fs/promises';

/**
 * Caches the content of a file until the file changes. A change that cannot be read is reported once, and the content
 * before it stays in use.
 */
export function cachedFile<T>(
  file: string,
  read: () => Promise<T>,
  reportFault: (error: unknown) => void,
): () => Promise<T> {
  let seen: string | undefined;
  let content: { is: T } | undefined;

  return async () => {
    const state = await stateOf(file);
    if (state === seen && content) return content.is;
    try {
      content = { is: await read() };
    } catch (error) {
      if (!content) throw error;
      reportFault(error);
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
