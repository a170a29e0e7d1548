import { spawnSync } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { MongoClient } from 'mongodb';
import { doc } from '../../src/bson/values';
import { startEmbeddedMongo } from '../../src/index';
import { Catalog } from '../../src/storage/catalog';
import type { Collection } from '../../src/storage/collection';
import { newestOf, readMetas } from '../../src/storage/file-check/lmdb-meta';
import { Store } from '../../src/storage/store';
import { newFolder } from '../harness';
import { refusalOf } from './run-engine';

const CHILD = fileURLToPath(new URL('./damaged-bytes.child.ts', import.meta.url));
const PAGE_BYTES = 4096;
/** Every number of the two headers lies in these bytes of their pages. */
const HEADER_BYTES = { min: 16, max: 167 };
/** Where a header has the number of its transaction. */
const TRANSACTION_AT = 152;
const BITS = [0, 1, 2, 3, 4, 5, 6, 7];
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
  const bit = fc.integer({ min: 0, max: 7 });
  const anywhere = fc.record({ flip: fc.integer({ min: 0, max: size - 1 }), bit });
  const header = fc.record({ flip: fc.integer(HEADER_BYTES), bit });
  const metas = readMetas(bytes);
  if (!metas) throw new Error('The file has no header.');
  const { free, main } = newestOf(metas);
  const inPage = (page = 0) =>
    fc.record({ flip: fc.integer({ min: 0, max: PAGE_BYTES - 1 }).map((at) => page * PAGE_BYTES + at), bit });
  const sample = <T>(arbitrary: fc.Arbitrary<T>, count: number) => fc.sample(arbitrary, { numRuns: count, seed: SEED });
  const places = [
    ...sample(anywhere, 70),
    ...[0, PAGE_BYTES].flatMap((page) => BITS.map((each) => ({ flip: page + TRANSACTION_AT, bit: each }))),
    ...sample(header, 15).flatMap((place) => [place, { ...place, flip: place.flip + PAGE_BYTES }]),
    ...sample(inPage(free.root), 50),
    ...sample(inPage(main.root), 20),
    ...Array.from({ length: 15 }, (_each, i) => ({ truncate: Math.floor((size * i) / 15) })),
  ];
  const outcomes = outcomesAt(dataDir, places);
  await rm(dataDir, { recursive: true });
  const counts = Object.fromEntries([...outcomes].map(([outcome, at]) => [outcome, at.length]));
  expect(Object.keys(counts).sort()).toEqual(['refused', 'whole']);
  expect((counts.refused ?? 0) + (counts.whole ?? 0)).toBe(places.length);
}, 120_000);

it.each([
  ['whose header is zeroed', (bytes: Buffer) => bytes.fill(0, 0, PAGE_BYTES * 2), 'its header is not one of LMDB'],
  ['that is truncated within its header', (bytes: Buffer) => bytes.subarray(0, 100), 'its header is not one of LMDB'],
  ['that was emptied', (bytes: Buffer) => bytes.subarray(0, 0), 'it is empty'],
])(
  'a data file %s is refused with one sentence, and is not changed',
  async (_title, damage, why) => {
    const dataDir = await makeFolder();
    const file = join(dataDir, 'data.mdb');
    const damaged = damage(await readFile(file));
    await writeFile(file, damaged);
    expect(await refusalOf('--data', dataDir)).toMatchObject({
      code: 1,
      error: `The data file ${file} is damaged (${why}): put a backup in its place with pnpm data restore, and start again.\n`,
    });
    expect(damaged.equals(await readFile(file))).toBe(true);
    await rm(dataDir, { recursive: true });
  },
  30_000,
);
