import { fileURLToPath } from 'node:url';
import { type Collection, type Document, MongoClient, ObjectId } from 'mongodb';
import { cpuMs } from '../../../scripts/lib/process-table';
import { extent } from '../../../scripts/testing/bench-extent';
import { EngineProcess } from '../../support/engine-process';
import { runNode, stopProcess } from '../../support/processes';
import { flood } from './flood';

/** As large as an opened test and as a stored attempt. */
const RESPONSE_BYTES = 12_000;
export const ATTEMPT_BYTES = 1_500;
const BARE_FASTIFY = fileURLToPath(new URL('./bare-fastify.ts', import.meta.url));
const OPERATIONS = extent(2_000, 50);
const CONNECTIONS = 50;
export const ownCpuMs = () => cpuMs(process.pid);

/** CPU of a server that sends a body and nothing else. */
async function bareRequestMs(): Promise<number> {
  const child = runNode(['--import', 'tsx', BARE_FASTIFY], {});
  const port = new Promise((resolve) => child.once('message', resolve));
  child.send('x'.repeat(RESPONSE_BYTES));
  const url = `http://127.0.0.1:${await port}/`;
  await flood(url, {}, 200, OPERATIONS);
  const before = cpuMs(child.pid ?? 0);
  await flood(url, {}, 200, OPERATIONS);
  const cpu = (cpuMs(child.pid ?? 0) - before) / OPERATIONS;
  await stopProcess(child, 'SIGTERM');
  return cpu;
}

type RoundTrip = 'ping' | 'find by id' | 'insert';

/** Of the driver, and of the engine. */
async function roundTripsMs(folder: string): Promise<Record<RoundTrip, { own: number; engine: number }>> {
  const engine = await EngineProcess.start(folder);
  const client = await MongoClient.connect(engine.uri, { maxPoolSize: CONNECTIONS });
  const attempts = client.db('bench').collection('attempts');
  const filler = 'x'.repeat(ATTEMPT_BYTES);
  const kinds: Record<RoundTrip, (all: Collection<Document>) => Promise<unknown>> = {
    ping: () => client.db('bench').command({ ping: 1 }),
    'find by id': (all) => all.findOne({ _id: known }),
    insert: (all) => all.insertOne({ _id: new ObjectId(), filler }),
  };
  const known = new ObjectId();
  await attempts.insertOne({ _id: known, filler });
  const costs = {} as Awaited<ReturnType<typeof roundTripsMs>>;
  for (const [name, send] of Object.entries(kinds)) {
    await concurrently(() => send(attempts));
    const before = { own: ownCpuMs(), engine: cpuMs(engine.pid ?? 0) };
    await concurrently(() => send(attempts));
    const [own, ofEngine] = [ownCpuMs() - before.own, cpuMs(engine.pid ?? 0) - before.engine];
    costs[name as RoundTrip] = { own: own / OPERATIONS, engine: ofEngine / OPERATIONS };
  }
  await client.close();
  await engine.stop();
  return costs;
}

async function concurrently(send: () => Promise<unknown>): Promise<void> {
  const waiting = Array.from({ length: OPERATIONS }).values();
  const connection = async () => {
    for (const _each of waiting) await send();
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, connection));
}

/** What a request costs at least: a bare handler, one find and one insert, in milliseconds of CPU. */
export async function measureFloor(folder: string) {
  const bare = await bareRequestMs();
  const roundTrips = await roundTripsMs(folder);
  const used = [roundTrips['find by id'], roundTrips.insert];
  return { bare, roundTrips, floor: used.reduce((sum, { own, engine }) => sum + own + engine, bare) };
}
