import { randomUUID } from 'node:crypto';
import { mongo } from 'mongoose';
import { isDuplicate } from '../database/duplicate';
import { collectionNames, unfinishedCopies } from '../database/unfinished-copy';
import type { ReadableCollection } from './fingerprint';

const DUPLICATE_KEY = 11_000;

/**
 * The database that one run of a copy writes into. The run owns the mark there until another run continues the copy.
 * Each write asks for the mark first: a run that was suspended, and goes on when Wattle already works on the copy,
 * would drop what is new there.
 */
export class CopyTarget {
  private constructor(
    private readonly db: mongo.Db,
    private readonly run: string,
    /** An earlier run was interrupted, or has lost the mark to this one. */
    readonly isContinued: boolean,
  ) {}

  /**
   * Marks the database as being copied into by this run.
   *
   * @throws Error when it holds anything else than an unfinished copy of the same source.
   */
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

  async createCollection(name: string): Promise<void> {
    await this.refuseWithoutMark();
    await this.db.createCollection(name);
  }

  async dropCollection(name: string): Promise<void> {
    await this.refuseWithoutMark();
    await this.db.dropCollection(name);
  }

  /** A document that an interrupted copy has written is refused as a duplicate, and the others are written. */
  async insertMissing(name: string, documents: mongo.Document[]): Promise<void> {
    await this.refuseWithoutMark();
    try {
      await this.db.collection(name).insertMany(documents, { ordered: false, forceServerObjectId: true });
    } catch (error) {
      if (!(error instanceof mongo.MongoBulkWriteError)) throw error;
      const failed = [error.writeErrors].flat();
      const other = failed.find(({ code }) => code !== DUPLICATE_KEY);
      if (other || failed.length === 0) throw error;
    }
  }

  async createIndexes(name: string, indexes: mongo.IndexDescription[]): Promise<void> {
    await this.refuseWithoutMark();
    await this.db.collection(name).createIndexes(indexes);
  }

  /** Removes the mark: the copy is complete. */
  async end(): Promise<void> {
    const marks = unfinishedCopies(this.db);
    const own = await marks.findOneAndDelete({ _id: 'copy', run: this.run });
    if (!own) throw await this.lostMark();
    await marks.drop();
  }

  private async refuseWithoutMark(): Promise<void> {
    const mark = await unfinishedCopies(this.db).findOne({});
    if (mark?.run !== this.run) throw await this.lostMark();
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
