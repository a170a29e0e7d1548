import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { FolderInUseError, startEmbeddedMongo } from '../../src/index';
import type { Store } from '../../src/storage/store';
import { newFolder } from '../harness';

let meanwhile: (store: Store) => void;
jest.unstable_mockModule('../../src/storage/verify/verify-collection', () => ({
  verifyCollection(store: Store) {
    meanwhile(store);
    return { records: 0, indexEntries: 0 };
  },
}));
const { verifyDataFolder } = await import('../../src/offline');

it('an engine that is started while a folder is verified keeps its files, and nothing is said of the folder', async () => {
  const dataDir = await newFolder();
  const engine = await startEmbeddedMongo({ dataDir });
  const client = await MongoClient.connect(engine.uri);
  await client.db('verify').collection('things').insertOne({});
  await client.close();
  await engine.close();

  const path = join(dataDir, 'engine-started.lock');
  const server = createServer((socket) => socket.destroy());
  meanwhile = (store) => {
    server.listen(path);
    store.write(() => {
      store.owner = path;
    });
  };
  const verifying = verifyDataFolder(dataDir);
  await once(server, 'listening');
  await expect(verifying).rejects.toBeInstanceOf(FolderInUseError);
  expect(existsSync(path)).toBe(true);
  server.close();
  await rm(dataDir, { recursive: true });
}, 30_000);
