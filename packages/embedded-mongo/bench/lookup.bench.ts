import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Collection, MongoClient } from 'mongodb';
import { extent } from '../../../scripts/testing/bench-extent';
import { startEmbeddedMongo } from '../src/index';

/**
 * Shows that a look-up takes as long in a large collection as in a small one, and how fast documents go in.
 * Run it with `pnpm bench lookup`.
 */
const SIZES = extent([1_000, 10_000, 100_000], [1_000, 2_000]);
const LOOK_UPS = extent(2_000, 20);
const BATCH = 1_000;
const INSERTS = extent(500, 20);

interface Question {
  _id: number;
  code: string;
  subject: string;
  question: string;
}

const question = (_id: number): Question => ({
  _id,
  code: `code ${_id}`,
  subject: ['Maths', 'Reading', 'Writing', 'Thinking Skills'][_id % 4] as string,
  question: `What is ${_id} and ${_id}? `.repeat(10),
});

const print = (line: string) => process.stdout.write(`${line}\n`);

async function microsecondsEach(count: number, work: (n: number) => Promise<unknown>): Promise<number> {
  const started = performance.now();
  for (let n = 0; n < count; n++) await work(n);
  return ((performance.now() - started) * 1000) / count;
}

async function fill(questions: Collection<Question>, from: number, to: number): Promise<number> {
  const started = performance.now();
  for (let start = from; start < to; start += BATCH)
    await questions.insertMany(Array.from({ length: BATCH }, (_each, n) => question(start + n)));
  return ((to - from) * 1000) / (performance.now() - started);
}

async function measure(questions: Collection<Question>) {
  const singles = await microsecondsEach(INSERTS, (n) => questions.insertOne(question(-1 - n)));
  await questions.deleteMany({ _id: { $lt: 0 } });
  print(`single inserts: ${Math.round(1e6 / singles)} a second`);
  print('documents   inserts/s   by _id    by code');
  const times: { id: number; code: number }[] = [];
  for (const [i, size] of SIZES.entries()) {
    const rate = await fill(questions, SIZES[i - 1] ?? 0, size);
    const any = () => Math.floor(Math.random() * size);
    await microsecondsEach(LOOK_UPS, () => questions.findOne({ _id: any() }));
    const id = await microsecondsEach(LOOK_UPS, () => questions.findOne({ _id: any() }));
    const code = await microsecondsEach(LOOK_UPS, () => questions.findOne({ code: `code ${any()}` }));
    times.push({ id, code });
    print(
      `${String(size).padStart(9)}   ${String(Math.round(rate)).padStart(9)}   ${id.toFixed(0)} µs    ${code.toFixed(0)} µs`,
    );
  }
  const [first, last] = [times[0], times.at(-1)];
  if (first && last)
    print(
      `ratio of largest to smallest: by _id ${(last.id / first.id).toFixed(2)}, by code ${(last.code / first.code).toFixed(2)}`,
    );
}

async function run(dataDir: string) {
  const engine = await startEmbeddedMongo({ dataDir });
  const client = await MongoClient.connect(engine.uri);
  try {
    const questions = client.db('bench').collection<Question>('questions');
    await questions.createIndexes([{ key: { code: 1 }, unique: true }, { key: { subject: 1 } }]);
    await measure(questions);
  } finally {
    await client.close();
    await engine.close();
  }
}

const dataDir = await mkdtemp(join(tmpdir(), 'wattle-bench-'));
try {
  await run(dataDir);
} finally {
  await rm(dataDir, { recursive: true });
}
