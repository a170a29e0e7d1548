import type { RegisteredRemote, Registry } from '../registry';
import { activate, refuseOverlap } from './activate';
import { readRelease } from './publish';
import { changeRegistry, readRegistry } from './registry-file';
import { ReleaseError } from './release-error';

/**
 * Gives a published version to a share of the visitors. For the canary that goes on it changes the share only.
 *
 * @param share - Percent of the visitors, 1 to 99.
 */
export async function startCanary(
  releasesDir: string,
  name: string,
  version: string,
  share: number,
  now = new Date(),
): Promise<RegisteredRemote> {
  if (!Number.isInteger(share) || share < 1 || share > 99) {
    throw new ReleaseError('A canary goes to 1 to 99 percent of the visitors.');
  }
  const release = await readRelease(releasesDir, name, version);
  return changeRemote(releasesDir, name, (remote, registry) => {
    refuseOverlap(registry, release);
    if (remote.active.version === version) throw new ReleaseError(`${name} ${version} is what all visitors have.`);
    const earlier = remote.canary?.release.version === version ? remote.canary.since : undefined;
    const withdrawn = remote.withdrawn?.filter((each) => each !== version);
    return { ...remote, withdrawn, canary: { release, share, since: earlier ?? now.toISOString() } };
  });
}

/** Gives the canary to all visitors. The version that they had becomes the last good one. */
export async function promoteCanary(releasesDir: string, name: string): Promise<RegisteredRemote> {
  const { remotes } = await readRegistry(releasesDir);
  const version = remotes[name]?.canary?.release.version;
  if (!version) throw new ReleaseError(`There is no canary of ${name}.`);
  return activate(releasesDir, name, version);
}

async function changeRemote(
  releasesDir: string,
  name: string,
  change: (remote: RegisteredRemote, registry: Registry) => RegisteredRemote,
): Promise<RegisteredRemote> {
  const { remotes } = await changeRegistry(releasesDir, (registry) => {
    const remote = registry.remotes[name];
    if (!remote) throw new ReleaseError(`${name} was never released: its first version goes to all visitors.`);
    return { remotes: { ...registry.remotes, [name]: change(remote, registry) } };
  });
  return remotes[name] as RegisteredRemote;
}
