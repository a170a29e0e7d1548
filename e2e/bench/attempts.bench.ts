import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Document, ObjectId } from 'mongodb';
import { buildPackage } from '../../scripts/lib/build';
import { extent } from '../../scripts/testing/bench-extent';
import { Backend } from '../support/backend';
import { TEST_MONGODB_URI } from '../support/environment';
import { type SignedIn, signInMany } from '../support/signed-in';
import { TestCalls } from '../support/test-calls';
import { measureAttempts } from './support/attempt-steps';
import { say } from './support/figures';
import { measureFloor } from './support/floor';

const BATCH = 500;

/** Adds children who have two marked attempts each: copies of what the API has written for the first of them. */
async function addPastAttempts(backend: Backend, count: number): Promise<SignedIn[]> {
  if (count === 0) return [];
  const children = await signInMany(backend.db, 'student', count);
  const attempts = backend.db.collection('attempts');
  const models = await marked(backend);
  const copies = children.flatMap(({ id }) => models.map((model) => copyFor(model, id)));
  for (let from = 0; from < copies.length; from += BATCH) await attempts.insertMany(copies.slice(from, from + BATCH));
  return children;
}

/** Two attempts that a child has submitted. */
async function marked({ db, url }: Backend): Promise<Document[]> {
  const [child] = await signInMany(db, 'student', 1);
  if (!child) return [];
  const calls = new TestCalls(url, child);
  for (const subject of ['Maths', 'Reading'] as const) {
    const test = { testType: 'weekly-test', subject } as const;
    const { attemptId, questions } = await calls.open(test);
    const responses = questions.map(({ id }) => ({ questionId: id, selectedAnswer: 'B' }));
    await calls.submit(test, attemptId, responses);
  }
  return db
    .collection('attempts')
    .find({ owner: `child:${child.id}` })
    .toArray();
}

function copyFor(model: Document, childId: string): Document {
  return { ...model, _id: new ObjectId(), owner: `child:${childId}` };
}

/** How many children have two marked attempts each: what is measured should not grow with it. */
const POPULATIONS = extent([1, 10, 100, 1_000, 5_000, 20_000], [1, 5]);
/** Who warms up the processes. */
const WARMING = extent(20, 2);

async function measureOn(name: string, mongodbUri?: string): Promise<void> {
  say(`Attempts on ${name}, 50 connections; CPU of the API, and of the engine after the plus sign`);
  const backend = await Backend.start(mongodbUri);
  try {
    await measureAttempts(backend, await addPastAttempts(backend, WARMING), floor);
    await backend.db.collection('attempts').deleteMany({});
    const children: SignedIn[] = [];
    for (const population of POPULATIONS) {
      children.push(...(await addPastAttempts(backend, population - children.length)));
      say(`  children with two attempts: ${population.toLocaleString('en')}`);
      for (const line of await measureAttempts(backend, children, floor)) say(`    ${line}`);
    }
  } finally {
    await backend.close();
  }
}

await buildPackage('api');
const folder = mkdtempSync(join(tmpdir(), 'wattle-floor-'));
const { floor } = await measureFloor(join(folder, 'mongo'));
rmSync(folder, { recursive: true });
say(`The floor of a request: CPU ${floor.toFixed(2)} ms`);
await measureOn('the embedded engine');
if (TEST_MONGODB_URI) await measureOn('the server of TEST_MONGODB_URI', TEST_MONGODB_URI);
else say('Attempts on a MongoDB server: not measured, TEST_MONGODB_URI names none');
