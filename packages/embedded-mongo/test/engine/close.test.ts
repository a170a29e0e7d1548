import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { mock } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { MongoClient } from 'mongodb';
import { startEmbeddedMongo } from '../../src/index';
import { newFolder } from '../harness';
import { connectTo, messageOf } from './raw-client';

describe('the engine', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await newFolder();
  });
  afterEach(() => mock.restoreAll());
  afterEach(() => rm(dataDir, { recursive: true }));

  it('keeps all of a write under way, or nothing, and may be closed twice, also at once', async () => {
    const failures: Error[] = [];
    const engine = await startEmbeddedMongo({ dataDir, onFailure: (error) => failures.push(error) });
    const client = await MongoClient.connect(engine.uri);
    const things = client.db('closing').collection<{ _id: number }>('things');
    await things.insertOne({ _id: -1 });
    const insert = things.insertMany(Array.from({ length: 2000 }, (_each, _id) => ({ _id })));
    await client.db().command({ ping: 1 });
    const [outcome, ...closings] = await Promise.allSettled([insert, engine.close(), engine.close()]);
    await engine.close();
    expect(closings.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(failures).toEqual([]);
    await client.close();
    const again = await startEmbeddedMongo({ dataDir });
    const reader = await MongoClient.connect(again.uri);
    const count = await reader.db('closing').collection('things').countDocuments();
    expect(count).toBe(outcome.status === 'fulfilled' ? 2001 : 1);
    await reader.close();
    await again.close();
  }, 30_000);

  it('does not wait for a client that does not read @long', async () => {
    const engine = await startEmbeddedMongo({ dataDir });
    const client = await MongoClient.connect(engine.uri);
    const things = client.db('closing').collection('things');
    await things.insertMany(Array.from({ length: 4000 }, () => ({ text: 'x'.repeat(1000) })));
    const idle = await connectTo(engine.uri);
    idle.pause();
    idle.write(messageOf({ find: 'things', batchSize: 100_000, $db: 'closing' }));
    // The reply to the ping comes after the other one is made.
    await client.db().command({ ping: 1 });
    await client.close();
    await engine.close();
    idle.destroy();
  }, 30_000);

  it('stops a slow query', async () => {
    const engine = await startEmbeddedMongo({ dataDir });
    const client = await MongoClient.connect(engine.uri, { retryReads: false });
    const things = client.db('closing').collection('things');
    await things.insertMany(Array.from({ length: 1500 }, (_each, n) => ({ text: `text ${n}` })));
    const slow = Array.from({ length: 2000 }, (_each, n) => ({ text: { $regex: `(x+x+)+${n}` } }));
    const query = things.find({ $or: slow }).toArray();
    const refused = expect(query).rejects.toMatchObject({ code: 91, codeName: 'ShutdownInProgress' });
    await client.db().command({ ping: 1 });
    await engine.close();
    await refused;
    await client.close();
  }, 30_000);

  it('that fails reports it to its host', async () => {
    const once = mock.method(Worker.prototype, 'once');
    const failures: Error[] = [];
    const engine = await startEmbeddedMongo({ dataDir, onFailure: (error) => failures.push(error) });
    const [call] = once.mock.calls;
    await (call?.this as Worker | undefined)?.terminate();
    await engine.close();
    expect(failures.map(({ message }) => message)).toEqual(['The embedded MongoDB engine stopped with code 1.']);
  }, 30_000);

  it('that fails reports it to its host, which continues @long', async () => {
    const script = fileURLToPath(new URL('./failing-host.ts', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script, dataDir], {
      timeout: 20_000,
    });
    expect(stdout).toBe('failed: The embedded MongoDB engine stopped with code 1.\ncontinues\n');
  }, 30_000);
});
