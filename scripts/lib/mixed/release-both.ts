import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { KeySettings } from '@wattle/federation/signing';
import { buildAll } from '../build';
import { ROOT } from '../root';
import { previousCommit } from './previous-commit';
import { releaseCommit } from './release-commit';
import { shippedFiles } from './shipped-files';

/** Here the versions of one commit are kept, and beside them the rows. */
const CACHE = join(ROOT, '.cache/mixed');

/**
 * Releases the versions before, by the code that they come from, and then those of the working tree, into one folder.
 *
 * @returns The folder.
 */
export async function releaseBoth(registryKeys: KeySettings): Promise<string> {
  const previous = previousCommit(ROOT, shippedFiles());
  if ('reason' in previous) throw new Error(`There are no versions to mix with: ${previous.reason}`);
  const kept = join(CACHE, previous.commit);
  if (!existsSync(kept)) {
    rmSync(CACHE, { recursive: true, force: true });
    const draft = `${kept}.draft`;
    await releaseCommit(previous.commit, draft, registryKeys.file);
    renameSync(draft, kept);
  }
  const releases = join(CACHE, 'releases');
  rmSync(releases, { recursive: true, force: true });
  cpSync(kept, releases, { recursive: true });
  await buildAll({ releasesDir: releases, releasesUrl: '/releases/', registryKeys, isOwnFolder: true });
  return releases;
}
