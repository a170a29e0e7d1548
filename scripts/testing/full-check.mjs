import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
/** The commit on which a long run has last passed (see recordFullCheck). */
const RECORD = join(import.meta.dirname, 'full-check.txt');

/**
 * The files at these paths that the last full check has not seen as they are now, or undefined where its commit is not
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
    return undefined;
  }
}

/** After a long run that has passed. What is not committed was in it too, and then no commit names it. */
export function recordFullCheck() {
  if (git('status', '--porcelain').length === 0) writeFileSync(RECORD, `${git('rev-parse', 'HEAD').join('')}\n`);
}

/** @type {(...parameters: string[]) => string[]} */
function git(...parameters) {
  const output = execFileSync('git', parameters, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return output.split('\n').filter((name) => name !== '');
}
