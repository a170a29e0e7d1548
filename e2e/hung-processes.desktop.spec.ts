import type { ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../scripts/testing/free-port';
import { ApiProcesses } from './support/api-processes';
import { DEMO_DATA, REGISTRY_KEY_FILE, RELEASES } from './support/build';
import { expect, test } from './support/fixtures';
import { runNode, stopProcess, waitUntilOk } from './support/processes';
import { sendAlone } from './support/send-alone';
import { signInMany } from './support/signed-in';

test.describe.configure({ mode: 'serial' });

/** A process that is silent for longer is killed. */
const HUNG_MS = 10_000;
/** With the start of a process on a busy machine. */
const REPLACED = { timeout: 60_000 };

let api: ApiProcesses;
let shell: ChildProcess;
let shellUrl: string;
let token: string;
test.beforeAll(async () => {
  const port = String(await freePort());
  shellUrl = `http://127.0.0.1:${port}`;
  api = await ApiProcesses.start({ processes: 2, data: DEMO_DATA });
  shell = runNode(['shell/dist/server/main.mjs'], {
    API_URL: api.url,
    PORT: port,
    RELEASES_DIR: RELEASES,
    REGISTRY_KEY_FILE,
  });
  await waitUntilOk(`${shellUrl}/registry.json`);
  const [child] = await signInMany(api.db, 'student', 1);
  token = child?.token ?? '';
});
test.afterAll(async () => {
  await stopProcess(shell, 'SIGTERM');
  await api.close();
});

const attempts = () => sendAlone('GET', `${api.url}/api/attempts`, { token });

function signal(name: NodeJS.Signals, ...pids: (number | undefined)[]): void {
  for (const pid of pids) process.kill(pid ?? 0, name);
}

test('nothing is killed when all processes stand still, as on a machine that sleeps', { tag: '@long' }, async () => {
  const { primary, engine, api: both } = api.pids;
  signal('SIGSTOP', primary, engine, ...both);
  await sleep(HUNG_MS + 1_000);
  signal('SIGCONT', primary, engine, ...both);
  // The primary process looks after the others again.
  await sleep(2_000);
  expect(api.pids).toEqual({ primary, engine, api: both });
  expect((await attempts()).status).toBe(200);
});

test('an API process and an engine that hang are replaced, and a request of the shell that waits for them is 503', {
  tag: '@long',
}, async () => {
  const before = api.pids;
  const [hung, other] = api.bothPids();
  const throughShell = () => fetch(`${shellUrl}/api/health`);
  // The shell uses this connection again.
  expect((await api.throughOnly(hung, throughShell)).status).toBe(200);
  signal('SIGSTOP', hung, before.engine);
  const response = await throughShell();
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2']);

  await expect.poll(() => api.pids.api.filter((pid) => pid !== other), REPLACED).not.toContain(hung);
  await expect.poll(() => api.pids.engine, REPLACED).not.toBe(before.engine);
  await expect.poll(async () => (await attempts()).status, REPLACED).toBe(200);
  await expect.poll(() => api.pids.api.length, REPLACED).toBe(2);
  expect(api.pids.api).toContain(other);
});
