import { cpSync, existsSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { KeySettings } from '@wattle/federation/signing';
import { buildAll } from '../build';
import { ROOT } from '../root';
import { previousCommit } from './previous-commit';
import { type KeptVersions, releaseCommit } from './release-commit';

/** Here the versions of one commit are kept, and beside them the rows. */
const CACHE = join(ROOT, '.cache/mixed');

/** The API before, after {@link releaseBoth}. */
export const PREVIOUS_API = join(CACHE, 'previous-api');

const keptIn = (folder: string): KeptVersions => ({ releases: join(folder, 'releases'), api: join(folder, 'api') });

/**
 * Releases the versions before, by the code that they come from, and then those of the working tree, into one folder.
 */
export async function releaseBoth(registryKeys: KeySettings): Promise<string> {
  const previous = previousCommit();
  if ('reason' in previous) throw new Error(`There are no versions to mix with: ${previous.reason}`);
  const kept = join(CACHE, previous.commit);
  const { releases: before, api } = keptIn(kept);
  if (!existsSync(api)) {
    rmSync(CACHE, { recursive: true, force: true });
    const draft = `${kept}.draft`;
    await releaseCommit(previous.commit, keptIn(draft), registryKeys.file);
    renameSync(draft, kept);
  }
  rmSync(PREVIOUS_API, { force: true });
  symlinkSync(api, PREVIOUS_API);
  const releases = join(CACHE, 'releases');
  rmSync(releases, { recursive: true, force: true });
  cpSync(before, releases, { recursive: true });
  await buildAll({ releasesDir: releases, releasesUrl: '/releases/', registryKeys, isOwnFolder: true });
  return releases;
}
