import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@wattle/federation/registry';
import { MATRIX_CACHE } from '../../scripts/lib/mixed/release-earlier';
import { linkReleases } from '../../scripts/lib/release/linked-releases';
import { journeyKeys } from './build';

/** A shell and remotes of two times. */
export interface MatrixRow {
  shell: string;
  remotes: string;
  /** Whether a page must work in it. */
  isPromised: boolean;
  folder: string;
}

/** Numbers of the platform, the newest first. */
const AGES = ['N', 'N-1', 'N-2'];

/** The shells of these, and the newest with the federation runtime of the minor version before. */
const SHELLS = [...AGES, 'N-runtime-before'];

/** Each shell with the remotes of each time, in a releases folder of its own. */
export const MATRIX_ROWS: readonly MatrixRow[] = SHELLS.flatMap((shell, ageOfShell) =>
  AGES.map((remotes, ageOfRemotes) => ({
    shell,
    remotes,
    isPromised: ageOfShell <= 1 && ageOfRemotes <= 1,
    folder: join(MATRIX_CACHE, 'rows', `${shell}-with-${remotes}`),
  })),
);

/**
 * Makes the folders of all rows for which there are versions. Nothing in them falls back: what fails must show.
 *
 * @param releasesDir - The folder of all versions.
 * @param registries - What was live at each age, and the other shell.
 */
export function linkMatrix(releasesDir: string, registries: readonly Registry[], otherShell: Registry): void {
  rmSync(join(MATRIX_CACHE, 'rows'), { recursive: true, force: true });
  for (const { shell, remotes, folder } of MATRIX_ROWS) {
    const ofShell = AGES.includes(shell) ? registries[AGES.indexOf(shell)] : otherShell;
    const ofRemotes = registries[AGES.indexOf(remotes)];
    if (!ofShell?.shell || !ofRemotes) continue;
    const active = Object.entries(ofRemotes.remotes).map(([name, each]) => [name, { active: each.active }]);
    const registry = { shell: { active: ofShell.shell.active }, remotes: Object.fromEntries(active) };
    linkReleases(releasesDir, registry, { folder, keys: journeyKeys() });
  }
}
