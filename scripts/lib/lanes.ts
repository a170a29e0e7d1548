import type { Outcome, TestFile } from './check';

export interface Check {
  title: string;
  run: () => Promise<Outcome>;
}

/**
 * Runs checks beside each other, those of one lane in their order, and says how each one ended and what it took: seconds
 * on the clock, and those of the processor, in which work beside it does not show.
 */
export async function runInParallel(...lanes: (readonly Check[])[]): Promise<Outcome[]> {
  const outcomes = await Promise.all(lanes.map(runLane));
  return outcomes.flat();
}

async function runLane(checks: readonly Check[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { title, run } of checks) {
    const startedAt = Date.now();
    const outcome = await run();
    const seconds = Math.round((Date.now() - startedAt) / 1_000);
    const processor = Math.round(outcome.processorSeconds ?? 0);
    process.stdout.write(`== ${title}: ${verdictOf(outcome)} (${seconds} s, ${processor} s of the processor)\n`);
    outcomes.push(outcome);
  }
  return outcomes;
}

/** What ran nothing is not well: it says why. */
function verdictOf({ passed, failed, skipped }: Outcome): string {
  if (failed > 0) return 'FAILED';
  return passed === 0 && skipped.length > 0 ? `skipped: ${skipped.join('; ')}` : 'ok';
}

const SLOWEST = 10;

/** So that whoever writes the next slow test file sees it. */
function slowest(files: readonly TestFile[]): string[] {
  const ordered = [...files].sort((a, b) => b.seconds - a.seconds).slice(0, SLOWEST);
  return ordered.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}\n`);
}

/**
 * Ends a run with its slowest test files, what was skipped and, as its last line, the count; fails the process if a
 * check has failed.
 */
export function report(outcomes: readonly Outcome[]): void {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  const skipped = outcomes.flatMap((outcome) => outcome.skipped);
  const slow = slowest(outcomes.flatMap(({ files = [] }) => files));
  process.stdout.write('\n');
  if (slow.length > 0) process.stdout.write(`slowest test files:\n${slow.join('')}\n`);
  for (const reason of skipped) process.stdout.write(`skipped: ${reason}\n`);
  process.stdout.write(`${passed} passed, ${failed} failed, ${skipped.length} skipped\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}
