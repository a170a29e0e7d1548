import { once } from 'node:events';
import { randomFrom } from '@wattle/contract/testing';
import { buildPackage } from '../../scripts/lib/build';
import { peakMegabytes } from '../../scripts/lib/process-table';
import { extent } from '../../scripts/testing/bench-extent';
import { Population } from '../simulation/population';
import { writeBank } from '../simulation/simulated-bank';
import { SimulatedTests, TEST_LENGTH } from '../simulation/simulated-tests';
import { callApi } from '../support/api-calls';
import { Backend } from '../support/backend';
import { median } from '../support/percentile';
import { runNode } from '../support/processes';
import { signInMany } from '../support/signed-in';
import { say } from './support/figures';

const ANSWERS = extent(1_000_000, 3_000);
const QUESTIONS = extent(1_000, 40);
const CALLS = extent(20, 2);
const CHILDREN_AT_ONCE = 2_000;

async function fill(backend: Backend): Promise<void> {
  const population = new Population(randomFrom(1));
  const bank = await writeBank(backend.db, population.items(QUESTIONS, 0.02), 1);
  const tests = new SimulatedTests(backend.db, backend.url, population, bank);
  for (let left = Math.ceil(ANSWERS / TEST_LENGTH); left > 0; left -= CHILDREN_AT_ONCE) {
    const children = await signInMany(backend.db, 'student', Math.min(left, CHILDREN_AT_ONCE));
    await tests.write(
      children.map((child) => ({ ...child, ability: population.normal() })),
      () => false,
    );
  }
}

/** Seconds, and the most memory in MB, of the command that counts all answers. */
async function recount(backend: Backend): Promise<{ seconds: number; megabytes: number }> {
  const started = performance.now();
  const counted = runNode(['api/dist/staff.mjs', 'admin', 'count-answers'], backend.settingsOfApi);
  let megabytes = 0;
  const timer = setInterval(() => {
    megabytes = Math.max(megabytes, peakMegabytes(counted.pid ?? 0));
  }, 100);
  const [code] = await once(counted, 'exit');
  clearInterval(timer);
  if (code !== 0) throw new Error(`The answers were not counted: status ${code}.`);
  return { seconds: (performance.now() - started) / 1_000, megabytes };
}

await buildPackage('api');
const backend = await Backend.start(undefined, [], { SEED: 'none' });
try {
  await fill(backend);
  const { seconds, megabytes } = await recount(backend);
  say(`${ANSWERS.toLocaleString('en')} first answers counted anew: ${seconds.toFixed(1)} s (goal: at most 60 s),`);
  say(`  at most ${megabytes.toFixed(0)} MB of memory`);
  const [staff] = await signInMany(backend.db, 'content', 1);
  const list = async () => {
    const started = performance.now();
    await callApi(backend.url, 'GET', 'statistics/questions', { token: staff?.token ?? '' });
    return performance.now() - started;
  };
  const [first, ...others] = [await list(), ...(await repeated(list))];
  const name = `The list of ${QUESTIONS.toLocaleString('en')} questions`;
  say(`${name}, first time after a count: ${first.toFixed(0)} ms (goal: at most 200 ms),`);
  say(`  ${median(others).toFixed(0)} ms afterwards`);
} finally {
  await backend.close();
}

async function repeated(call: () => Promise<number>): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < CALLS; n += 1) times.push(await call());
  return times;
}
