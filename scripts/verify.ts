import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { deadCode, folders, lint, types, units } from './lib/checks';
import { parseCommand, runCommand } from './lib/command';
import { featureTests } from './lib/feature-tests';
import { report, runInParallel } from './lib/lanes';
import { withinLimit } from './lib/processor-limit';
import { isOfPackage, ROOT } from './lib/root';

const PLATFORM_SURFACE = /^packages\/(platform|contract)\/src\//;
const PLATFORM_REPORT_TEST = 'scripts/platform/platform-report.test.ts';

/** Files that no check but the linter reads. */
const DOCUMENTS = /\.md$|^\.ci\/|^\.gitignore$/;

/** Files that differ from a commit, or are not committed at all. */
function changedFiles(since: string): string[] {
  const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: ROOT, encoding: 'utf8' }).split('\n');
  const names = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
  return names.filter((name) => name !== '');
}

/**
 * Files whose tests changes of these files can break: sources, or the tests themselves; undefined for everything, when one
 * of them belongs to no package.
 */
function testedAfter(files: readonly string[]): string[] | undefined {
  const sources = files.filter((file) => !DOCUMENTS.test(file));
  if (!sources.every(isOfPackage)) return undefined;
  const remaining = sources.filter((file) => existsSync(join(ROOT, file)));
  return [...new Set(remaining.flatMap((file) => [...(featureTests(file) ?? [file]), ...surfaceTests(file)]))];
}

function surfaceTests(file: string): string[] {
  return PLATFORM_SURFACE.test(file) ? [PLATFORM_REPORT_TEST] : [];
}

const USAGE = `pnpm verify                    everything but the journeys
pnpm verify --changed          only the tests that files which are not committed can break
pnpm verify --changed <commit> only the tests that changes since a commit can break`;

await runCommand(async (args) => {
  const options = { changed: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseCommand(USAGE, { args, options, allowPositionals: true });
  const tested = values.changed ? testedAfter(changedFiles(positionals[0] ?? 'HEAD')) : undefined;
  const tests = tested
    ? units('Units that use what has changed', ['--passWithNoTests', '--findRelatedTests', ...tested])
    : units('Units, API and embedded engine');
  report(await runInParallel([types], [lint, folders, deadCode, withinLimit(tests)]));
});
