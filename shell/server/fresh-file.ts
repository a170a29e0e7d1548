import { stat } from 'node:fs/promises';

/**
 * What stands in a file, read again only when the file has changed. A change that cannot be read is reported once, and
 * what was read before it goes on.
 */
export function freshFile<T>(
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

/** Changes with the file: a rename gives another inode, even within one tick of the clock. */
async function stateOf(file: string): Promise<string> {
  return stat(file).then(
    ({ ino, mtimeMs }) => `${ino} ${mtimeMs}`,
    () => 'missing',
  );
}
