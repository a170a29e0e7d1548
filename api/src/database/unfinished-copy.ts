import { EnvironmentError } from '@wattle/environment';
import type { mongo } from 'mongoose';

/** Stands in a database while something is copied into it, and names the source. */
const MARK = 'unfinished_copy';

interface UnfinishedCopy {
  _id: 'copy';
  from: string;
}

const marks = (db: mongo.Db) => db.collection<UnfinishedCopy>(MARK);

/** The names of all collections, without those of the server and the mark. */
export async function collectionNames(db: mongo.Db): Promise<string[]> {
  const infos = await db.listCollections({}, { nameOnly: true }).toArray();
  const names = infos.map(({ name }) => name).filter((name) => !name.startsWith('system.') && name !== MARK);
  return names.sort();
}

/**
 * Marks the target as being copied into.
 *
 * @returns Whether it was marked already: an earlier copy was interrupted.
 * @throws Error when the target holds anything else than an unfinished copy of the same source.
 */
export async function beginCopy(to: mongo.Db, from: string): Promise<boolean> {
  const mark = await marks(to).findOne({});
  if (mark?.from === from) return true;
  if (mark)
    throw new Error(`The target holds an unfinished copy of ${mark.from}. Finish that one, or empty the target.`);
  const names = await collectionNames(to);
  if (names.length > 0) {
    throw new Error(
      `The target is not empty, and nothing was changed: it has ${names.join(', ')}. Name an empty database.`,
    );
  }
  await marks(to).insertOne({ _id: 'copy', from });
  return false;
}

export async function endCopy(to: mongo.Db): Promise<void> {
  await marks(to).drop();
}

/** @throws EnvironmentError when the database is half of a copy, on which nothing may start. */
export async function refuseUnfinishedCopy(db: mongo.Db): Promise<void> {
  const mark = await marks(db).findOne({});
  if (mark) {
    throw new EnvironmentError(
      `The database holds an unfinished copy of ${mark.from}. Run the same \`pnpm data copy\` again, which continues it.`,
    );
  }
}
