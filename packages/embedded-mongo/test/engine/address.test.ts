import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../../src/index';
import { newFolder } from '../harness';

const permissions = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

async function ping(uri: string) {
  const client = await MongoClient.connect(uri);
  const reply = await client.db().command({ ping: 1 });
  await client.close();
  return reply.ok;
}

describe('the engine listens', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await newFolder();
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it('on a socket that only its owner can open, in the data folder, which it creates for its owner alone', async () => {
    const created = join(dataDir, 'deep', 'folder');
    const engine = await startEmbeddedMongo({ dataDir: created });
    const socket = join(created, 'mongo.sock');
    expect(await permissions(created)).toBe('700');
    expect(engine.uri).toBe(`mongodb://${encodeURIComponent(socket)}`);
    expect(await permissions(socket)).toBe('600');
    expect(await permissions(join(created, 'data.mdb'))).toBe('600');
    expect(await ping(engine.uri)).toBe(1);
    await engine.close();
    await expect(stat(socket)).rejects.toMatchObject({ code: 'ENOENT' });
  }, 30_000);

  it('on a port of this machine when the path is too long for a socket', async () => {
    const long = join(dataDir, 'x'.repeat(60), 'y'.repeat(60));
    await mkdir(long, { recursive: true });
    const engine = await startEmbeddedMongo({ dataDir: long });
    expect(engine.uri).toMatch(/^mongodb:\/\/127\.0\.0\.1:\d+$/);
    expect(await ping(engine.uri)).toBe(1);
    await expect(startEmbeddedMongo({ dataDir: long })).rejects.toMatchObject({ name: 'FolderInUseError' });
    await engine.close();
  }, 30_000);

  it('on a port when one is asked for, and not on a port that is taken', async () => {
    const engine = await startEmbeddedMongo({ dataDir, port: 0 });
    const port = Number(new URL(engine.uri).port);
    expect(await ping(engine.uri)).toBe(1);
    const other = await newFolder();
    await expect(startEmbeddedMongo({ dataDir: other, port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await rm(other, { recursive: true });
    await engine.close();
  }, 30_000);
});
