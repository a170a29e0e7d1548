import type { Registry, Release } from '../registry';
import { type Described, isShell, ReleaseError, type SmokeStep } from './published';

/** What a browser is to open before a release, and the registry that it is to be opened with. */
export interface Trial {
  registry: Registry;
  /** Each with the name of whose page it is. */
  steps: (SmokeStep & { name: string })[];
}

/**
 * Candidates with what is live, and no version to fall back to: a fault must show. A remote is tested by its own pages,
 * the shell by those of all remotes.
 */
export function smokeTrial(candidates: readonly Described[], live: readonly Described[]): Trial {
  const all = [...candidates, ...live];
  const tested = candidates.some(({ release }) => isShell(release)) ? all : candidates;
  for (const { release, facts } of candidates) {
    if (facts.smoke.length === 0) throw new ReleaseError(`${release.name} has no smoke.json with pages to test.`);
  }
  const shell = all.map(({ release }) => release).find(isShell);
  const remotes = all.map(({ release }) => release).filter((release): release is Release => !isShell(release));
  return {
    registry: {
      ...(shell && { shell: { active: shell } }),
      remotes: Object.fromEntries(remotes.map((release) => [release.name, { active: atShell(release) }])),
    },
    steps: tested.flatMap(({ release, facts }) => facts.smoke.map((step) => ({ ...step, name: release.name }))),
  };
}

/** The files are published, but may not have been copied to another origin yet. */
function atShell(release: Release): Release {
  return { ...release, baseUrl: `/releases/${release.name}/${release.version}/` };
}
