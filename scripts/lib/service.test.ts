import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../testing/free-port';
import { restartPauseMs, Service, type ServiceOptions } from './service';

const folder = mkdtempSync(join(tmpdir(), 'wattle-service-'));
const logFile = join(folder, 'toy.log');
let service: Service;
let readyUrl: string;

beforeEach(async () => {
  rmSync(logFile, { force: true });
  readyUrl = `http://127.0.0.1:${await freePort()}`;
});
afterEach(() => service.stop());
afterAll(() => rmSync(folder, { recursive: true }));

/** A process that writes its id to the log when it listens, and answers with it. */
const listening = (status = 200) => `
  import { createServer } from 'node:http';
  const server = createServer((request, response) => response.writeHead(${status}).end(String(process.pid)));
  server.listen(${new URL(readyUrl).port}, '127.0.0.1', () => console.log('process', process.pid));
`;

function aService(source: string, options: Partial<ServiceOptions> = {}): Service {
  const file = join(folder, 'toy.mjs');
  writeFileSync(file, source);
  service = new Service({ name: 'toy', file, readyUrl, logDir: folder, ...options });
  return service;
}

test('a service has started when it answers, and has ended when it is stopped', async () => {
  await aService(listening()).start();
  const [pid] = processes();
  expect(isAlive(pid)).toBe(true);
  await service.stop();
  expect(isAlive(pid)).toBe(false);
});

test.each([
  ['ends', 'process.exit(0);'],
  ['fails', 'throw new Error("no database");'],
  ['is killed', "process.kill(process.pid, 'SIGKILL');"],
])('a service that %s before it answers did not start', async (_how, source) => {
  await expect(aService(source).start()).rejects.toThrow(`toy did not start; see ${logFile}`);
});

test('a service that never becomes ready is given up', async () => {
  const started = aService(listening(503), { readySeconds: 0.5 }).start();
  await expect(started).rejects.toThrow(`toy was not ready in 0.5 s; see ${logFile}`);
});

test('a service that was killed runs again, and goes on in the same log', async () => {
  await aService(listening()).start();
  const [first] = processes();
  kill(first);
  const second = await nextProcess(1);
  expect(second).not.toBe(first);
  await service.stop();
  expect(isAlive(second)).toBe(false);
});

test('a service that is stopped between two runs stays down', async () => {
  await aService(listening()).start();
  kill(processes()[0]);
  while (isAlive(processes()[0])) await sleep(10);
  await service.stop();
  await sleep(2 * restartPauseMs(0));
  expect(processes()).toHaveLength(1);
});

test('a service that does not end when asked to is killed', async () => {
  await aService(`process.on('SIGTERM', () => {});${listening()}`, { stopSeconds: 0.5 }).start();
  const [pid] = processes();
  await service.stop();
  expect(isAlive(pid)).toBe(false);
});

test.each([
  [0, 1_000],
  [1, 2_000],
  [2, 4_000],
  [4, 16_000],
  [5, 30_000],
  [5_000, 30_000],
])('after %d restarts the next one comes in %d ms', (restarts, ms) => {
  expect(restartPauseMs(restarts)).toBe(ms);
});

/** The ids of all processes that have listened, from the log. */
function processes(): number[] {
  return [...readFileSync(logFile, 'utf8').matchAll(/^process (\d+)$/gm)].map(([, pid]) => Number(pid));
}

async function nextProcess(index: number): Promise<number> {
  for (;;) {
    const pid = processes()[index];
    if (pid !== undefined) return pid;
    await sleep(50);
  }
}

function kill(pid = 0): void {
  process.kill(pid, 'SIGKILL');
}

function isAlive(pid = 0): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
