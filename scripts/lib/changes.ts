import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { featureTests } from './feature-tests';
import { isOfPackage, ROOT } from './root';

const PLATFORM_SURFACE = /^packages\/(platform|contract)\/src\//;
const PLATFORM_REPORT_TEST = 'scripts/platform/platform-report.test.ts';

/** Files that no check but the linter reads. */
const DOCUMENTS = /\.md$|^\.ci\/|^\.gitignore$/;

/** Files that differ from a commit, or are not committed at all. */
export function changedFiles(since: string): string[] {
  const git = (...parameters: string[]) => execFileSync('git', parameters, { cwd: ROOT, encoding: 'utf8' }).split('\n');
  const names = [...git('diff', '--name-only', since), ...git('ls-files', '--others', '--exclude-standard')];
  return names.filter((name) => name !== '');
}

/**
 * Files whose tests changes of these files can break: sources, or the tests themselves; undefined for everything, when one
 * of them belongs to no package.
 */
export function testedAfter(files: readonly string[]): string[] | undefined {
  const sources = files.filter((file) => !DOCUMENTS.test(file));
  if (!sources.every(isOfPackage)) return undefined;
  const remaining = sources.filter((file) => existsSync(join(ROOT, file)));
  return [...new Set(remaining.flatMap((file) => [...(featureTests(file) ?? [file]), ...surfaceTests(file)]))];
}

function surfaceTests(file: string): string[] {
  return PLATFORM_SURFACE.test(file) ? [PLATFORM_REPORT_TEST] : [];
}
