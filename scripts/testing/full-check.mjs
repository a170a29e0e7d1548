import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** The commit that the last long run has passed on. Renewed after one: `git rev-parse HEAD > scripts/testing/full-check.txt`. */
const RECORD = join(import.meta.dirname, 'full-check.txt');

/**
 * The files at these paths that the last full check has not seen as they are now; all of them where its commit is not
 * in this clone. Costly checks of what is committed run for these only, as the long run checks everything.
 *
 * @param {readonly string[]} paths
 */
export function changedSinceFullCheck(paths) {
  const commit = readFileSync(RECORD, 'utf8').trim();
  try {
    const changed = git('diff', '--name-only', commit, '--', ...paths);
    return [...changed, ...git('ls-files', '--others', '--exclude-standard', '--', ...paths)];
  } catch {
    return git('ls-files', '--', ...paths);
  }
}

/** @type {(...parameters: string[]) => string[]} */
function git(...parameters) {
  const output = execFileSync('git', parameters, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return output.split('\n').filter((name) => name !== '');
}
