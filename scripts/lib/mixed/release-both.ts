import { cpSync, existsSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { KeySettings } from '@wattle/federation/signing';
import { buildAll } from '../build';
import { ROOT } from '../root';
import { previousCommit } from './previous-commit';
import { releaseCommit, type StoredVersions } from './release-commit';

/** Here the versions of one commit are stored, and beside them the rows. */
const CACHE = join(ROOT, '.cache/mixed');

/** The API before, after {@link releaseBoth}. */
export const PREVIOUS_API = join(CACHE, 'previous-api');

const storedIn = (folder: string): Required<StoredVersions> => ({
  releases: join(folder, 'releases'),
  api: join(folder, 'api'),
});

/**
 * Releases the versions before, by the code that they come from, and then those of the working tree, into one folder.
 */
export async function releaseBoth(registryKeys: KeySettings): Promise<string> {
  const previous = previousCommit();
  if ('reason' in previous) throw new Error(`There are no versions to mix with: ${previous.reason}`);
  const stored = join(CACHE, previous.commit);
  const { releases: before, api } = storedIn(stored);
  if (!existsSync(api)) {
    rmSync(CACHE, { recursive: true, force: true });
    const draft = `${stored}.draft`;
    await releaseCommit(previous.commit, storedIn(draft), registryKeys.file);
    renameSync(draft, stored);
  }
  rmSync(PREVIOUS_API, { force: true });
  symlinkSync(api, PREVIOUS_API);
  const releases = join(CACHE, 'releases');
  rmSync(releases, { recursive: true, force: true });
  cpSync(before, releases, { recursive: true });
  await buildAll({ releasesDir: releases, releasesUrl: '/releases/', registryKeys, isOwnFolder: true });
  return releases;
}
