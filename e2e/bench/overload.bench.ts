import { setTimeout as sleep } from 'node:timers/promises';
import { buildPackage } from '../../scripts/lib/build';
import { cpuMs, peakMegabytes } from '../../scripts/lib/process-table';
import { extent } from '../../scripts/testing/bench-extent';
import { Backend } from '../support/backend';
import { ChildrenInTests } from '../support/children-in-tests';
import { KINDS, Load, serviceOf } from '../support/load';
import { besideGoal, say } from './support/figures';

/** Each with a connection of its own. */
const CHILDREN = extent(4_000, 100);
/** A fifth saves, two fifths openings. */
const USERS = { save: 8, opening: 16, list: 16 };
const WARM_UP_MS = extent(3_000, 300);
/** How many times the load that it bears. */
const LOADS = extent([1, 2, 4], [1]);
const NORMAL = 0.3;
const MS = extent(10_000, 1_000);
const RECOVERY_MS = extent(5_000, 500);
const GOAL_MEGABYTES = 450;
/** While the database answers nothing, all but a few of these are refused. */
const REFUSED = { save: 0, opening: 0, list: extent(600, 60) };
const REFUSALS_MS = extent(3_000, 500);

const ms = (value: number) => (Number.isFinite(value) ? `${value.toFixed(0)} ms` : 'beyond the refused');

await buildPackage('api');
const backend = await Backend.start();
const children = await ChildrenInTests.start(backend, CHILDREN);
const load = await Load.start(backend.url, children.all);

/** CPU of the API for each request of these users, in milliseconds. */
async function apiCpuOfEach(users: typeof USERS, status: number): Promise<number> {
  const before = cpuMs(backend.apiPid);
  const outcomes = await load.ofUsers(users, REFUSALS_MS);
  const after = cpuMs(backend.apiPid);
  return (after - before) / outcomes.filter((each) => each.status === status).length;
}

async function costOfRefusal(): Promise<void> {
  const enginePid = backend.engine?.pid;
  if (!enginePid) return;
  const save = await apiCpuOfEach({ save: 40, opening: 0, list: 0 }, 200);
  process.kill(enginePid, 'SIGSTOP');
  const refusals = apiCpuOfEach(REFUSED, 503);
  await sleep(REFUSALS_MS);
  process.kill(enginePid, 'SIGCONT');
  say(`  CPU of the API for a save ${save.toFixed(2)} ms, for a refusal ${(await refusals).toFixed(2)} ms`);
}

try {
  await load.ofUsers(USERS, WARM_UP_MS);
  const capacity = ((await load.ofUsers(USERS, MS)).length * 1_000) / MS;
  say(`Overload: ${capacity.toFixed(0)} requests/s borne, of which a fifth are saves and two fifths openings`);
  await costOfRefusal();
  const before = serviceOf(await load.atRate(capacity * NORMAL, USERS, MS));
  say(`  ${NORMAL} x: p99 ${ms(before.p99)}`);
  for (const times of LOADS) {
    const started = performance.now();
    const outcomes = await load.atRate(capacity * times, USERS, MS);
    const notSent = outcomes.filter(({ status }) => status === 0).length;
    await sleep(started + MS + RECOVERY_MS - performance.now());
    const after = serviceOf(await load.atRate(capacity * NORMAL, USERS, MS / 2));
    const lost = await children.lostSaves(outcomes);
    say(
      `  ${times} x for ${MS / 1_000} s: ${outcomes.length} requests, ${notSent} not sent, acknowledged saves lost ${lost}`,
    );
    for (const kind of KINDS) {
      const { share, median, p99 } = serviceOf(outcomes, kind);
      say(`    ${kind.padEnd(7)} served ${(share * 100).toFixed(1)} %, p50 ${ms(median)}, p99 ${ms(p99)}`);
    }
    say(
      `    p99 ${RECOVERY_MS / 1_000} s after its end ${ms(after.p99)}, peak memory of the API ${besideGoal(peakMegabytes(backend.apiPid), GOAL_MEGABYTES, 'MB', 0)}`,
    );
  }
} finally {
  load.close();
  await backend.close();
}
