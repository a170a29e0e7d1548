import { setTimeout as sleep } from 'node:timers/promises';
import { buildPackage } from '../../scripts/lib/build';
import { Backend } from '../support/backend';
import { type SignedIn, signInMany } from '../support/signed-in';
import { TestCalls } from '../support/test-calls';
import { percentile, say } from './support/figures';
import { cpuMs, peakMegabytes } from './support/process-usage';

const CHILDREN = 2_000;
const WITHIN_MS = 10_000;

/** Opens the weekly test at a child's own moment. Gives how long it took. */
async function openWeekly(url: string, child: SignedIn): Promise<number> {
  await sleep(Math.random() * WITHIN_MS);
  const started = performance.now();
  await new TestCalls(url, child).open({ testType: 'weekly-test', subject: 'Maths' });
  return performance.now() - started;
}

await buildPackage('api');
const backend = await Backend.start();
const children = await signInMany(backend.db, 'student', CHILDREN);
const [cpuBefore, memoryBefore] = [cpuMs(backend.apiPid), peakMegabytes(backend.apiPid)];
const opened = await Promise.allSettled(children.map((child) => openWeekly(backend.url, child)));
const times = opened.flatMap((opening) => (opening.status === 'fulfilled' ? opening.value : []));
const errors = opened.flatMap((opening) => (opening.status === 'rejected' ? String(opening.reason) : []));
const cpu = (cpuMs(backend.apiPid) - cpuBefore) / CHILDREN;

say(`Start storm: ${CHILDREN} children open the weekly test within ${WITHIN_MS / 1_000} s`);
say(`  errors ${[errors.length, ...new Set(errors)].join(', ')}`);
say(`  p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`);
say(`  CPU of the API ${cpu.toFixed(2)} ms each`);
say(`  peak memory of the API ${peakMegabytes(backend.apiPid).toFixed(0)} MB, before ${memoryBefore.toFixed(0)} MB`);
await backend.close();
