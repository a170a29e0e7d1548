import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type Collection, MongoClient } from 'mongodb';
import { newFolder } from '../harness';
import { type EngineProcess, runEngine } from './run-engine';

interface Thing {
  _id: number;
  n: number;
  text: string;
}

const COUNT = 3000;
/** Too little for a thousand documents; it stands for the disk space that the engine reserves for deletes. */
const SPACE_BYTES = 600 * 1024;
const thing = (_id: number): Thing => ({ _id, n: _id % 10, text: 'x'.repeat(1000) });
const thingsFrom = (start: number, count: number) => Array.from({ length: count }, (_each, i) => thing(start + i));

const noSpace = (dataDir: string) => ({
  code: 14031,
  codeName: 'OutOfDiskSpace',
  message: `No space left on device: ${join(dataDir, 'data.mdb')}`,
});

/** A limit for the size of files stands for a full disk. */
const isLimitable = process.platform === 'linux';
const reason = isLimitable ? '' : ' (skipped: only Linux limits the size of files of a running process)';

(isLimitable ? describe : describe.skip)(`where the disk is full${reason}`, () => {
  let dataDir: string;
  let engine: EngineProcess;
  let client: MongoClient;
  let things: Collection<Thing>;

  beforeEach(async () => {
    dataDir = await newFolder();
    engine = await runEngine(dataDir);
    client = await MongoClient.connect(engine.uri, { writeConcern: { w: 'majority', j: true } });
    things = client.db('full').collection<Thing>('things');
    await things.createIndex({ n: 1 });
    for (let start = 0; start < COUNT; start += 100) await things.insertMany(thingsFrom(start, 100));
  }, 30_000);

  afterEach(async () => {
    await client.close();
    await engine.stop('SIGTERM');
    await rm(dataDir, { recursive: true });
  });

  it('inserts are refused, and reads and deletes succeed, after which inserts succeed again', async () => {
    engine.limitFiles((await stat(join(dataDir, 'data.mdb'))).size + SPACE_BYTES);
    await expect(things.insertMany(thingsFrom(COUNT, 1000))).rejects.toMatchObject(noSpace(dataDir));
    expect(await things.countDocuments({ n: 3 })).toBe(COUNT / 10);
    expect(await things.findOne({ _id: 7 })).toEqual(thing(7));
    expect(await things.findOneAndDelete({ n: 3 })).toEqual(thing(3));
    expect(await things.deleteOne({ n: 3 })).toMatchObject({ deletedCount: 1 });
    expect(await things.deleteMany({ n: { $gt: 2 } })).toMatchObject({ deletedCount: COUNT * 0.7 - 2 });
    await things.insertMany(thingsFrom(COUNT, 1000));
    expect(await things.countDocuments()).toBe(COUNT * 0.3 + 1000);
    await things.drop();
  }, 30_000);

  it('deletes succeed that no single transaction has space for', async () => {
    // Every tenth document lies in a page of its own, and the transaction writes all of those pages.
    engine.limitFiles((await stat(join(dataDir, 'data.mdb'))).size + SPACE_BYTES);
    expect(await things.deleteMany({ n: 1 })).toMatchObject({ deletedCount: COUNT / 10 });
    expect(await things.countDocuments()).toBe(COUNT * 0.9);
  }, 30_000);

  it('a delete that has no space at all gives up the reserved space and is refused, and succeeds later', async () => {
    const reserve = join(dataDir, 'reserve');
    expect((await stat(reserve)).size).toBe(4 * 1024 * 1024);
    engine.limitFiles((await stat(join(dataDir, 'data.mdb'))).size);
    await expect(things.deleteMany({ n: 1 })).rejects.toMatchObject(noSpace(dataDir));
    await expect(stat(reserve)).rejects.toMatchObject({ code: 'ENOENT' });
    engine.limitFiles('unlimited');
    expect(await things.deleteMany({ n: 1 })).toMatchObject({ deletedCount: COUNT / 10 });
  }, 30_000);

  it('a compaction fails and leaves everything as it was, and succeeds later', async () => {
    engine.limitFiles(1024 * 1024);
    const compact = () => client.db('full').command({ compact: 'things' });
    const before = await readdir(dataDir);
    await expect(compact()).rejects.toMatchObject(noSpace(dataDir));
    expect(await readdir(dataDir)).toEqual(before);
    expect(await things.countDocuments({ n: 3 })).toBe(COUNT / 10);
    engine.limitFiles('unlimited');
    await things.deleteMany({ n: 3 });
    expect(await compact()).toMatchObject({ bytesFreed: expect.any(Number) });
    expect(await things.countDocuments()).toBe(COUNT * 0.9);
  }, 30_000);
});
