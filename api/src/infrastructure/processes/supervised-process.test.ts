import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { stopProcesses } from './primary';
import { SupervisedProcess } from './supervised-process';

const folder = mkdtempSync(join(tmpdir(), 'wattle-supervised-'));
const program = join(folder, 'program.mjs');
writeFileSync(
  program,
  'process.once("disconnect", () => process.exit(Number(process.argv[2]))); process.on("message", () => {}).send("up");',
);

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true });
});

/** Ends with this status when it is asked to end. */
function forked(status = 0, execPath = process.execPath): ChildProcess {
  const child = fork(program, [String(status)], { execPath });
  children.push(child);
  return child;
}

/** Started by each of these in turn. */
function supervised(...forks: (() => ChildProcess)[]): SupervisedProcess {
  let starts = 0;
  const start = () => {
    const next = forks[starts] ?? forked;
    starts += 1;
    const child = next();
    return { child, ready: new Promise((resolve) => child.once('message', resolve)) };
  };
  const log = pino({ enabled: false });
  return new SupervisedProcess({ name: 'test', fork: start, end: (child) => child.disconnect() }, log);
}

const refused = () => forked(0, join(folder, 'missing'));
const outOfMemory = (): ChildProcess => {
  throw new Error('spawn ENOMEM');
};

test.each([
  ['is refused by the system', refused],
  ['is thrown back for lack of memory', outOfMemory],
])('a process whose start %s is started again', async (_how, fails) => {
  let supervisedProcess = supervised();
  const started = new Promise<ChildProcess>((resolve) => {
    supervisedProcess = supervised(fails, () => {
      const child = forked();
      resolve(child);
      return child;
    });
  });
  supervisedProcess.supervise();
  await once(await started, 'message');
  expect(await supervisedProcess.stop()).toBe(0);
});

test('the first start of a process that the system refuses is rejected', async () => {
  await expect(supervised(refused).start()).rejects.toThrow('test ended with an error before it was ready.');
  await expect(supervised(outOfMemory).start()).rejects.toThrow('spawn ENOMEM');
});

test('an error of the channel to a process ends nothing', async () => {
  let child = forked();
  const process = supervised(() => {
    child = forked();
    return child;
  });
  await process.start();
  child.emit('error', new Error('write EPIPE'));
  child.emit('error', new Error('write EPIPE'));
  expect(await process.stop()).toBe(0);
});

test.each([
  ['0 when all have ended as they were asked to', 0, 0, 0],
  ['the status of an API process that failed', 1, 0, 1],
  ['the status of an engine that failed', 0, 1, 1],
])('all stop with %s', async (_what, ofApi, ofEngine, status) => {
  const [api, engine] = [supervised(() => forked(ofApi)), supervised(() => forked(ofEngine))];
  await Promise.all([api.start(), engine.start()]);
  expect(await stopProcesses([api], engine)).toBe(status);
});

test('an engine that was killed before it was asked to end is no success', async () => {
  const child = forked();
  const engine = supervised(() => child);
  await engine.start();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await stopProcesses([supervised()], engine)).toBe(1);
});
