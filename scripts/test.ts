import { join } from 'node:path';
import { readTestEnvironment } from '@wattle/environment';
import { checkCommand, checkReport, type Outcome, readJest, readPlaywright } from './lib/check';
import { pinnedPnpm } from './lib/provision.mjs';
import { ROOT } from './lib/root';
import { ensureSystemPackages } from './lib/system-packages';

const bin = (name: string, folder = '.') => join(ROOT, folder, 'node_modules/.bin', name);

/** What `npm test` does once everything is installed: every check there is, then their count in the last line. */
export async function test(): Promise<void> {
  const { mongodbUri } = readTestEnvironment(process.env);
  const missing = ensureSystemPackages();
  const outcomes: Outcome[] = [];
  const run = (title: string, check: () => Outcome) => {
    process.stdout.write(`\n== ${title}\n`);
    outcomes.push(check());
  };

  run('Format and lint', () => checkCommand(bin('biome'), ['ci', '.']));
  run('Types', () => checkCommand('npx', ['--yes', pinnedPnpm(), 'types']));
  run('Dead code', () => checkCommand(bin('knip'), []));
  // The engine of its own is what a fresh machine has.
  run('Units, API and embedded engine', () => jest([], { TEST_MONGODB_URI: undefined }));
  if (mongodbUri) {
    run('API and engine tests on MongoDB', () => jest(['--selectProjects', 'api', 'embedded-mongo']));
  }
  run('Storybook builds', () =>
    checkCommand(bin('storybook', 'design-system'), ['build', '--quiet'], inFolder('design-system')),
  );
  run('Journeys in a browser', () => (missing.includes('chromium') ? withoutBrowser() : journeys()));

  report(outcomes);
}

function jest(args: string[], env: Record<string, string | undefined> = {}): Outcome {
  const report = join(ROOT, '.cache/jest.json');
  return checkReport(
    process.execPath,
    // A failed test may leave a server behind, which must not keep the whole run waiting.
    [
      '--experimental-vm-modules',
      bin('../jest/bin/jest.js'),
      '--forceExit',
      '--json',
      `--outputFile=${report}`,
      ...args,
    ],
    { report, read: readJest, env },
  );
}

function journeys(): Outcome {
  const report = join(ROOT, 'e2e/results/report.json');
  return checkReport(bin('playwright', 'e2e'), ['test'], { ...inFolder('e2e'), report, read: readPlaywright });
}

function withoutBrowser(): Outcome {
  return { passed: 0, failed: 0, skipped: ['journeys in a browser: there is no chromium'] };
}

function inFolder(name: string) {
  return { cwd: join(ROOT, name) };
}

function report(outcomes: Outcome[]): void {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0);
  const skipped = outcomes.flatMap((outcome) => outcome.skipped);
  process.stdout.write('\n');
  for (const reason of skipped) process.stdout.write(`skipped: ${reason}\n`);
  process.stdout.write(`${passed} passed, ${failed} failed, ${skipped.length} skipped\n`);
  process.exitCode = failed === 0 ? 0 : 1;
}
