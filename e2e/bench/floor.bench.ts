import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open } from 'lmdb';
import { extent } from '../../scripts/testing/bench-extent';
import { say } from './support/figures';
import { ATTEMPT_BYTES, measureFloor, ownCpuMs } from './support/floor';

const COMMITS = extent(500, 5);
/** As the engine commits: the transaction is on the disk when the call returns. */
const ABORTABLE = 1;
const SYNCHRONOUS_COMMIT = 2;

function measureCommits(path: string): void {
  const table = open<Buffer, number>({ path, overlappingSync: false, encoding: 'binary' });
  const bytes = Buffer.alloc(ATTEMPT_BYTES);
  const cpu = ownCpuMs();
  const started = performance.now();
  for (let n = 0; n < COMMITS; n += 1) {
    table.transactionSync(() => void table.put(n, bytes), ABORTABLE | SYNCHRONOUS_COMMIT);
  }
  const ms = (performance.now() - started) / COMMITS;
  say(`  one LMDB commit: CPU ${((ownCpuMs() - cpu) / COMMITS).toFixed(2)} ms, ${ms.toFixed(2)} ms by the clock`);
  void table.close();
}

const folder = mkdtempSync(join(tmpdir(), 'wattle-floor-'));
say('The floor of a request, 50 connections');
try {
  const { bare, roundTrips, floor } = await measureFloor(join(folder, 'mongo'));
  say(`  a bare Fastify handler: CPU ${bare.toFixed(2)} ms`);
  for (const [name, { own, engine }] of Object.entries(roundTrips)) {
    say(`  one round trip of the driver, ${name}: CPU ${own.toFixed(2)} ms, and ${engine.toFixed(2)} ms in the engine`);
  }
  say(`  the floor, a bare handler with one find and one insert: CPU ${floor.toFixed(2)} ms`);
  measureCommits(join(folder, 'lmdb'));
} finally {
  rmSync(folder, { recursive: true });
}
