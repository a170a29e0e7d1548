import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { pino } from 'pino';
import { SupervisedProcess } from './supervised-process';

const folder = mkdtempSync(join(tmpdir(), 'wattle-hung-'));
const program = join(folder, 'program.mjs');
// It sends no heartbeat, and takes a moment to end.
writeFileSync(
  program,
  'process.once("disconnect", () => setTimeout(() => process.exit(0), 300)).on("message", () => {}).send("up");',
);

const children: ChildProcess[] = [];
beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }));
afterEach(() => {
  jest.useRealTimers();
  for (const child of children) child.kill('SIGKILL');
});
afterAll(() => rmSync(folder, { recursive: true }));

function supervised(isReady: boolean): SupervisedProcess {
  const forked = () => {
    const child = fork(program);
    children.push(child);
    const ready = new Promise<void>((resolve) => child.once('message', () => isReady && resolve()));
    return { child, ready };
  };
  const options = { name: 'test', fork: forked, end: (child: ChildProcess) => child.disconnect() };
  return new SupervisedProcess(options, pino({ enabled: false }));
}

test('a process that hangs before it is ready is killed after a minute, and started again', async () => {
  const process = supervised(false);
  process.supervise();
  const [child] = children.slice(-1) as [ChildProcess];
  const ended = once(child, 'exit');
  jest.advanceTimersByTime(59_000);
  expect(child.killed).toBe(false);
  jest.advanceTimersByTime(1_000);
  expect(await ended).toEqual([null, 'SIGKILL']);
});

test('a process that hangs once it is ready is killed after ten seconds', async () => {
  const process = supervised(true);
  await process.start();
  const [child] = children.slice(-1) as [ChildProcess];
  const ended = once(child, 'exit');
  jest.advanceTimersByTime(9_000);
  expect(child.killed).toBe(false);
  jest.advanceTimersByTime(1_000);
  expect(child.killed).toBe(true);
  expect(await ended).toEqual([null, 'SIGKILL']);
});

test('a process that is asked to end is not taken for one that hangs', async () => {
  const process = supervised(true);
  await process.start();
  const status = process.stop();
  jest.advanceTimersByTime(15_000);
  expect(await status).toBe(0);
});
