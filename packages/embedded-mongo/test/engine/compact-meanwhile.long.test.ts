import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { type EmbeddedMongo, startEmbeddedMongo } from '../../src/index';
import { verifyDataFolder } from '../../src/offline';
import { newFolder } from '../harness';
import { type EngineProcess, runEngine } from './run-engine';
import { addThings, COUNT, SECRET, thing } from './things';

describe('while the data file is compacted', () => {
  let dataDir: string;
  let engine: EmbeddedMongo;
  let client: MongoClient;

  beforeEach(async () => {
    dataDir = await newFolder();
    engine = await startEmbeddedMongo({ dataDir });
    client = await MongoClient.connect(engine.uri);
  });

  afterEach(async () => {
    await client.close();
    await engine.close();
    await rm(dataDir, { recursive: true });
  });

  const compact = () => client.db('test').command({ compact: 'things' });

  it('a further compaction begins after it, so that what is deleted meanwhile leaves the file, too', async () => {
    const things = await addThings(client);
    await things.insertOne(thing(-1, SECRET));
    const first = compact();
    await client.db('test').command({ ping: 1 });
    await things.deleteOne({ _id: -1 });
    await compact();
    await first;
    expect((await readFile(join(dataDir, 'data.mdb'))).includes(SECRET)).toBe(false);
    expect(await things.countDocuments()).toBe(COUNT);
  }, 60_000);

  it('the engine can be closed: the file stays as it was, without a copy', async () => {
    const things = await addThings(client);
    const interrupted = compact().catch((error: Error) => error);
    await things.findOne({ _id: 1 });
    await engine.close();
    expect(await interrupted).toBeInstanceOf(Error);
    expect(await readdir(dataDir)).not.toContain('compacting');
    expect((await verifyDataFolder(dataDir)).damages).toEqual([]);
    engine = await startEmbeddedMongo({ dataDir });
  }, 60_000);
});

/** A limit for the size of files stands for a full disk. */
const isLimitable = process.platform === 'linux';
const reason = isLimitable ? '' : ' (skipped: only Linux limits the size of files of a running process)';

(isLimitable ? it : it.skip)(
  `a write that the disk has no space for ends the compaction, which has taken the space${reason}`,
  async () => {
    const dataDir = await newFolder();
    const engine: EngineProcess = await runEngine(dataDir);
    const client = await MongoClient.connect(engine.uri);
    const things = await addThings(client);
    engine.limitFiles((await stat(join(dataDir, 'data.mdb'))).size);
    const compacted = client.db('test').command({ compact: 'things' });
    const ended = compacted.catch((error: Error) => error);
    const written = Array.from({ length: 2_000 }, (_each, i) => thing(COUNT + i));
    await expect(things.insertMany(written)).rejects.toMatchObject({ codeName: 'OutOfDiskSpace' });
    expect(await ended).toMatchObject({ code: 14031, codeName: 'OutOfDiskSpace' });
    expect(await readdir(dataDir)).not.toContain('compacting');
    engine.limitFiles('unlimited');
    expect(await client.db('test').command({ compact: 'things' })).toMatchObject({ ok: 1 });
    expect(await things.countDocuments()).toBe(COUNT);
    await client.close();
    await engine.stop('SIGTERM');
    await rm(dataDir, { recursive: true });
  },
  60_000,
);
