import { cp, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { FolderInUseError, startEmbeddedMongo } from '../../src/index';
import { verifyDataFolder } from '../../src/offline';
import { Catalog } from '../../src/storage/catalog';
import { uint32 } from '../../src/storage/catalog-keys';
import type { Collection } from '../../src/storage/collection';
import { Index } from '../../src/storage/collection-index';
import { entryKey } from '../../src/storage/key-layout';
import { Store } from '../../src/storage/store';
import { closeTables, openTables, runTransaction } from '../../src/storage/tables';
import { newFolder } from '../harness';

let healthy: string;
let dataDir: string;

beforeAll(async () => {
  healthy = await newFolder();
  const engine = await startEmbeddedMongo({ dataDir: healthy });
  const client = await MongoClient.connect(engine.uri);
  const things = client.db('verify').collection<{ _id: number; n: number; tags: string[] }>('things');
  await things.createIndex({ n: 1 });
  await things.createIndex({ tags: 1 }, { partialFilterExpression: { n: { $gt: 10 } } });
  await things.insertMany(Array.from({ length: 50 }, (_each, _id) => ({ _id, n: _id, tags: [`t${_id % 3}`, 'all'] })));
  await things.updateOne({ n: 49 }, { $push: { tags: 'x'.repeat(3_000) } });
  await client
    .db('verify')
    .collection('dropped')
    .insertMany([{ n: 1 }, { n: 2 }]);
  await client.db('verify').collection('dropped').drop();
  await client.close();
  await expect(verifyDataFolder(healthy)).rejects.toBeInstanceOf(FolderInUseError);
  await engine.close();
}, 30_000);

beforeEach(async () => {
  dataDir = await newFolder();
  await cp(healthy, dataDir, { recursive: true });
});

afterEach(() => rm(dataDir, { recursive: true }));
afterAll(() => rm(healthy, { recursive: true }));

/** Writes past the engine, as a fault of it would. */
function tamper(write: (store: Store, things: Collection) => void) {
  const store = new Store(dataDir);
  const [things] = new Catalog(store).all() as [Collection];
  store.write(() => write(store, things));
  store.close();
}

const stemOf = (things: Collection, name: string, value: number) => {
  const index = things.indexes.find((each) => each.name === name);
  if (!index) throw new Error(`There is no index ${name}.`);
  return index.stem([value]);
};

it('a folder without damage has every record and index entry', async () => {
  expect(await verifyDataFolder(dataDir)).toEqual({
    collections: 1,
    records: 50,
    indexEntries: 50 + 50 + 39 * 2 + 1,
    damages: [],
  });
});

it.each<[string, (store: Store, things: Collection) => void, string[]]>([
  [
    'a record that cannot be decoded',
    (store, things) => store.documents.put(things.key(6), Buffer.from('no document')),
    [
      'verify.things: the record 6 cannot be decoded',
      expect.stringMatching(/^verify.things: it has \d+ bytes, and its statistics say \d+$/) as unknown as string,
    ],
  ],
  [
    'a record that is missing',
    (store, things) => store.documents.remove(things.key(6)),
    [
      'verify.things: it has 49 records, and its statistics say 50',
      expect.stringContaining('bytes') as unknown as string,
      'verify.things: an entry of the index _id_ leads to the record 6, which does not exist',
      'verify.things: an entry of the index n_1 leads to the record 6, which does not exist',
    ],
  ],
  [
    'an index entry that is missing',
    (store, things) => store.indexes.remove(entryKey(stemOf(things, 'n_1', 5), 6)),
    ['verify.things: the record 6 is not in the index n_1'],
  ],
  [
    'an index entry too many',
    (store, things) => store.indexes.put(entryKey(stemOf(things, 'n_1', 7), 6), Buffer.alloc(0)),
    ['verify.things: an entry of the index n_1 leads to the record 6, which has another key'],
  ],
  [
    'an index without the marks that the planner must know @long',
    (store, things) => {
      things.indexes = things.indexes.map(({ id, spec }) => new Index(id, spec));
      new Catalog(store).save(things);
    },
    [
      'verify.things: the index tags_1 has no mark for arrays at tags',
      'verify.things: the index tags_1 has no mark for truncated keys',
    ],
  ],
  [
    'records of no collection @long',
    (store) => store.documents.put(Buffer.concat([uint32(77), Buffer.alloc(8)]), Buffer.alloc(5)),
    ['there are records of the collection 77, which does not exist'],
  ],
])('what is reported: %s', async (_title, write, damages) => {
  tamper(write);
  const found = (await verifyDataFolder(dataDir)).damages;
  // A record that cannot be decoded leaves its index entries without one.
  expect(found).toEqual(expect.arrayContaining(damages));
  expect(found.length).toBe(damages.length);
});

it('pages that LMDB cannot read are reported @long', async () => {
  const file = await open(join(dataDir, 'data.mdb'), 'r+');
  const { size } = await file.stat();
  for (let page = 2; page < size / 4096; page += 3) await file.write(Buffer.alloc(100), 0, 100, page * 4096 + 20);
  await file.close();
  expect((await verifyDataFolder(dataDir)).damages).toEqual(['LMDB cannot read its pages']);
});

it('every damage of many with long keys is reported @long', async () => {
  const tables = openTables(dataDir);
  const keys = Array.from({ length: 800 }, (_each, i) => Buffer.concat([uint32(1), uint32(i), Buffer.alloc(1_000)]));
  runTransaction(tables, () => {
    for (const key of keys) tables.indexes.put(key, Buffer.from('no checksum'));
  });
  closeTables(tables);
  expect((await verifyDataFolder(dataDir)).damages).toHaveLength(keys.length);
});
