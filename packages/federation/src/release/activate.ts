import type { RegisteredRemote, Registry, Release } from '../registry';
import { readRelease } from './publish';
import { changeRegistry } from './registry-file';
import { ReleaseError } from './release-error';
import { rolledBack } from './rolled-back';

/**
 * Makes a published version the one that pages load. Only the pointer in the registry changes; the version before becomes the last good one.
 *
 * @returns What the registry now says of the remote.
 */
export async function activate(releasesDir: string, name: string, version: string): Promise<RegisteredRemote> {
  const active = await readRelease(releasesDir, name, version);
  return changeRemote(releasesDir, name, (before, registry) => {
    refuseOverlap(registry, active);
    const withdrawn = before?.withdrawn?.filter((each) => each !== version);
    const earlier = [before?.active, before?.lastGood].filter((release) => release !== undefined);
    const lastGood = earlier.find((release) => release.version !== version && !withdrawn?.includes(release.version));
    return { active, lastGood, withdrawn };
  });
}

/**
 * Takes back the canary, or else goes back to the version before. The one that was rolled back is withdrawn: no page falls back to it, and no start
 * brings it back.
 *
 * @returns What the registry now says of the remote.
 * @throws ReleaseError when there is none to go back to.
 */
export async function rollback(releasesDir: string, name: string): Promise<RegisteredRemote> {
  return changeRemote(releasesDir, name, (before) => {
    if (!before) throw new ReleaseError(`There is no version of ${name} to go back to.`);
    return rolledBack(before);
  });
}

async function changeRemote(
  releasesDir: string,
  name: string,
  change: (before: RegisteredRemote | undefined, registry: Registry) => RegisteredRemote,
): Promise<RegisteredRemote> {
  const { remotes } = await changeRegistry(releasesDir, (registry) => ({
    remotes: { ...registry.remotes, [name]: change(registry.remotes[name], registry) },
  }));
  return remotes[name] as RegisteredRemote;
}

/** Two remotes must not claim the same path: the registry would not say which of them serves it. */
export function refuseOverlap({ remotes }: Registry, { name, paths }: Release): void {
  const others = Object.values(remotes).filter(({ active }) => active.name !== name);
  for (const { active } of others) {
    const shared = active.paths.find(({ path }) => paths.some((own) => own.path === path));
    if (shared) throw new ReleaseError(`${name} and ${active.name} both claim ${shared.path}.`);
  }
}
