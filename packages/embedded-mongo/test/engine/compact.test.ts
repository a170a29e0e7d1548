import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../../src/index';
import { newFolder } from '../harness';

const SECRET = 'Lakshmi Iyer of Station Street';

async function isInFolder(dataDir: string, text: string): Promise<boolean> {
  const files = await readdir(dataDir, { withFileTypes: true });
  const contents = await Promise.all(
    files.filter((file) => file.isFile()).map(({ name }) => readFile(join(dataDir, name))),
  );
  return contents.some((bytes) => bytes.includes(text));
}

async function withCollection(dataDir: string, use: (client: MongoClient) => Promise<unknown>) {
  const engine = await startEmbeddedMongo({ dataDir });
  const client = await MongoClient.connect(engine.uri);
  await use(client);
  await client.close();
  await engine.close();
}

const families = (client: MongoClient) => client.db('test').collection<{ _id: number; parent: string }>('families');

test('after compact and a stop nothing of what was deleted is left on the disk, and everything else is there', async () => {
  const dataDir = await newFolder();
  await withCollection(dataDir, async (client) => {
    await families(client).createIndex({ parent: 1 });
    await families(client).insertMany(
      Array.from({ length: 500 }, (_each, _id) => ({
        _id,
        parent: _id % 7 === 0 ? `${SECRET} ${_id}` : `other ${_id}`,
      })),
    );
    await families(client).deleteMany({ parent: { $regex: SECRET } });
  });
  // What makes the command necessary.
  expect(await isInFolder(dataDir, SECRET)).toBe(true);

  await withCollection(dataDir, (client) => client.db('test').command({ compact: 'families' }));
  expect(await isInFolder(dataDir, SECRET)).toBe(false);

  await withCollection(dataDir, async (client) => {
    expect(await families(client).countDocuments()).toBe(428);
    expect(await families(client).findOne({ parent: 'other 499' })).toEqual({ _id: 499, parent: 'other 499' });
  });
  await rm(dataDir, { recursive: true });
});
