import { parentPort } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import { scaleOf } from './comparison-scale';
import { nextPair } from './next-pair';

const host = parentPort;
if (!host) throw new Error('scale.worker runs in a worker thread only');

const TASKS = { scaleOf, nextPair };

export type ScaleTasks = typeof TASKS;

createBirpc(TASKS, { post: (data) => host.postMessage(data), on: (listen) => host.on('message', listen) });
