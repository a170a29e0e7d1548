import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackage } from '../../scripts/lib/build';
import { extent } from '../../scripts/testing/bench-extent';
import { Backend } from '../support/backend';
import { TEST_MONGODB_URI } from '../support/environment';
import type { SignedIn } from '../support/signed-in';
import { measureAttempts } from './support/attempt-steps';
import { say } from './support/figures';
import { measureFloor } from './support/floor';
import { addPastAttempts } from './support/past-attempts';

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
