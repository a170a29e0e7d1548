import { rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Release, ShellRelease } from '@wattle/federation/registry';
import { linkReleases, readPrevious, readRegistry, SHELL } from '@wattle/federation/release';
import { pairwiseRows } from '../../scripts/lib/mixed/pairwise-rows';
import { type MixedVersions, rowRegistry } from '../../scripts/lib/mixed/row-registry';
import { ROOT, remoteFolders } from '../../scripts/lib/root';
import { journeyKeys } from './build';

/** A combination of versions, with a releases folder of its own. */
interface MixedRow {
  /** Names what is at its version before. */
  name: string;
  older: readonly string[];
  releasesDir: string;
}

const FACTORS = [SHELL, ...remoteFolders().map((folder) => basename(folder).replace('mf-', ''))];

/** Pairwise combinations of the shell and the remotes at their active versions and at those before; the first is what is live. */
export const MIXED_ROWS: readonly MixedRow[] = pairwiseRows(FACTORS).map((older) => {
  const name = older.length > 0 ? `older-${older.join('-')}` : 'all-active';
  return { name, older, releasesDir: join(ROOT, '.cache/mixed/rows', name) };
});

/** Makes the folders of all rows over published versions. */
export async function linkRows(releasesDir: string): Promise<MixedVersions> {
  const versions = await readVersions(releasesDir);
  for (const row of MIXED_ROWS) {
    rmSync(row.releasesDir, { recursive: true, force: true });
    linkReleases(releasesDir, rowRegistry(versions, row.older), { folder: row.releasesDir, keys: journeyKeys() });
  }
  return versions;
}

async function readVersions(releasesDir: string): Promise<MixedVersions> {
  const { shell, remotes } = await readRegistry(releasesDir);
  if (!shell) throw new Error(`${releasesDir} holds no release of the shell`);
  const two = async <R extends Release | ShellRelease>(active: R) => ({
    active,
    previous: (await readPrevious(releasesDir, active.name)) as R | undefined,
  });
  return {
    shell: await two(shell.active),
    remotes: await Promise.all(Object.values(remotes).map(({ active }) => two(active))),
  };
}
