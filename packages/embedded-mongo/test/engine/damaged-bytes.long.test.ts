import { spawnSync } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { MongoClient } from 'mongodb';
import { doc } from '../../src/bson/values';
import { startEmbeddedMongo } from '../../src/index';
import { Catalog } from '../../src/storage/catalog';
import type { Collection } from '../../src/storage/collection';
import { Store } from '../../src/storage/store';
import { NAMES } from '../../src/storage/tables';
import { newFolder } from '../harness';

const CHILD = fileURLToPath(new URL('./damaged-bytes.child.ts', import.meta.url));
const PAGE_BYTES = 4096;
/** A page's own number and transaction, which no reading compares. */
const PAGE_NUMBER_BYTES = 16;
const SEED = 20;

/** Small and large documents, of which some are deleted again: pages of every kind. */
async function makeFolder(): Promise<string> {
  const dataDir = await newFolder();
  const engine = await startEmbeddedMongo({ dataDir });
  const client = await MongoClient.connect(engine.uri);
  const things = client.db('damage').collection<{ _id: number; n: number; text: string }>('things');
  await things.createIndex({ n: 1 });
  const textOf = (_id: number) => 'text '.repeat(_id % 20 === 0 ? 1800 : _id % 60);
  for (let first = 0; first < 400; first += 50) {
    await things.insertMany(
      Array.from({ length: 50 }, (_each, i) => first + i).map((_id) => ({
        _id,
        n: (_id * 7) % 100,
        text: textOf(_id),
      })),
    );
    await things.deleteMany({ _id: { $gte: first, $lt: first + 10 } });
  }
  await client.close();
  await engine.close();
  // The last transaction of an engine that was killed holds data.
  const store = new Store(dataDir);
  const [collection] = new Catalog(store).all() as [Collection];
  store.write(() => collection.insert(doc({ _id: 1_000, n: 1, text: 'last' })));
  store.close();
  return dataDir;
}

/** The page with the names of the tables, as the newer page of LMDB's header says. */
function rootOf(bytes: Buffer): number {
  const transactionOf = (header: number) => bytes.readBigUInt64LE(header + 152);
  const newest = transactionOf(PAGE_BYTES) > transactionOf(0) ? PAGE_BYTES : 0;
  return Number(bytes.readBigUInt64LE(newest + 136));
}

const namesOf = (bytes: Buffer, page: number) => NAMES.map((name) => bytes.indexOf(name, page * PAGE_BYTES));

/** What happened at each place, by its outcome. */
function outcomesAt(dataDir: string, places: readonly object[]): Map<string, string[]> {
  const child = spawnSync(process.execPath, ['--import', 'tsx', CHILD, dataDir, JSON.stringify(places)], {
    encoding: 'utf8',
  });
  const lines = child.stdout.trim().split('\n');
  const outcomes = new Map<string, string[]>();
  for (let i = 0; i < lines.length; i += 2) {
    const outcome = lines[i + 1] ?? `ended by ${child.signal ?? child.stderr}`;
    outcomes.set(outcome, [...(outcomes.get(outcome) ?? []), lines[i] as string]);
  }
  return outcomes;
}

it('a file with any bit changed, or cut off anywhere, is refused or has all data', async () => {
  const dataDir = await makeFolder();
  const bytes = await readFile(join(dataDir, 'data.mdb'));
  const size = bytes.length;
  const anywhere = fc.record({
    flip: fc.integer({ min: PAGE_BYTES * 2, max: size - 1 }),
    bit: fc.integer({ min: 0, max: 7 }),
  });
  const inRoot = fc.record({
    flip: fc.integer({ min: PAGE_NUMBER_BYTES, max: PAGE_BYTES - 1 }).map((at) => rootOf(bytes) * PAGE_BYTES + at),
    bit: fc.integer({ min: 0, max: 7 }),
  });
  const places = [
    ...fc.sample(inRoot, { numRuns: 20, seed: SEED }),
    ...namesOf(bytes, rootOf(bytes)).map((flip) => ({ flip, bit: 0 })),
    ...fc.sample(anywhere, { numRuns: 30, seed: SEED }),
    ...Array.from({ length: 10 }, (_each, i) => ({ truncate: Math.floor((size * i) / 10) })),
  ];
  const outcomes = outcomesAt(dataDir, places);
  await rm(dataDir, { recursive: true });
  const counts = Object.fromEntries([...outcomes].map(([outcome, at]) => [outcome, at.length]));
  expect(Object.keys(counts).sort()).toEqual(['refused', 'whole']);
  expect((counts.refused ?? 0) + (counts.whole ?? 0)).toBe(places.length);
}, 300_000);
