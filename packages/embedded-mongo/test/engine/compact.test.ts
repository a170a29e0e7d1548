import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { type EmbeddedMongo, startEmbeddedMongo } from '../../src/index';
import { newFolder } from '../harness';

const SECRET = 'Lakshmi Iyer of Station Street';

interface Family {
  _id: number;
  parent: string;
}

async function isInFolder(dataDir: string, text: string): Promise<boolean> {
  const files = await readdir(dataDir, { withFileTypes: true, recursive: true });
  const contents = await Promise.all(
    files.filter((file) => file.isFile()).map(({ parentPath, name }) => readFile(join(parentPath, name))),
  );
  return contents.some((bytes) => bytes.includes(text));
}

describe('compact', () => {
  let dataDir: string;
  let engine: EmbeddedMongo;
  let client: MongoClient;

  const start = async () => {
    engine = await startEmbeddedMongo({ dataDir });
    client = await MongoClient.connect(engine.uri);
  };
  const stop = async () => {
    await client.close();
    await engine.close();
  };
  const interrupted = () => join(dataDir, 'compacting');
  const families = () => client.db('test').collection<Family>('families');
  const compact = () => client.db('test').command({ compact: 'families' });

  beforeEach(async () => {
    dataDir = await newFolder();
    await start();
    await families().createIndex({ parent: 1 });
    const parentOf = (_id: number) => (_id % 7 === 0 ? `${SECRET} ${_id}` : `other ${_id}`);
    await families().insertMany(Array.from({ length: 500 }, (_each, _id) => ({ _id, parent: parentOf(_id) })));
  }, 30_000);

  afterEach(async () => {
    await stop();
    await rm(dataDir, { recursive: true });
  });

  it('removes the bytes of deleted documents and dropped collections at once, and keeps the others; a start removes a half-written copy', async () => {
    await client.db('test').collection('dropped').insertOne({ parent: SECRET });
    await client.db('test').collection('dropped').drop();
    await families().deleteMany({ parent: { $regex: SECRET } });
    expect(await isInFolder(dataDir, SECRET)).toBe(true);
    await compact();
    expect(await isInFolder(dataDir, SECRET)).toBe(false);
    for (let round = 0; round < 2; round++) {
      if (round > 0) {
        await stop();
        await mkdir(interrupted());
        await writeFile(join(interrupted(), 'data.mdb'), SECRET);
        await start();
        expect(await readdir(dataDir)).not.toContain('compacting');
      }
      expect(await families().countDocuments()).toBe(428);
      expect(await families().findOne({ parent: 'other 499' })).toEqual({ _id: 499, parent: 'other 499' });
      await families().insertOne({ _id: 1000 + round, parent: 'new' });
      await families().deleteOne({ parent: 'new' });
    }
  }, 30_000);

  it('does not disturb a query that is under way, and refuses a collection that does not exist', async () => {
    const cursor = families().find().batchSize(50);
    await cursor.next();
    await compact();
    expect(await cursor.toArray()).toHaveLength(499);
    const refused = client.db('test').command({ compact: 'nothing' });
    await expect(refused).rejects.toMatchObject({ code: 26, codeName: 'NamespaceNotFound' });
  });

  it('when it was interrupted leaves what the next start removes: a whole copy @long', async () => {
    await stop();
    await mkdir(interrupted());
    await cp(join(dataDir, 'data.mdb'), join(interrupted(), 'data.mdb'));
    await start();
    expect(await readdir(dataDir)).not.toContain('compacting');
    expect(await families().countDocuments()).toBe(500);
  }, 30_000);
});
