import { randomUUID } from 'node:crypto';
import type { mongo } from 'mongoose';
import { isDuplicate } from '../database/duplicate';
import { collectionNames, unfinishedCopies } from '../database/unfinished-copy';
import type { ReadableCollection } from './fingerprint';

/**
 * The database that one run of a copy writes into. The run owns a mark there until another run continues the copy. Each
 * write checks the mark first: a run that was suspended might resume when Wattle already uses the copy, and drop new
 * data.
 */
export class CopyTarget {
  private constructor(
    private readonly db: mongo.Db,
    private readonly run: string,
    /** Whether an earlier run was interrupted, or has lost the mark to this one. */
    readonly isContinued: boolean,
  ) {}

  /** @throws Error when it holds anything else than an unfinished copy of the same source. */
  static async begin(db: mongo.Db, source: string): Promise<CopyTarget> {
    const run = randomUUID();
    const marks = unfinishedCopies(db);
    const continued = await marks.findOneAndUpdate({ _id: 'copy', from: source }, { $set: { run } });
    if (continued) return new CopyTarget(db, run, true);
    const other = await marks.findOne({});
    if (other)
      throw new Error(`The target holds an unfinished copy of ${other.from}. Finish that one, or empty the target.`);
    await refuseContents(db);
    try {
      await marks.insertOne({ _id: 'copy', from: source, run });
    } catch (error) {
      if (!isDuplicate(error, '_id')) throw error;
      throw new Error('Another copy into the target has just begun.', { cause: error });
    }
    const target = new CopyTarget(db, run, false);
    try {
      // Another run may have completed its copy since the first look.
      await refuseContents(db);
    } catch (error) {
      await target.end();
      throw error;
    }
    return target;
  }

  collectionNames(): Promise<string[]> {
    return collectionNames(this.db);
  }

  collection(name: string): ReadableCollection {
    return this.db.collection(name);
  }

  async write(change: (db: mongo.Db) => Promise<unknown>): Promise<void> {
    const mark = await unfinishedCopies(this.db).findOne({});
    if (mark?.run !== this.run) throw await this.lostMark();
    await change(this.db);
  }

  async end(): Promise<void> {
    const marks = unfinishedCopies(this.db);
    const own = await marks.findOneAndDelete({ _id: 'copy', run: this.run });
    if (!own) throw await this.lostMark();
    await marks.drop();
  }

  private async lostMark(): Promise<Error> {
    const isContinued = (await unfinishedCopies(this.db).findOne({})) !== null;
    const reason = isContinued
      ? 'Another run has continued this copy'
      : 'The mark of this copy is gone: another run has completed it, or somebody has emptied the target';
    return new Error(`${reason}. This run stops, and changes nothing more.`);
  }
}

async function refuseContents(db: mongo.Db): Promise<void> {
  const names = await collectionNames(db);
  if (names.length > 0) {
    throw new Error(
      `The target is not empty, and nothing was changed: it has ${names.join(', ')}. Name an empty database.`,
    );
  }
}
