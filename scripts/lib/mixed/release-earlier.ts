import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@wattle/federation/registry';
import { readRegistry, releaseFolder } from '@wattle/federation/release';
import { ROOT } from '../root';
import { earlierNumbers } from './number-changes';
import { releaseCommit } from './release-commit';

/** Here the versions of each commit are stored, and beside them what combines them. */
export const MATRIX_CACHE = join(ROOT, '.cache/matrix');

const COMMITS = join(MATRIX_CACHE, 'commits');

/**
 * Releases the versions of the last two numbers of the platform before this one, each by the code of its time. Gives
 * their folders, the newest first.
 */
export async function releaseEarlier(keyFile: string): Promise<string[]> {
  const commits = earlierNumbers(2);
  mkdirSync(COMMITS, { recursive: true });
  const unused = readdirSync(COMMITS).filter((name) => !commits.includes(name));
  for (const name of unused) rmSync(join(COMMITS, name), { recursive: true, force: true });
  for (const commit of commits) {
    const folder = join(COMMITS, commit);
    if (existsSync(folder)) continue;
    await releaseCommit(commit, { releases: `${folder}.draft` }, keyFile);
    renameSync(`${folder}.draft`, folder);
  }
  return commits.map((commit) => join(COMMITS, commit));
}

/** Copies what is live in a releases folder into another one. Gives its registry. */
export async function copyLive(from: string, to: string): Promise<Registry> {
  const registry = await readRegistry(from);
  const live = [registry.shell, ...Object.values(registry.remotes)].flatMap((each) => each?.active ?? []);
  for (const release of live) cpSync(releaseFolder(from, release), releaseFolder(to, release), { recursive: true });
  return registry;
}
