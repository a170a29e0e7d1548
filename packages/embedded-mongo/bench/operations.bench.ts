import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Collection, MongoClient } from 'mongodb';
import { extent } from '../../../scripts/testing/bench-extent';
import { startEmbeddedMongo } from '../src/index';

/**
 * Measures the operations that the API sends most. Run it with `pnpm bench operations`; `--uri` names another
 * server that is measured in its place.
 */
const DOCUMENTS = extent(5_000, 500);
const ROUNDS = extent(1_000, 20);

interface Attempt {
  _id: number;
  key: string;
  pupil: number;
  score: number;
  startedAt: Date;
  text: string;
}

const attempt = (_id: number): Attempt => ({
  _id,
  key: `key ${_id}`,
  pupil: _id % 100,
  score: _id % 17,
  startedAt: new Date(_id * 1000),
  text: 'What is the answer? '.repeat(20),
});

type Work = (attempts: Collection<Attempt>, n: number) => Promise<unknown>;

const countUp = [
  {
    $set: {
      score: {
        $cond: [
          { $gte: [{ $ifNull: ['$score', 0] }, 1000] },
          { $literal: 0 },
          { $add: [{ $ifNull: ['$score', 0] }, 1] },
        ],
      },
    },
  },
];

const upsert = (_id: number) => ({
  updateOne: { filter: { key: `key ${_id}` }, update: { $setOnInsert: { text: 'new' } }, upsert: true },
});

const OPERATIONS: Record<string, Work> = {
  insertOne: (attempts, n) => attempts.insertOne(attempt(DOCUMENTS + n)),
  'findOne by _id': (attempts, n) => attempts.findOne({ _id: n }),
  'findOne by a unique key': (attempts, n) => attempts.findOne({ key: `key ${n}` }),
  'find, sorted and limited by an index': (attempts, n) =>
    attempts
      .find({ pupil: n % 100 })
      .sort({ startedAt: -1 })
      .limit(10)
      .toArray(),
  updateOne: (attempts, n) => attempts.updateOne({ _id: n }, { $set: { score: n } }),
  'findOneAndUpdate by a pipeline': (attempts, n) => attempts.findOneAndUpdate({ key: `key ${n}` }, countUp),
  'bulkWrite of 10 upserts': (attempts, n) =>
    attempts.bulkWrite(Array.from({ length: 10 }, (_each, i) => upsert(n * 10 + i)) as never),
  'insertMany of 100': (attempts, n) =>
    attempts.insertMany(Array.from({ length: 100 }, (_each, i) => attempt(1_000_000 + n * 100 + i))),
  'deleteMany of 100': (attempts, n) =>
    attempts.deleteMany({ _id: { $gte: 1_000_000 + n * 100, $lt: 1_000_100 + n * 100 } }),
  'count by an index': (attempts, n) => attempts.countDocuments({ pupil: n % 100 }),
  'distinct by an index': (attempts, n) => attempts.distinct('score', { pupil: n % 100 }),
};

async function measure(attempts: Collection<Attempt>) {
  for (const [name, work] of Object.entries(OPERATIONS)) {
    const rounds = name.includes('100') ? ROUNDS / 10 : ROUNDS;
    const started = performance.now();
    for (let n = 0; n < rounds; n++) await work(attempts, n);
    const microseconds = ((performance.now() - started) * 1000) / rounds;
    process.stdout.write(`${name.padEnd(40)} ${microseconds.toFixed(0).padStart(7)} µs\n`);
  }
}

async function run(uri: string) {
  const client = await MongoClient.connect(uri);
  try {
    const attempts = client.db('bench').collection<Attempt>('attempts');
    await attempts.drop();
    await attempts.createIndexes([{ key: { key: 1 }, unique: true }, { key: { pupil: 1, startedAt: -1 } }]);
    await attempts.insertMany(Array.from({ length: DOCUMENTS }, (_each, n) => attempt(n)));
    await measure(attempts);
  } finally {
    await client.close();
  }
}

async function runOnEngine() {
  const dataDir = await mkdtemp(join(tmpdir(), 'wattle-bench-'));
  const engine = await startEmbeddedMongo({ dataDir });
  try {
    await run(engine.uri);
  } finally {
    await engine.close();
    await rm(dataDir, { recursive: true });
  }
}

const { uri } = parseArgs({ options: { uri: { type: 'string' } }, strict: false }).values;
await (typeof uri === 'string' ? run(uri) : runOnEngine());
