import { setTimeout as sleep } from 'node:timers/promises';
import { buildPackage } from '../../scripts/lib/build';
import { Backend } from '../support/backend';
import { ChildrenInTests } from '../support/children-in-tests';
import { KINDS, Load, serviceOf } from '../support/load';
import { say } from './support/figures';
import { peakMegabytes } from './support/process-usage';

const CHILDREN = 500;
/** A fifth saves, two fifths openings. */
const USERS = { save: 8, opening: 16, list: 16 };
const WARM_UP_SECONDS = 3;
/** How many times the load that it bears. */
const LOADS = [1, 2, 4];
const NORMAL = 0.3;
const SECONDS = 10;
const RECOVERY_SECONDS = 5;

const ms = (value: number) => (Number.isFinite(value) ? `${value.toFixed(0)} ms` : 'beyond the refused');

await buildPackage('api');
const backend = await Backend.start();
const children = await ChildrenInTests.start(backend, CHILDREN);
const load = new Load(backend.url, children.next);
try {
  await load.ofUsers(USERS, WARM_UP_SECONDS * 1_000);
  const capacity = (await load.ofUsers(USERS, SECONDS * 1_000)).length / SECONDS;
  const before = serviceOf(await load.atRate(capacity * NORMAL, USERS, SECONDS * 1_000));
  say(`Overload: ${capacity.toFixed(0)} requests/s borne, of which a fifth are saves and two fifths openings`);
  say(`  ${NORMAL} x: p99 ${ms(before.p99)}`);
  for (const times of LOADS) {
    const overload = load.atRate(capacity * times, USERS, SECONDS * 1_000);
    await sleep((SECONDS + RECOVERY_SECONDS) * 1_000);
    const after = serviceOf(await load.atRate(capacity * NORMAL, USERS, SECONDS * 500));
    const outcomes = await overload;
    say(
      `  ${times} x for ${SECONDS} s: ${outcomes.length} requests, acknowledged saves lost ${await children.lostSaves(outcomes)}`,
    );
    for (const kind of KINDS) {
      const { share, p99 } = serviceOf(outcomes, kind);
      say(`    ${kind.padEnd(7)} served ${(share * 100).toFixed(1)} %, p99 ${ms(p99)}`);
    }
    say(
      `    p99 ${RECOVERY_SECONDS} s after its end ${ms(after.p99)}, peak memory of the API ${peakMegabytes(backend.apiPid).toFixed(0)} MB`,
    );
  }
} finally {
  load.close();
  await backend.close();
}
