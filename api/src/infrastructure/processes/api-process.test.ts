import cluster from 'node:cluster';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { ApiProcess } from './api-process';

const folder = mkdtempSync(join(tmpdir(), 'wattle-api-process-'));
const program = join(folder, 'program.mjs');
// It answers calls as birpc does.
writeFileSync(
  program,
  `import { createServer } from 'node:net';
  createServer().listen(0, '127.0.0.1');
  process.on('message', ({ t, i }) => t === 'q' && process.send({ t: 's', i, r: ['metrics'] }));`,
);

const services = { engineUri: async () => '', take: () => undefined, refund: () => undefined };

let api: ApiProcess;
beforeEach(async () => {
  cluster.setupPrimary({ exec: program });
  api = new ApiProcess(services, pino({ enabled: false }));
  await api.start();
});
afterEach(() => api.stop());
afterAll(() => rmSync(folder, { recursive: true }));

function worker() {
  const [found] = Object.values(cluster.workers ?? {});
  if (!found?.process.pid) throw new Error('There is no process.');
  return { send: (message: string) => found.send(message), pid: found.process.pid };
}

/** Without a turn of the event loop, which would notice it. */
function killUnnoticed(pid: number): void {
  process.kill(pid, 'SIGKILL');
  while (!/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8')));
}

test('a process that hangs is given up after two seconds, and answers again afterwards', async () => {
  expect(await api.metrics()).toEqual(['metrics']);
  const { pid } = worker();
  process.kill(pid, 'SIGSTOP');
  await expect(api.metrics()).rejects.toThrow('timeout');
  process.kill(pid, 'SIGCONT');
  expect(await api.metrics()).toEqual(['metrics']);
});

test('a process that has just died takes no message, which ends nothing', async () => {
  const { pid, send } = worker();
  killUnnoticed(pid);
  const metrics = api.metrics();
  // As node:cluster sends its own messages: without a callback, an error of the channel is an event.
  send('a message of node:cluster');
  await expect(metrics).rejects.toThrow('closed');
});
