import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ReleaseError } from '@wattle/federation/release';
import { benches } from './benches';
import { checkCommand, checkReport, readJest, readPlaywright } from './check';
import { type Check, runInParallel } from './lanes';
import { packageFolders, ROOT } from './root';

const bin = (name: string, folder = '.') => join(ROOT, folder, 'node_modules/.bin', name);

export const lint: Check = { title: 'Format and lint', run: () => checkCommand(bin('biome'), ['ci', '.']) };

/** What each package, each folder and each domain may import. */
export const folders: Check = {
  title: 'Imports',
  run: () => checkCommand(bin('depcruise'), [...sourceFolders(), 'e2e']),
};

function sourceFolders(): string[] {
  return packageFolders()
    .map((folder) => `${folder}/src`)
    .filter((folder) => existsSync(join(ROOT, folder)));
}

export const deadCode: Check = { title: 'Dead code', run: () => checkCommand(bin('knip'), []) };

/** What `npm test` runs, or what it leaves to `npm run test:long` (docs/decisions/014-tests.md). */
export type Extent = 'short' | 'long';

/** Its pages of documentation take more than half of the time, and no story needs them: only the long run builds them. */
export function storybook(extent: Extent): Check {
  const build = ['build', '--quiet', ...(extent === 'short' ? ['--test'] : [])];
  const run = () => checkCommand(bin('storybook', 'design-system'), build, { cwd: join(ROOT, 'design-system') });
  return { title: 'Storybook builds', run };
}

const JOURNEYS_OF: Record<Extent, string> = { short: '--grep-invert=@long', long: '--grep=@long' };

/** The stories of the built Storybook, by keyboard, pointer, axe and picture. */
export function stories(title: string, extent: Extent): Check {
  return playwright(title, 'stories', ['--config=stories.config.ts', JOURNEYS_OF[extent]]);
}

/**
 * The types of all packages, each file once; those that have not changed since the last time are not checked again. The
 * two programs are checked beside each other, each by one checker: several of one program work out the same types anew.
 */
export const types: Check = {
  title: 'Types',
  run: () => checkCommand(bin('tsc'), ['--build', '--builders', '2', '--checkers', '1']),
};

/** Tests whose names, or those of their blocks, have the mark `@long` are for the long run. */
const UNITS_OF: Record<Extent, RegExp> = { short: /^(?!.*@long)/, long: /@long/ };

export function units(
  title: string,
  parameters: string[] = [],
  env: Record<string, string | undefined> = {},
  chosen = UNITS_OF.short,
): Check {
  const report = join(ROOT, '.cache/jest.json');
  const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', bin('../jest/bin/jest.js')];
  const jest = ['--json', `--outputFile=${report}`, `--testNamePattern=${chosen.source}`, ...parameters];
  const read = (written: unknown) => readJest(written, (name) => chosen.test(name));
  return { title, run: () => checkReport(process.execPath, [...node, ...jest], { report, read, env }) };
}

/** The tests that `units` leaves out, and whole matrices. */
export function longUnits(env: Record<string, string | undefined> = {}): Check[] {
  const marked = execFileSync('git', ['grep', '-l', '@long', '--', '*.test.ts', '*.test.tsx'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return [
    units('Long units', ['--config=jest.long.config.mjs'], env, /^/),
    units('Units marked @long', ['--runTestsByPath', ...marked.trim().split('\n')], env, UNITS_OF.long),
  ];
}

export function journeys(title: string, extent: Extent, parameters: string[] = []): Check {
  return playwright(title, 'report', [JOURNEYS_OF[extent], ...parameters]);
}

/** The core journeys on combinations of the versions of the working tree with those before. */
export function mixedJourneys(title: string): Check {
  return playwright(title, 'mixed', ['--config=mixed.config.ts'], { RELEASES_DIR: undefined });
}

/** Every shell with the remotes of every time. */
export function matrixJourneys(title: string): Check {
  return playwright(title, 'matrix', ['--config=matrix.config.ts'], { RELEASES_DIR: undefined });
}

function playwright(
  title: string,
  reportName: string,
  parameters: string[],
  env: Record<string, string | undefined> = {},
): Check {
  const report = join(ROOT, `e2e/results/${reportName}.json`);
  const options = { cwd: join(ROOT, 'e2e'), report, read: readPlaywright, env };
  return { title, run: () => checkReport(bin('playwright', 'e2e'), ['test', ...parameters], options) };
}

/** Each bench with so little that it shows only that it runs. */
export const shortBenches = (hasBrowser: boolean): Check[] =>
  benches().map(({ name, file, needsBrowser }) => {
    const title = `Bench ${name}, in short`;
    if (needsBrowser && !hasBrowser) return skipped(title, `bench ${name}: there is no chromium`);
    return { title, run: () => checkCommand(bin('tsx'), [file, '--short']) };
  });

export function skipped(title: string, reason: string): Check {
  return { title, run: async () => ({ passed: 0, failed: 0, skipped: [reason] }) };
}

/** Lint, types and tests of one package, up to the first that fails. */
export async function checkPackage(name: string): Promise<void> {
  const projects = name === 'shell' ? ['shell', 'shell-server'] : [name];
  const checks: Check[] = [
    { title: `Format and lint of ${name}`, run: () => checkCommand(bin('biome'), ['ci', name]) },
    { title: `Types of ${name}`, run: () => checkCommand(bin('tsc'), ['-p', name]) },
    units(`Tests of ${name}`, ['--selectProjects', ...projects]),
  ];
  for (const check of checks) {
    const [outcome] = await runInParallel([check]);
    if (outcome?.failed !== 0) throw new ReleaseError(`${name} does not pass its checks; nothing was released.`);
  }
}
