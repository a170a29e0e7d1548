import { buildPackage } from '../../scripts/lib/build';
import { cpuMs } from '../../scripts/lib/process-table';
import { extent } from '../../scripts/testing/bench-extent';
import { Backend } from '../support/backend';
import { median } from '../support/percentile';
import { runNode, stopProcess } from '../support/processes';
import { signInMany } from '../support/signed-in';
import type { ServedResponse } from './support/bare-server';
import { say } from './support/figures';
import { flood } from './support/flood';

const PATH = '/api/questions/Maths';
const REQUESTS = extent(2_000, 50);
const ROUNDS = extent(5, 1);
/** What Node's server adds by itself. */
const OF_THE_CONNECTION = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding'];

interface Target {
  pid: number;
  url: string;
}

async function responseOf(url: string, headers: Record<string, string>): Promise<ServedResponse> {
  const response = await fetch(url, { headers });
  const own = [...response.headers].filter(([name]) => !OF_THE_CONNECTION.includes(name));
  return { headers: own, etag: response.headers.get('etag') ?? '', body: await response.text() };
}

async function startBareServer(response: ServedResponse) {
  const child = runNode(['--import', 'tsx', 'e2e/bench/support/bare-server.ts'], {});
  const port = new Promise((resolve) => child.once('message', resolve));
  child.send(response);
  return {
    pid: child.pid ?? 0,
    url: `http://127.0.0.1:${await port}${PATH}`,
    close: () => stopProcess(child, 'SIGTERM'),
  };
}

/** Milliseconds of CPU of a server for each request. */
async function cost({ pid, url }: Target, headers: Record<string, string>, status: number): Promise<number> {
  const before = cpuMs(pid);
  await flood(url, headers, status, REQUESTS);
  return (cpuMs(pid) - before) / REQUESTS;
}

async function compare(name: string, bare: Target, api: Target, headers: Record<string, string>, status: number) {
  const costs = { bare: [] as number[], api: [] as number[] };
  // Taken in turn, so that whatever else this machine does falls on both; the first round only warms up.
  for (let round = 0; round <= ROUNDS; round += 1) {
    const [ofBare, ofApi] = [await cost(bare, headers, status), await cost(api, headers, status)];
    if (round === 0) continue;
    costs.bare.push(ofBare);
    costs.api.push(ofApi);
  }
  const [ofBare, ofApi] = [median(costs.bare), median(costs.api)];
  say(
    `  ${name}: bare ${ofBare.toFixed(3)} ms / API ${ofApi.toFixed(3)} ms = ${(ofBare / ofApi).toFixed(2)} (goal: at least 0.45)`,
  );
}

await buildPackage('api');
const backend = await Backend.start();
const [admin] = await signInMany(backend.db, 'admin', 1);
const headers = { Authorization: `Bearer ${admin?.token}` };
const api = { pid: backend.apiPid, url: `${backend.url}${PATH}` };
const response = await responseOf(api.url, headers);
const bare = await startBareServer(response);

say(`Question list of ${(response.body.length / 1_000).toFixed(0)} KB at 50 connections: CPU of a request`);
await compare('sent whole (200)', bare, api, headers, 200);
if (response.etag) await compare('unchanged (304)', bare, api, { ...headers, 'If-None-Match': response.etag }, 304);
else say('  unchanged (304): the list has no ETag');
await bare.close();
await backend.close();
