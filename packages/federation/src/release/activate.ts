import type { Registry, Release } from '../registry';
import { readRelease } from './publish';
import { changeRegistry } from './registry-file';
import { ReleaseError } from './release-error';

/** Makes a published version the one that pages load. Only the pointer moves; the version before stays at hand. */
export async function activate(releasesDir: string, name: string, version: string): Promise<void> {
  const active = await readRelease(releasesDir, name, version);
  await changeRegistry(releasesDir, (registry) => {
    refuseOverlap(registry, active);
    const before = registry.remotes[name];
    const lastGood = before && before.active.version !== version ? before.active : before?.lastGood;
    return { remotes: { ...registry.remotes, [name]: { active, lastGood } } };
  });
}

/**
 * Goes back to the version before. The one that was rolled back is not kept as a fallback.
 *
 * @returns The version that is active now.
 * @throws ReleaseError when there is none to go back to.
 */
export async function rollback(releasesDir: string, name: string): Promise<Release> {
  let active: Release | undefined;
  await changeRegistry(releasesDir, (registry) => {
    active = registry.remotes[name]?.lastGood;
    if (!active) throw new ReleaseError(`There is no version of ${name} to go back to.`);
    return { remotes: { ...registry.remotes, [name]: { active } } };
  });
  return active as Release;
}

/** Two remotes must not claim one path: which of them a visitor got would be chance. */
function refuseOverlap({ remotes }: Registry, { name, paths }: Release): void {
  const others = Object.values(remotes).filter(({ active }) => active.name !== name);
  for (const { active } of others) {
    const shared = active.paths.find(({ path }) => paths.some((own) => own.path === path));
    if (shared) throw new ReleaseError(`${name} and ${active.name} both claim ${shared.path}.`);
  }
}
