import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mock } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../testing/free-port';
import { Service, type ServiceOptions } from './service';

const folder = mkdtempSync(join(tmpdir(), 'wattle-service-'));
const logFile = join(folder, 'toy.log');
let service: Service | undefined;
let readyUrl: string;

beforeEach(async () => {
  rmSync(logFile, { force: true });
  readyUrl = `http://127.0.0.1:${await freePort()}`;
});
afterEach(async () => {
  mock.restoreAll();
  await service?.stop();
  service = undefined;
});
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
  const created = new Service({ name: 'toy', file, readyUrl, logDir: folder, ...options });
  service = created;
  return created;
}

test('a service has started when it answers, and has ended when it is stopped; its log is for its owner only', async () => {
  // Also where the folder was open to others.
  chmodSync(folder, 0o755);
  await aService(listening()).start();
  const pid = await nextProcess(0);
  expect(isAlive(pid)).toBe(true);
  expect([statSync(folder).mode & 0o777, statSync(logFile).mode & 0o777]).toEqual([0o700, 0o600]);
  await service?.stop();
  expect(isAlive(pid)).toBe(false);
});

test.each([
  ['ends', 'process.exit(0);'],
  ['fails @long', 'throw new Error("no database");'],
  ['is killed @long', "process.kill(process.pid, 'SIGKILL');"],
])('a service did not start that, before it answers, %s', async (_how, source) => {
  await expect(aService(source).start()).rejects.toThrow(`toy did not start; see ${logFile}`);
});

test('a service that tells why it cannot start is quoted', async () => {
  const source = `process.send({ startFailure: 'PORT: is taken' }, () => process.exit(1));`;
  await expect(aService(source).start()).rejects.toThrow(/^PORT: is taken$/);
});

test('a service that never becomes ready is given up', async () => {
  const started = aService(listening(503), { readySeconds: 0.5 }).start();
  await expect(started).rejects.toThrow(`toy was not ready in 0.5 s; see ${logFile}`);
});

test('a service that takes its time is waited for, and it is said what it waits for', async () => {
  const isSaid = mock.method(process.stdout, 'write', () => true);
  const body = JSON.stringify({ message: 'The questions are being loaded' });
  const slow = `
    import { createServer } from 'node:http';
    let asked = 0;
    createServer((request, response) => response.writeHead(asked++ < 8 ? 503 : 200).end('${body}'))
      .listen(${new URL(readyUrl).port}, '127.0.0.1');
  `;
  await aService(slow, { noticeSeconds: 0.05 }).start();
  const lines = isSaid.mock.calls.map(({ arguments: [line] }) => String(line));
  expect(lines.join('')).toContain('Waiting for toy to be ready: it does not answer yet.');
  expect(lines.join('')).toContain(`Waiting for toy to be ready: The questions are being loaded. Its log: ${logFile}`);
});

test('a service that ends while it is waited for is not waited for any longer', async () => {
  const source = `${listening(503)}; setTimeout(() => process.exit(1), 300);`;
  await expect(aService(source).start()).rejects.toThrow(`toy did not start; see ${logFile}`);
});

test('a service that was killed runs again, and goes on in the same log', async () => {
  await aService(listening()).start();
  const first = await nextProcess(0);
  kill(first);
  const second = await nextProcess(1);
  expect(second).not.toBe(first);
  await service?.stop();
  expect(isAlive(second)).toBe(false);
});

test('a service that is stopped between two runs stays down, and lets the process that started it end @long', async () => {
  const starter = startedBy(`
    await service.start();
    process.once('SIGUSR2', () => service.stop());
  `);
  const pid = await nextProcess(0);
  kill(pid);
  while (isAlive(pid)) await sleep(10);
  starter.kill('SIGUSR2');
  await once(starter, 'exit');
  expect(processes()).toEqual([pid]);
});

test('a service that does not end when asked to is killed', async () => {
  await aService(`process.on('SIGTERM', () => {});${listening()}`, { stopSeconds: 0.5 }).start();
  const pid = await nextProcess(0);
  await service?.stop();
  expect(isAlive(pid)).toBe(false);
});

test('what a service writes after the process that started it was killed is kept @long', async () => {
  const last = `process.on('disconnect', () => setTimeout(() => { console.log('the last line'); process.exit(); }, 200));`;
  const starter = startedBy('await service.start();', last);
  await nextProcess(0);
  starter.kill('SIGKILL');
  await once(starter, 'exit');
  while (!read().includes('the last line')) await sleep(20);
});

/** A process of its own that does something with a service. */
function startedBy(source: string, more = ''): ChildProcess {
  const options = { name: 'toy', file: join(folder, 'toy.mjs'), readyUrl, logDir: folder };
  writeFileSync(options.file, `${listening()}${more}`);
  const file = join(folder, 'starter.mts');
  const module = JSON.stringify(join(import.meta.dirname, 'service.ts'));
  writeFileSync(
    file,
    `import { Service } from ${module}; const service = new Service(${JSON.stringify(options)}); ${source}`,
  );
  return spawn(process.execPath, ['--import', 'tsx', file], { stdio: 'inherit' });
}

function read(): string {
  return existsSync(logFile) ? readFileSync(logFile, 'utf8') : '';
}

/** The ids of all processes that have listened, from the log. */
function processes(): number[] {
  return [...read().matchAll(/^process (\d+)$/gm)].map(([, pid]) => Number(pid));
}

/** Waits for the id of a process in the log: what is written comes there a moment later. */
async function nextProcess(index: number): Promise<number> {
  for (;;) {
    const pid = processes()[index];
    if (pid !== undefined) return pid;
    await sleep(20);
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
