import { join } from 'node:path';
import { checkCommand, checkReport, type Outcome, readJest, readPlaywright } from './check';
import type { Check } from './lanes';
import { ROOT } from './root';
import { workspacePackages } from './workspace';

const bin = (name: string, folder = '.') => join(ROOT, folder, 'node_modules/.bin', name);

export const lint: Check = { title: 'Format and lint', run: () => checkCommand(bin('biome'), ['ci', '.']) };

/** The folders of the API: domains, their entrances and their records. */
export const folders: Check = { title: 'Folders of the API', run: () => checkCommand(bin('depcruise'), ['api/src']) };

export const deadCode: Check = { title: 'Dead code', run: () => checkCommand(bin('knip'), []) };

export const storybook: Check = {
  title: 'Storybook builds',
  run: () =>
    checkCommand(bin('storybook', 'design-system'), ['build', '--quiet'], { cwd: join(ROOT, 'design-system') }),
};

/** Every story of the built Storybook, by keyboard, pointer and axe. */
export const stories: Check = {
  title: 'Stories in a browser',
  run: () =>
    checkReport(bin('playwright', 'e2e'), ['test', '--config=stories.config.ts'], {
      cwd: join(ROOT, 'e2e'),
      report: join(ROOT, 'e2e/results/stories.json'),
      read: readPlaywright,
    }),
};

/** The types of these packages, one after the other: the compiler uses every core by itself. */
export function types(folders = workspacePackages().map(({ folder }) => folder)): Check {
  return {
    title: 'Types',
    run: async () => {
      const outcomes: Outcome[] = [];
      for (const folder of folders) outcomes.push(await checkCommand(bin('tsc'), ['-p', folder]));
      return outcomes.find(({ failed }) => failed > 0) ?? { passed: 1, failed: 0, skipped: [] };
    },
  };
}

/** Jest's tests, in all packages unless the parameters say otherwise. */
export function units(title: string, parameters: string[] = [], env: Record<string, string | undefined> = {}): Check {
  const report = join(ROOT, '.cache/jest.json');
  const node = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', bin('../jest/bin/jest.js')];
  const jest = ['--json', `--outputFile=${report}`, ...parameters];
  return { title, run: () => checkReport(process.execPath, [...node, ...jest], { report, read: readJest, env }) };
}

/** The journeys in a browser. */
export function journeys(title: string, parameters: string[] = []): Check {
  const report = join(ROOT, 'e2e/results/report.json');
  const options = { cwd: join(ROOT, 'e2e'), report, read: readPlaywright };
  return {
    title,
    run: () => checkReport(bin('playwright', 'e2e'), ['test', ...parameters], options),
  };
}

/** The core journeys on combinations of the versions of the working tree with those before. */
export function mixedJourneys(title: string): Check {
  const report = join(ROOT, 'e2e/results/mixed.json');
  const options = { cwd: join(ROOT, 'e2e'), report, read: readPlaywright, env: { RELEASES_DIR: undefined } };
  return { title, run: () => checkReport(bin('playwright', 'e2e'), ['test', '--config=mixed.config.ts'], options) };
}

/** A check that cannot be made here. */
export function skipped(title: string, reason: string): Check {
  return { title, run: async () => ({ passed: 0, failed: 0, skipped: [reason] }) };
}
