import { execFileSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { shippedByRemote, shippedByShell } from '@wattle/federation/build';
import { ROOT, remoteFolders } from '../root';
import { isShallow } from './number-changes';

/** Changes with the releases of the shell (docs/releasing.md). */
const RELEASED_PLATFORM = 'packages/platform/etc/platform.released.api.md';

const MAX_COMMITS = 200;

/** Where the versions before can be built from, or why nowhere. */
export type PreviousCommit = { commit: string } | { reason: string };

/**
 * The commit that stands for what was live before the working tree: the newest one at which each package shipped other
 * sources than now, beginning with the last release of the shell and going back to the first. What was merged counts
 * from its merge on.
 */
export function previousCommit(root = ROOT, shipped = shippedFiles()): PreviousCommit {
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter((line) => line !== '');
  const isReleasable = (commit: string) => git('ls-tree', '--name-only', commit, RELEASED_PLATFORM).length > 0;
  const differsInAll = (commit: string) => {
    const changed = git('diff', '--name-only', '--no-renames', '--relative', commit, '--');
    return shipped.every((files) => changed.some((file) => files.has(file)));
  };

  try {
    if (isShallow(root)) return { reason: 'the history of this clone is cut' };
    const [released] = git('log', '--max-count=1', '--format=%H', '--', RELEASED_PLATFORM);
    if (!released) return { reason: 'no release of the shell is recorded in the history' };
    const candidates = git('log', '--first-parent', `--max-count=${MAX_COMMITS}`, '--format=%H', released);
    const commit = candidates.find((each) => differsInAll(each) && isReleasable(each));
    return commit ? { commit } : { reason: 'no earlier commit differs in every package' };
  } catch {
    return { reason: 'there is no history of git' };
  }
}

function shippedFiles(): ReadonlySet<string>[] {
  const all = [shippedByShell(join(ROOT, 'shell')), ...remoteFolders().map(shippedByRemote)];
  // A build reads only a part of a package.json.
  return all.map(({ sources }) => new Set([...sources].filter((file) => basename(file) !== 'package.json')));
}
