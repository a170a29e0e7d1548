import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root';

/** Says the number of the platform (docs/decisions/029). */
const PLATFORM = 'packages/platform/package.json';

/** Whether this clone has only the newest commits. */
export function isShallow(root = ROOT): boolean {
  const said = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return said.trim() === 'true';
}

/**
 * The last commits at which the platform had an earlier number than the working tree, the newest first: one for each
 * number. What was merged counts from its merge on.
 */
export function earlierNumbers(count: number, root = ROOT): string[] {
  const git = (...parameters: string[]) =>
    execFileSync('git', parameters, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  const numberIn = (text: string) => /"version": "(\d+\.\d+)/.exec(text)?.[1];
  const changes = git('log', '--first-parent', '--format=%H', '--', PLATFORM).split('\n').filter(Boolean);
  // Each is followed by the last commit before it.
  const candidates = ['HEAD', ...changes.map((commit) => `${commit}^`)];
  const found = new Map([[numberIn(readFileSync(join(root, PLATFORM), 'utf8')), '']]);
  for (const candidate of candidates) {
    try {
      const number = numberIn(git('show', `${candidate}:${PLATFORM}`));
      if (number && !found.has(number)) found.set(number, git('rev-parse', candidate).trim());
    } catch {
      // The first commit with a platform has none before it.
    }
  }
  return [...found.values()].filter(Boolean).slice(0, count);
}
