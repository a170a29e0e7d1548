import { cp, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { open } from 'lmdb';
import { MongoClient } from 'mongodb';
import { endDataFileCheck } from '../../../../scripts/testing/data-file-check';
import { DamagedFileError, FolderInUseError, startEmbeddedMongo } from '../../src/index';
import { refuseFolderInUse } from '../../src/offline';
import { Catalog } from '../../src/storage/catalog';
import { Store } from '../../src/storage/store';
import { closeTables, openTables, runTransaction } from '../../src/storage/tables';
import { newFolder } from '../harness';
import { refusalOf, runEngine } from './run-engine';

const PAGE_BYTES = 4096;

let healthy: string;
let dataDir: string;
const dataFile = () => join(dataDir, 'data.mdb');

async function withEngine(folder: string, use: (client: MongoClient) => Promise<unknown>) {
  const engine = await startEmbeddedMongo({ dataDir: folder });
  const client = await MongoClient.connect(engine.uri);
  try {
    await use(client);
  } finally {
    await client.close();
    await engine.close();
  }
}

const things = (client: MongoClient) => client.db('damage').collection<{ _id: number; n: number }>('things');

beforeAll(async () => {
  healthy = await newFolder();
  await withEngine(healthy, async (client) => {
    await things(client).createIndex({ n: 1 });
    await things(client).insertMany(Array.from({ length: 2000 }, (_each, _id) => ({ _id, n: _id })));
  });
}, 30_000);

beforeEach(async () => {
  dataDir = await newFolder();
  await cp(healthy, dataDir, { recursive: true });
});

afterEach(() => rm(dataDir, { recursive: true }));
afterAll(() => rm(healthy, { recursive: true }));

async function overwriteAll() {
  const { length } = await readFile(dataFile());
  await writeFile(dataFile(), Buffer.alloc(length, 'not a database '));
}

/** Changes the bytes at each place that has these ones. */
async function changeEach(found: string | Buffer, change: (bytes: Buffer, at: number) => void) {
  const bytes = await readFile(dataFile());
  for (let at = bytes.indexOf(found); at >= 0; at = bytes.indexOf(found, at + 1)) change(bytes, at);
  await writeFile(dataFile(), bytes);
}

/** Each record has this field. */
const damageRecords = () => changeEach('\x10n\0', (bytes, at) => bytes.write('m', at + 1));
const renameTable = () => changeEach('documents', (bytes, at) => bytes.write('D', at));

/** The size of a key stands before it. */
async function lengthenKey() {
  const store = new Store(dataDir);
  const [key] = store.documents.getKeys({ start: Buffer.from([0, 0, 0, 1]), limit: 1 });
  store.close();
  await changeEach(key as Buffer, (bytes, at) => bytes.writeUInt16LE(60_000, at - 2));
}

/** LMDB, which reads a file of another version, ends the process by a signal. */
async function damageHeader() {
  const bytes = await readFile(dataFile());
  for (const page of [0, PAGE_BYTES]) bytes.writeUInt8(99, page + 28);
  await writeFile(dataFile(), bytes);
}

const sentenceOf = (why: string) =>
  `The data file ${dataFile()} is damaged (${why}): put a backup in its place with pnpm data restore, and start again.`;

describe('a damaged data file is refused with one sentence, and is not changed', () => {
  it.each<[string, () => Promise<unknown>, string]>([
    ['of other bytes @long', overwriteAll, 'LMDB cannot read its pages'],
    ['that is truncated', () => truncate(dataFile(), PAGE_BYTES * 20), 'LMDB cannot read its pages'],
    ['that is truncated within its header @long', () => truncate(dataFile(), 100), 'LMDB cannot read its pages'],
    ['that has lost a table @long', renameTable, 'a table is missing'],
    ['with a key of another size @long', lengthenKey, 'LMDB cannot read its pages'],
    ['of another version of LMDB @long', damageHeader, 'LMDB cannot read its pages'],
    ['that was emptied', () => truncate(dataFile(), 0), 'it is empty'],
  ])(
    '%s',
    async (_title, damage, why) => {
      await damage();
      const damaged = await readFile(dataFile());
      const refused = await startEmbeddedMongo({ dataDir }).catch((error) => error);
      expect(refused).toBeInstanceOf(DamagedFileError);
      expect(refused.message).toBe(sentenceOf(why));
      expect(damaged.equals(await readFile(dataFile()))).toBe(true);
    },
    30_000,
  );

  it('by the command as well', async () => {
    await damageHeader();
    expect(await refusalOf('--data', dataDir)).toEqual({
      code: 1,
      signal: null,
      error: `${sentenceOf('LMDB cannot read its pages')}\n`,
    });
  }, 30_000);
});

it.each<[string, NodeJS.Signals]>([
  ['SIGABRT', 'SIGABRT'],
  ['SIGTERM @long', 'SIGTERM'],
])(
  'that the check of a data file was ended does not call the file damaged: %s',
  async (_title, signal) => {
    const refused = expect(startEmbeddedMongo({ dataDir })).rejects.toThrow(
      `The data file could not be read: ${signal}`,
    );
    await endDataFileCheck(process.pid, signal);
    await refused;
    await withEngine(dataDir, async (client) => expect(await things(client).countDocuments()).toBe(2000));
  },
  30_000,
);

describe('a folder in use is refused as such, and its file is not read', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['where records are damaged @long', damageRecords],
    ['where a table is missing @long', renameTable],
    ['where the header is damaged @long', damageHeader],
  ])(
    '%s',
    async (_title, damage) => {
      const engine = await runEngine(dataDir);
      await damage();
      await expect(refuseFolderInUse(dataDir)).rejects.toBeInstanceOf(FolderInUseError);
      await engine.stop('SIGKILL');
      await refuseFolderInUse(dataDir);
    },
    30_000,
  );

  it('by a start, for which damaged records are no reason @long', async () => {
    const engine = await runEngine(dataDir);
    await damageRecords();
    await expect(startEmbeddedMongo({ dataDir })).rejects.toBeInstanceOf(FolderInUseError);
    await engine.stop('SIGKILL');
    await expect(startEmbeddedMongo({ dataDir })).rejects.toBeInstanceOf(DamagedFileError);
  }, 30_000);
});

