import { EnvironmentError } from '@wattle/environment';
import type { mongo } from 'mongoose';

const MARK = 'unfinished_copy';

interface UnfinishedCopy {
  _id: 'copy';
  from: string;
  /** The run of the command that may write. */
  run: string;
}

export const unfinishedCopies = (db: mongo.Db) => db.collection<UnfinishedCopy>(MARK);

export async function collectionNames(db: mongo.Db): Promise<string[]> {
  const infos = await db.listCollections({}, { nameOnly: true }).toArray();
  const names = infos.map(({ name }) => name).filter((name) => !name.startsWith('system.') && name !== MARK);
  return names.sort();
}

export async function refuseUnfinishedCopy(db: mongo.Db): Promise<void> {
  const mark = await unfinishedCopies(db).findOne({});
  if (mark) {
    throw new EnvironmentError(
      `The database holds an unfinished copy of ${mark.from}. Run the same \`pnpm data copy\` again, which continues it.`,
    );
  }
}
