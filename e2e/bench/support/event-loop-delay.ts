import { readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Longest stall of an event loop, in milliseconds. */
export interface Stall {
  /** By the clock: it holds whatever else kept the cores busy. */
  wall: number;
  /** CPU that the main thread took in one go: what the process did by itself. Linux only. */
  cpu: number;
}

/** Loaded into the process that is measured: replies with its longest stall since the last question. */
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();

const threadMs = () => Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
let before = threadMs();
let cpu = 0;
setInterval(() => {
  const now = threadMs();
  cpu = Math.max(cpu, now - before);
  before = now;
}, 1).unref();

process.on('message', () => {
  process.send?.({ wall: delay.max / 1e6, cpu } satisfies Stall);
  delay.reset();
  cpu = 0;
});
