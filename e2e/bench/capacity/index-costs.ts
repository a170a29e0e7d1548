import type { Measured } from './measured';

/** In the sample of an account. */
const CHILDREN_OF_ACCOUNT = 2;

/**
 * What a table of `index-costs` says of one child that has a session, and of one attempt: documents with their index
 * entries. Other tables may stand beside it.
 */
export function storedBytesIn(text: string): Measured['storedBytes'] {
  const bytesOf = (collection: string) => {
    const rows = [...text.matchAll(new RegExp(`^\\| ${collection} +\\| [^|]+\\| (\\d+) +\\|$`, 'gm'))];
    if (rows.length === 0) throw new Error(`There are no costs of ${collection}.`);
    return rows.reduce((sum, [, bytes]) => sum + Number(bytes), 0);
  };
  return { child: bytesOf('accounts') / CHILDREN_OF_ACCOUNT + bytesOf('sessions'), attempt: bytesOf('attempts') };
}
