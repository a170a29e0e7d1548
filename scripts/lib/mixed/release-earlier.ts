import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Registry } from '@wattle/federation/registry';
import { readRegistry, releaseFolder } from '@wattle/federation/release';
import { ROOT } from '../root';
import { earlierNumbers } from './number-changes';
import { releaseCommit } from './release-commit';

/** Here the versions of each commit are stored, and beside them what combines them. */
export const MATRIX_CACHE = join(ROOT, '.cache/matrix');

const COMMITS = join(MATRIX_CACHE, 'commits');

/** What was live at one time, by its age: 0 is now. */
export type Generations = readonly Registry[];

/**
 * Puts what is live into one folder with the versions of the two numbers of the platform before, each released by the
 * code of its time.
 *
 * @param current - The folder with what is live.
 */
export async function releaseEarlier(current: string, keyFile: string): Promise<{ folder: string; generations: Generations }> {
  const commits = earlierNumbers(2);
  const stored = commits.map((commit) => join(COMMITS, commit));
  mkdirSync(COMMITS, { recursive: true });
  for (const name of readdirSync(COMMITS).filter((each) => !commits.includes(each)))
    rmSync(join(COMMITS, name), { recursive: true, force: true });
  for (const [index, commit] of commits.entries()) {
    const folder = stored[index] as string;
    if (existsSync(folder)) continue;
    await releaseCommit(commit, { releases: `${folder}.draft` }, keyFile);
    renameSync(`${folder}.draft`, folder);
  }
  const folder = join(MATRIX_CACHE, 'releases');
  rmSync(folder, { recursive: true, force: true });
  const generations: Registry[] = [];
  for (const from of [current, ...stored]) {
    const registry = await readRegistry(from);
    for (const release of activeIn(registry)) {
      mkdirSync(dirname(releaseFolder(folder, release)), { recursive: true });
      cpSync(releaseFolder(from, release), releaseFolder(folder, release), { recursive: true });
    }
    generations.push(registry);
  }
  return { folder, generations };
}

function activeIn({ shell, remotes }: Registry) {
  return [shell, ...Object.values(remotes)].flatMap((each) => each?.active ?? []);
}
