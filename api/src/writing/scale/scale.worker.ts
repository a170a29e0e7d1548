import { parentPort } from 'node:worker_threads';
import { scaleOf } from './comparison-scale';
import { nextPair } from './next-pair';

const host = parentPort;
if (!host) throw new Error('scale.worker runs in a worker thread only');

const TASKS = { scaleOf, nextPair };

export type ScaleTasks = typeof TASKS;
export type ScaleCall = {
  [Name in keyof ScaleTasks]: { id: number; task: Name; input: Parameters<ScaleTasks[Name]>[0] };
};

host.on('message', ({ id, task, input }: ScaleCall[keyof ScaleTasks]) => {
  const run: (input: never) => unknown = TASKS[task];
  host.postMessage({ id, found: run(input as never) });
});
