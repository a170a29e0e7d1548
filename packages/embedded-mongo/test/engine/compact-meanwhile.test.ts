import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { type EmbeddedMongo, startEmbeddedMongo } from '../../src/index';
import { verifyDataFolder } from '../../src/offline';
import { newFolder } from '../harness';
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
});
