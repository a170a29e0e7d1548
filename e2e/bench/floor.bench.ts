import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { open } from 'lmdb';
import { type Collection, type Document, MongoClient, ObjectId } from 'mongodb';
import { extent } from '../../scripts/testing/bench-extent';
import { EngineProcess } from '../support/engine-process';
import { ended, runNode } from '../support/processes';
import { say } from './support/figures';
import { flood } from './support/flood';
import { cpuMs } from './support/process-usage';

/** As large as an opened test and as a stored attempt. */
const RESPONSE_BYTES = 12_000;
const ATTEMPT_BYTES = 1_500;
const BARE_FASTIFY = fileURLToPath(new URL('./support/bare-fastify.ts', import.meta.url));
const OPERATIONS = extent(2_000, 50);
const CONNECTIONS = 50;
const COMMITS = extent(500, 5);
/** As the engine commits: the transaction is on the disk when the call returns. */
const ABORTABLE = 1;
const SYNCHRONOUS_COMMIT = 2;

const ownCpuMs = () => cpuMs(process.pid);

/** CPU of a server that sends a body and nothing else. */
async function measureFastify(): Promise<void> {
  const child = runNode(['--import', 'tsx', BARE_FASTIFY], {});
  const port = new Promise((resolve) => child.once('message', resolve));
  child.send('x'.repeat(RESPONSE_BYTES));
  const url = `http://127.0.0.1:${await port}/`;
  await flood(url, {}, 200, OPERATIONS);
  const before = cpuMs(child.pid ?? 0);
  await flood(url, {}, 200, OPERATIONS);
  const cpu = (cpuMs(child.pid ?? 0) - before) / OPERATIONS;
  await ended(child, 'SIGTERM');
  say(`  a bare Fastify handler: CPU ${cpu.toFixed(2)} ms`);
}

async function measureRoundTrips(folder: string): Promise<void> {
  const engine = await EngineProcess.start(folder);
  const client = await MongoClient.connect(engine.uri, { maxPoolSize: CONNECTIONS });
  const attempts = client.db('bench').collection('attempts');
  const filler = 'x'.repeat(ATTEMPT_BYTES);
  const kinds: Record<string, (all: Collection<Document>) => Promise<unknown>> = {
    ping: () => client.db('bench').command({ ping: 1 }),
    'find by id': (all) => all.findOne({ _id: known }),
    insert: (all) => all.insertOne({ _id: new ObjectId(), filler }),
  };
  const known = new ObjectId();
  await attempts.insertOne({ _id: known, filler });
  for (const [name, send] of Object.entries(kinds)) {
    await concurrently(() => send(attempts));
    const before = { own: ownCpuMs(), engine: cpuMs(engine.pid ?? 0) };
    await concurrently(() => send(attempts));
    const [own, ofEngine] = [ownCpuMs() - before.own, cpuMs(engine.pid ?? 0) - before.engine];
    const each = (ms: number) => (ms / OPERATIONS).toFixed(2);
    say(`  one round trip of the driver, ${name}: CPU ${each(own)} ms, and ${each(ofEngine)} ms in the engine`);
  }
  await client.close();
  await engine.stop();
}

async function concurrently(send: () => Promise<unknown>): Promise<void> {
  const waiting = Array.from({ length: OPERATIONS }).values();
  const connection = async () => {
    for (const _each of waiting) await send();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
}

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
  await measureFastify();
  await measureRoundTrips(join(folder, 'mongo'));
  measureCommits(join(folder, 'lmdb'));
} finally {
  rmSync(folder, { recursive: true });
}
