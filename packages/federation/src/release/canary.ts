import type { RegisteredRemote, Registry } from '../registry';
import type { ActivateOptions } from './activate';
import { thisUser } from './history';
import { refuseConflicts } from './live';
import { readDescribed, type VersionName } from './published';
import { withRegistered } from './registered';
import { changeRegistry } from './registry-file';
import { ReleaseError } from './release-error';
import { type Described, isShell, SHELL } from './release-facts';

/**
 * Whether there can be such a canary at all.
 *
 * @param names - What is to be released.
 * @param share - Percent of the visitors, 1 to 99.
 */
export function requireCanary(names: readonly string[], share: number): void {
  if (names.length !== 1 || names[0] === SHELL) throw new ReleaseError('A canary is one version of one remote.');
  if (!Number.isInteger(share) || share < 1 || share > 99) {
    throw new ReleaseError('A canary goes to 1 to 99 percent of the visitors.');
  }
}

/**
 * Gives a published version of a remote to a share of the visitors. For the canary that goes on it changes the share
 * only; what is counted of it begins anew.
 *
 * @param share - Percent of the visitors, 1 to 99.
 * @returns The changed registry.
 * @throws ReleaseError when it cannot be live together with what is live.
 */
export async function startCanary(
  releasesDir: string,
  { name, version }: VersionName,
  share: number,
  { keys, by = thisUser(), now = new Date(), smokeTest = false }: Omit<ActivateOptions, 'action'>,
): Promise<Registry> {
  const described = await readDescribed(releasesDir, { name, version });
  return changeRegistry(releasesDir, keys, async (before) => {
    const remote = before.remotes[name];
    if (!remote) throw new ReleaseError(`${name} was never released: its first version goes to all visitors.`);
    await refuseConflicts(releasesDir, [described], before);
    const at = now.toISOString();
    const registry = withRegistered(before, name, withCanary(remote, described, share, at));
    return { registry, done: [{ name, version, at, by, action: 'canary', share, smokeTest }] };
  });
}

function withCanary(remote: RegisteredRemote, { release }: Described, share: number, at: string): RegisteredRemote {
  if (isShell(release)) throw new ReleaseError('The shell has no canaries.');
  const { name, version } = release;
  if (remote.active.version === version) throw new ReleaseError(`${name} ${version} is what all visitors have.`);
  const withdrawn = remote.withdrawn?.filter((each) => each !== version);
  const { canary } = remote;
  if (canary?.release.version !== version) return { ...remote, withdrawn, canary: { release, share, since: at } };
  return { ...remote, withdrawn, canary: canary.share === share ? canary : { ...canary, share, shareSince: at } };
}

/** The canary of a remote. */
export function canaryToPromote({ remotes }: Registry, name: string): VersionName {
  const version = remotes[name]?.canary?.release.version;
  if (!version) throw new ReleaseError(`There is no canary of ${name}.`);
  return { name, version };
}
