import { buildPackage } from '../../scripts/lib/build';
import { childPids, cpuMs, peakMegabytes } from '../../scripts/lib/process-table';
import { extent } from '../../scripts/testing/bench-extent';
import { ApiProcesses } from '../support/api-processes';
import { percentile } from '../support/percentile';
import { signInMany } from '../support/signed-in';
import { say } from './support/figures';
import { openWithin } from './support/storm';

const CHILDREN = extent(2_000, 20);
const WITHIN_MS = extent(10_000, 1_000);

/** What a storm costs so many API processes, their primary process and the engine together. */
async function measure(processes: number) {
  const api = await ApiProcesses.start({ processes });
  try {
    const children = await signInMany(api.db, 'student', CHILDREN);
    const pids = [api.pids.primary, ...childPids(api.pids.primary)];
    const cpu = () => pids.reduce((sum, pid) => sum + cpuMs(pid), 0);
    const cpuBefore = cpu();
    const { times, errors } = await openWithin(WITHIN_MS, api.url, children);
    return {
      errors: errors.length,
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      cpu: (cpu() - cpuBefore) / CHILDREN,
      megabytes: pids.reduce((sum, pid) => sum + peakMegabytes(pid), 0),
    };
  } finally {
    await api.close();
  }
}

await buildPackage('api');
const [one, two] = [await measure(1), await measure(2)];
say(`Start storm on 1 and 2 API processes: ${CHILDREN} children open the weekly test within ${WITHIN_MS / 1_000} s`);
for (const [processes, { errors, p50, p99, cpu, megabytes }] of [one, two].entries()) {
  say(
    `  ${processes + 1}: errors ${errors}, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, CPU with the engine ` +
      `${cpu.toFixed(2)} ms each, peak memory ${megabytes.toFixed(0)} MB`,
  );
}
const ratio = (figure: 'p50' | 'p99' | 'cpu' | 'megabytes') => (two[figure] / one[figure]).toFixed(2);
say(`  2 to 1: p50 ${ratio('p50')}, p99 ${ratio('p99')}, CPU ${ratio('cpu')}, memory ${ratio('megabytes')}`);
