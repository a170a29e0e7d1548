import { rm } from 'node:fs/promises';
import { MongoClient } from 'mongodb';
import { newFolder } from '../harness';
import { connectTo, messageOf } from './raw-client';
import { runEngine } from './run-engine';

describe('a client that reads slowly', () => {
  let dataDir: string;
  beforeEach(async () => {
    dataDir = await newFolder();
  });
  afterEach(() => rm(dataDir, { recursive: true }));

  it('gets every reply, and its connection adds no listeners', async () => {
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
