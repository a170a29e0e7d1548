import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { type EmbeddedMongo, startEmbeddedMongo } from '../../src/index';
import { verifyDataFolder } from '../../src/offline';
import { newFolder } from '../harness';
import { type EngineProcess, runEngine } from './run-engine';
import { addThings, COUNT, SECRET, type Thing, thing } from './things';

/** Far fewer replies than there are pauses in the copy, and more than a compaction in one go lets through. */
const REPLIES = 5;

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

  it('requests are answered, and what they write is in the new file', async () => {
    const things = await addThings(client);
    const expected = new Map(Array.from({ length: COUNT }, (_each, _id) => [_id, thing(_id)]));
    await things.insertOne(thing(-1, SECRET));
    await things.deleteOne({ _id: -1 });

    let isCompacting = true;
    const compacted = compact().finally(() => {
      isCompacting = false;
    });
    let rounds = 0;
    let replies = 0;
    for (; isCompacting; rounds += 1) {
      const added = thing(COUNT + rounds, 'new');
      const changed = thing(rounds * 7, 'changed');
      const made = client.db('test').collection(`made-${rounds}`);
      const requests = [
        () => things.insertOne(added),
        () => things.updateOne({ _id: changed._id }, { $set: { text: changed.text } }),
        () => things.deleteOne({ _id: rounds * 7 + 1 }),
        async () => expect((await things.findOne({ _id: changed._id }))?.text).toBe(changed.text),
        () => made.insertOne({ rounds }),
        ...(rounds % 2 ? [() => made.drop()] : []),
      ];
      for (const request of requests) {
        await request();
        if (isCompacting) replies += 1;
      }
      expected.set(added._id, added);
      expected.set(changed._id, changed);
      expected.delete(rounds * 7 + 1);
    }
    expect(await compacted).toMatchObject({ ok: 1 });
    expect(replies).toBeGreaterThan(REPLIES);
    expect((await readFile(join(dataDir, 'data.mdb'))).includes(SECRET)).toBe(false);

    for (const restart of [false, true]) {
      if (restart) {
        await client.close();
        await engine.close();
        expect((await verifyDataFolder(dataDir)).damages).toEqual([]);
        engine = await startEmbeddedMongo({ dataDir });
        client = await MongoClient.connect(engine.uri);
      }
      const found = await client.db('test').collection<Thing>('things').find().sort({ _id: 1 }).toArray();
      expect(found).toEqual([...expected.values()].sort((one, other) => one._id - other._id));
      const names = (await client.db('test').listCollections().toArray()).map(({ name }) => name);
      expect(names.length).toBe(1 + Math.ceil(rounds / 2));
    }
  }, 60_000);

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
