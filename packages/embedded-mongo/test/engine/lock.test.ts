import { readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { FolderInUseError, startEmbeddedMongo } from '../../src/index';
import { lockFolder } from '../../src/storage/folder-lock';
import { Store } from '../../src/storage/store';
import { newFolder } from '../harness';
import { runEngine } from './run-engine';

describe('a data folder', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await newFolder();
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it('is used by one of several that start at the same moment, also by no other of this process, until it is closed', async () => {
    const starts = await Promise.allSettled([1, 2].map(() => startEmbeddedMongo({ dataDir })));
    const started = starts.filter((each) => each.status === 'fulfilled');
    expect(started).toHaveLength(1);
    await expect(startEmbeddedMongo({ dataDir })).rejects.toMatchObject({ name: 'FolderInUseError' });
    await started[0]?.value.close();
    await (await startEmbeddedMongo({ dataDir })).close();
  }, 30_000);

  it('is free at once after its process was killed, and holds no locks in the end @long', async () => {
    await (await runEngine(dataDir)).stop('SIGKILL');
    await (await runEngine(dataDir)).stop('SIGTERM');
    expect((await readdir(dataDir)).sort()).toEqual(['data.mdb', 'lock.mdb', 'reserve']);
  }, 30_000);

  it('that cannot be created is refused with a reason', async () => {
    const file = join(dataDir, 'file');
    await writeFile(file, '');
    await expect(startEmbeddedMongo({ dataDir: file })).rejects.toThrow(/EEXIST|ENOTDIR/);
  }, 30_000);

  it('is not taken over when it is unknown whether its owner still runs', async () => {
    // Connecting to a link to itself fails, but not because nobody listens.
    const lock = join(dataDir, 'engine-endless.lock');
    await symlink(lock, lock);
    const store = new Store(dataDir);
    store.write(() => {
      store.owner = lock;
    });
    store.close();
    await expect(startEmbeddedMongo({ dataDir })).rejects.toMatchObject({ name: 'FolderInUseError' });
  }, 30_000);

  it('is not taken over by an engine that opened its file before a compaction replaced it @long', async () => {
    const first = await runEngine(dataDir);
    const early = new Store(dataDir);
    const client = await MongoClient.connect(first.uri);
    await client.db('locked').collection('things').insertOne({ a: 1 });
    await client.db('locked').command({ compact: 'things' });
    await client.close();
    await first.stop('SIGTERM');
    await expect(lockFolder(early, dataDir)).rejects.toBeInstanceOf(FolderInUseError);
    early.close();
  }, 30_000);
});
