import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Generations, MATRIX_CACHE } from '../../scripts/lib/mixed/release-earlier';
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

const AGES = ['N', 'N-1', 'N-2'];

/** All pairs of ages, each with a releases folder of its own. */
export const MATRIX_ROWS: readonly MatrixRow[] = AGES.flatMap((shell, ageOfShell) =>
  AGES.map((remotes, ageOfRemotes) => ({
    shell,
    remotes,
    isPromised: ageOfShell + ageOfRemotes <= 1 || (ageOfShell === 1 && ageOfRemotes === 1),
    folder: join(MATRIX_CACHE, 'rows', `shell-${shell}-remotes-${remotes}`),
  })),
);

/** Makes the folders of all rows for which there are versions. Nothing in them falls back: what fails must show. */
export function linkMatrix(releasesDir: string, generations: Generations): void {
  rmSync(join(MATRIX_CACHE, 'rows'), { recursive: true, force: true });
  for (const { shell, remotes, folder } of MATRIX_ROWS) {
    const [ofShell, ofRemotes] = [shell, remotes].map((age) => generations[AGES.indexOf(age)]);
    if (!ofShell?.shell || !ofRemotes) continue;
    const active = Object.entries(ofRemotes.remotes).map(([name, each]) => [name, { active: each.active }]);
    const registry = { shell: { active: ofShell.shell.active }, remotes: Object.fromEntries(active) };
    linkReleases(releasesDir, registry, { folder, keys: journeyKeys() });
  }
}
