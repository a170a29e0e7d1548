import * as fs from 'node:fs';
import { jest } from '@jest/globals';
import { newFolder } from '../harness';

let beforeRead = () => {};
jest.unstable_mockModule('node:fs', () => ({
  ...fs,
  readSync: (...args: Parameters<typeof fs.readSync>) => {
    beforeRead();
    return fs.readSync(...args);
  },
}));
const { ownerIn } = await import('../../src/storage/data-file');
const { Store } = await import('../../src/storage/store');

it('the owner of a folder is read while transactions write into the pages that are read', async () => {
  const dataDir = await newFolder();
  const store = new Store(dataDir);
  store.write(() => {
    store.owner = 'the owner';
  });
  let reads = 0;
  beforeRead = () => {
    // The first read is the header; LMDB uses the pages of a snapshot again after one more transaction.
    if (++reads > 10) return;
    for (let i = 0; i < 3; i++)
      store.write(() => void store.catalog.put(Buffer.from('written'), Buffer.from(`${reads} ${i}`)));
  };
  expect(ownerIn(dataDir)).toBe('the owner');
  store.close();
  await fs.promises.rm(dataDir, { recursive: true });
});
