import { rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { doc } from '../../src/bson/values';
import { startEmbeddedMongo } from '../../src/index';
import { Catalog } from '../../src/storage/catalog';
import { KEYS } from '../../src/storage/catalog-keys';
import { Store } from '../../src/storage/store';
import { newFolder } from '../harness';
import { connectTo, messageOf } from './raw-client';
import { runEngine } from './run-engine';

describe('the engine goes on', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await newFolder();
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it('with sweeping when one index cannot be swept', async () => {
    await withStore(dataDir, (store) => {
      const catalog = new Catalog(store);
      store.write(() => {
        const broken = catalog.create('sweeping', 'a_broken');
        const spec = doc({ v: 2, key: doc({ at: 1 }), name: 'at_1', expireAfterSeconds: null });
        catalog.addIndex(broken, catalog.newIndex(spec));
      });
    });
    const engine = await runEngine(dataDir);
    const client = await MongoClient.connect(engine.uri);
    const tokens = client.db('sweeping').collection('tokens');
    await tokens.createIndex({ at: 1 }, { expireAfterSeconds: 0 });
    await tokens.insertOne({ at: new Date(0) });
    await client.db('admin').command({ setParameter: 1, ttlMonitorSleepSecs: 1 });
    while ((await tokens.countDocuments()) > 0) await new Promise((resolve) => setTimeout(resolve, 50));
    await client.close();
    await engine.stop('SIGTERM');
    expect(engine.errors.join('')).toContain('embedded-mongo: TypeError');
  }, 30_000);

  it('without piling up listeners for a client that reads slowly', async () => {
    const engine = await runEngine(dataDir);
    const client = await MongoClient.connect(engine.uri);
    const things = client.db('slow').collection('things');
    await things.insertMany(Array.from({ length: 200 }, () => ({ text: 'x'.repeat(10_000) })));
    const slow = await connectTo(engine.uri);
    let received = 0;
    slow.on('data', (chunk) => {
      received += chunk.length;
    });
    slow.write(
      Buffer.concat(Array.from({ length: 15 }, () => messageOf({ find: 'things', batchSize: 1000, $db: 'slow' }))),
    );
    while (received < 15 * 200 * 10_000) {
      slow.pause();
      await new Promise((resolve) => setTimeout(resolve, 5));
      slow.resume();
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    slow.destroy();
    await client.close();
    await engine.stop('SIGTERM');
    expect(engine.errors.join('')).toBe('');
  }, 30_000);
});

it('a folder is not taken over when its owner cannot be asked', async () => {
  const dataDir = await newFolder();
  // A link to itself can be neither connected to nor found missing.
  const lock = join(dataDir, 'engine-endless.lock');
  await symlink(lock, lock);
  await withStore(dataDir, (store) => store.write(() => store.catalog.put(KEYS.owner, Buffer.from(lock))));
  await expect(startEmbeddedMongo({ dataDir })).rejects.toMatchObject({ name: 'FolderInUseError' });
  await rm(dataDir, { recursive: true });
}, 30_000);

async function withStore(dataDir: string, work: (store: Store) => void) {
  const store = new Store(dataDir);
  work(store);
  await store.close();
}
