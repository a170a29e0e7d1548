import type { Registry } from '../registry';
import { refuseConflicts } from './compatibility';
import {
  canaryIn,
  type Registered,
  ReleaseError,
  readVerified,
  registeredIn,
  type VersionName,
  withRegistered,
} from './published';
import { type Author, changeRegistry } from './registry-file';

export interface ActivateOptions extends Author {
  /** Whether the versions have passed their smoke tests, with what is live. */
  smokeTest?: boolean;
  /** A promotion is refused unless the version is the canary by then. */
  action?: 'release' | 'promote' | undefined;
}

/**
 * Makes published versions the ones that pages load, all at once. Only the pointers in the registry change. What pages
 * fall back to is the version that was active last and has proven itself.
 *
 * @returns The changed registry.
 * @throws ReleaseError when they cannot be live together, or with what is live.
 */
export async function activateAll(
  releasesDir: string,
  versions: readonly VersionName[],
  { smokeTest = false, action = 'release', ...author }: ActivateOptions,
): Promise<Registry> {
  return changeRegistry(releasesDir, author, async (before, { trust }) => {
    if (action === 'promote') requireCanaries(before, versions);
    const described = await Promise.all(versions.map((version) => readVerified(releasesDir, version, trust)));
    await refuseConflicts(releasesDir, described, before, trust);
    let registry = before;
    for (const { release } of described) {
      const withdrawn = registeredIn(before, release.name)?.withdrawn?.filter((each) => each !== release.version);
      registry = withRegistered(registry, release.name, { active: release, withdrawn } as Registered);
    }
    return { registry, done: versions.map(({ name, version }) => ({ name, version, action, smokeTest })) };
  });
}

/** As {@link activateAll}, for one version. Returns what the registry now says of it. */
export async function activate(
  releasesDir: string,
  name: string,
  version: string,
  options: ActivateOptions,
): Promise<Registered> {
  return registeredIn(await activateAll(releasesDir, [{ name, version }], options), name) as Registered;
}

/** A canary that was taken back while it was tested once more must not go to all visitors. */
function requireCanaries(registry: Registry, versions: readonly VersionName[]): void {
  const endedCanary = versions.find(({ name, version }) => canaryIn(registry, name)?.release.version !== version);
  if (endedCanary)
    throw new ReleaseError(`${endedCanary.name} ${endedCanary.version} is no canary any more; nothing was changed.`);
}
