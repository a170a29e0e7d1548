import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { journeys, units } from './lib/checks';
import { parseCommand, runCommand } from './lib/command';
import { type Check, report, runInParallel } from './lib/lanes';

/** Keeps one core busy, and ends when whoever started it has died. */
const BUSY = `
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit();
    for (const end = Date.now() + 100; Date.now() < end; );
  }, 0);
`;

/**
 * Shows that the tests are stable: runs the units three times and the journeys five times, or as often as it is told,
 * while something else keeps every core busy.
 */
await runCommand(async (args) => {
  const { positionals } = parseCommand('pnpm stress [units] [journeys]', { args, allowPositionals: true });
  const [unitRuns = '3', journeyRuns = '5'] = positionals;
  const busy = Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['--eval', BUSY]));
  try {
    report(
      await runInParallel([
        ...repeated(Number(unitRuns), (run) => units(`Units, ${run}`)),
        ...repeated(Number(journeyRuns), (run) => journeys(`Journeys, ${run}`, 'short', ['--retries=0'])),
      ]),
    );
  } finally {
    for (const loop of busy) loop.kill('SIGKILL');
  }
});

function repeated(times: number, check: (run: string) => Check): Check[] {
  return Array.from({ length: times }, (_each, index) => check(`run ${index + 1} of ${times}`));
}
