import { rm } from 'node:fs/promises';
import { type Collection, MongoClient } from 'mongodb';
import { type EmbeddedMongo, startEmbeddedMongo } from '../../src/index';
import { closeTables, openTables } from '../../src/storage/tables';
import { newFolder } from '../harness';

const WRITES = 30;

let folder: string;
let engine: EmbeddedMongo;
let client: MongoClient;
let things: Collection<{ _id: number; n?: number }>;

beforeAll(async () => {
  folder = await newFolder();
  engine = await startEmbeddedMongo({ dataDir: folder });
  client = await MongoClient.connect(engine.uri, { maxPoolSize: WRITES });
  things = client.db('test').collection('things');
  // Opens the connections.
  await Promise.all(numbers(0).map((_id) => things.insertOne({ _id })));
});

afterAll(async () => {
  await client.close();
  await engine.close();
  await rm(folder, { recursive: true });
});

const numbers = (from: number) => Array.from({ length: WRITES }, (_each, n) => from + n);

/** The number of the latest commit. */
function lastCommit(): number {
  const tables = openTables(folder);
  const { lastTxnId } = tables.root.getStats() as { lastTxnId: number };
  closeTables(tables);
  return lastTxnId;
}

it('writes that come at the same moment share commits', async () => {
  const before = lastCommit();
  await Promise.all(numbers(1_000).map((_id) => things.insertOne({ _id })));
  expect(lastCommit() - before).toBeLessThan(WRITES * 0.75);
  expect(await things.countDocuments({ _id: { $gte: 1_000 } })).toBe(WRITES);
});

it('a write that fails undoes none of those beside it', async () => {
  const changes = numbers(2_000).flatMap((_id) => [
    things.insertOne({ _id }),
    things.findOneAndUpdate({ _id: 0 }, { $inc: { n: 1 } }),
    things.findOneAndUpdate({ _id: 1 }, { $set: { _id: 2 } }),
    things.insertOne({ _id: 3 }),
  ]);
  const settled = await Promise.allSettled(changes);
  const codes = settled.map((each) => (each.status === 'rejected' ? each.reason.code : 0));
  expect(codes).toEqual(numbers(0).flatMap(() => [0, 0, 66, 11_000]));
  expect(await things.countDocuments({ _id: { $gte: 2_000 } })).toBe(WRITES);
  expect(await things.findOne({ _id: 0 })).toEqual({ _id: 0, n: WRITES });
  expect(await things.estimatedDocumentCount()).toBe(await things.countDocuments());
});
