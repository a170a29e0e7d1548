import type { Profiler } from 'node:inspector';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildPackage } from '../../scripts/lib/build';
import { cpuMs, peakMegabytes } from '../../scripts/lib/process-table';
import { extent } from '../../scripts/testing/bench-extent';
import { Backend } from '../support/backend';
import { percentile } from '../support/percentile';
import { type SignedIn, signInMany } from '../support/signed-in';
import { besideGoal, say } from './support/figures';
import { reportProfile } from './support/profiles';
import { openWithin } from './support/storm';

const CHILDREN = extent(4_000, 20);
const WITHIN_MS = extent(10_000, 1_000);
const GOAL_P99_MS = 2_000;
const GOAL_MEGABYTES = 450;
const PROFILER = fileURLToPath(new URL('./support/cpu-profiler.ts', import.meta.url));

const { values: options } = parseArgs({ options: { profile: { type: 'boolean', default: false } }, strict: false });

/** CPU that each process has had so far. */
function cpuOf({ apiPid, engine }: Backend) {
  const { user, system } = process.cpuUsage();
  return { api: cpuMs(apiPid), engine: cpuMs(engine?.pid ?? 0), generator: (user + system) / 1_000 };
}

async function storm(backend: Backend, children: readonly SignedIn[]): Promise<void> {
  const before = cpuOf(backend);
  const { times, errors } = await openWithin(WITHIN_MS, backend.url, children);
  const after = cpuOf(backend);
  const each = (name: keyof typeof before) => `${((after[name] - before[name]) / CHILDREN).toFixed(2)} ms`;
  const megabytes = { api: peakMegabytes(backend.apiPid), engine: peakMegabytes(backend.engine?.pid ?? 0) };

  say(`Start storm: ${CHILDREN} children open the weekly test within ${WITHIN_MS / 1_000} s`);
  say(`  errors ${[errors.length, ...new Set(errors)].join(', ')}`);
  say(
    `  p50 ${percentile(times, 0.5).toFixed(0)} ms, p99 ${besideGoal(percentile(times, 0.99), GOAL_P99_MS, 'ms', 0)}`,
  );
  say(`  CPU of each opening: API ${each('api')}, engine ${each('engine')}, load generator ${each('generator')}`);
  say(
    `  peak memory of the API ${besideGoal(megabytes.api, GOAL_MEGABYTES, 'MB', 0)}, of the engine ${megabytes.engine.toFixed(0)} MB`,
  );
}

await buildPackage('api');
const backend = await Backend.start(undefined, options.profile ? [PROFILER] : []);
try {
  const children = await signInMany(backend.db, 'student', CHILDREN);
  const profiled = options.profile ? { api: backend, engine: backend.engine } : {};
  for (const each of Object.values(profiled)) await each?.ask('start');
  await storm(backend, children);
  for (const [name, each] of Object.entries(profiled)) {
    reportProfile(`start-storm-${name}`, (await each?.ask<Profiler.Profile[]>('stop')) ?? [], CHILDREN);
  }
} finally {
  await backend.close();
}