describe('a data file is accepted', () => {
  it('that is shorter than its header says, because its last pages were freed before they were written', async () => {
    const store = new Store(dataDir);
    store.write(() => {
      store.documents.put(Buffer.from('large'), Buffer.alloc(PAGE_BYTES * 100));
      store.documents.remove(Buffer.from('large'));
    });
    store.close();
    await withEngine(dataDir, async (client) => expect(await things(client).countDocuments({ n: 5 })).toBe(1));
  }, 30_000);

  it('after an interrupted first start, which leaves it without some tables', async () => {
    await rm(dataDir, { recursive: true });
    dataDir = await newFolder();
    const root = open({ path: dataDir, noSubdir: false });
    root.openDB('catalog', { encoding: 'binary', keyEncoding: 'binary' });
    await root.close();
    await expect(startEmbeddedMongo({ dataDir })).rejects.toThrow('a table is missing');
    await writeFile(join(dataDir, 'creating'), '');
    await withEngine(dataDir, async (client) => expect(await things(client).countDocuments({})).toBe(0));
  }, 30_000);

  it('after an interrupted first start, which leaves it empty @long', async () => {
    await rm(dataDir, { recursive: true });
    dataDir = await newFolder();
    await writeFile(dataFile(), '');
    await writeFile(join(dataDir, 'creating'), '');
    await withEngine(dataDir, async (client) => expect(await things(client).countDocuments({})).toBe(0));
  }, 30_000);
});

it('a record that is damaged while the engine runs is not returned', () => {
  const store = new Store(dataDir);
  const tables = openTables(dataDir);
  const [entry] = tables.documents.getRange({ limit: 1 });
  if (!entry) throw new Error('There is no record.');
  const { key, value } = entry;
  value.writeUInt8(value.readUInt8(20) ^ 1, 20);
  runTransaction(tables, () => tables.documents.put(key, value));
  expect(() => store.documents.get(key)).toThrow('the data file is damaged');
  expect(() => [...store.documents.getRange({ start: key })]).toThrow('the data file is damaged');
  closeTables(tables);
  store.close();
});

it('a query by an index fails where the index leads to no record, and others succeed', async () => {
  const store = new Store(dataDir);
  const [collection] = new Catalog(store).all();
  store.write(() => store.documents.remove(collection?.key(6) as Buffer));
  store.close();
  await withEngine(dataDir, async (client) => {
    await expect(things(client).find({ n: 5 }).toArray()).rejects.toMatchObject({
      code: 301,
      codeName: 'DataCorruptionDetected',
      message: 'Erroneous index key found with reference to non-existent record id in index n_1 of damage.things',
    });
    expect(await things(client).find({ n: 6 }).toArray()).toEqual([{ _id: 6, n: 6 }]);
  });
}, 30_000);
