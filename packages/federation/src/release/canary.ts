import { CANARY_PERCENT, type RegisteredRemote, type Registry } from '../registry';
import type { ActivateOptions } from './activate';
import { refuseConflicts } from './compatibility';
import type { HistoryEntry } from './history';
import {
  canaryIn,
  type Described,
  isShell,
  ReleaseError,
  readVerified,
  SHELL,
  type VersionName,
  withRegistered,
} from './published';
import { type Author, type Change, changeRegistry } from './registry-file';

/**
 * Whether there can be such a canary at all.
 *
 * @param names - What is to be released.
 * @param share - Percent of the visitors, 1 to 99.
 */
export function requireCanary(names: readonly string[], share: number): void {
  if (names.length !== 1 || names[0] === SHELL) throw new ReleaseError('A canary is one version of one remote.');
  const { min, max } = CANARY_PERCENT;
  if (!Number.isInteger(share) || share < min || share > max) {
    throw new ReleaseError(`A canary goes to ${min} to ${max} percent of the visitors.`);
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
  { smokeTest = false, ...author }: Omit<ActivateOptions, 'action'>,
): Promise<Registry> {
  return changeRegistry(releasesDir, author, async (before, { at, trust }) => {
    const remote = before.remotes[name];
    if (!remote) throw new ReleaseError(`${name} was never released: its first version goes to all visitors.`);
    const described = await readVerified(releasesDir, { name, version }, trust);
    await refuseConflicts(releasesDir, [described], before, trust);
    const registry = withRegistered(before, name, withCanary(remote, described, share, at));
    return { registry, done: [{ name, version, action: 'canary', share, smokeTest }] };
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

export function canaryToPromote({ remotes }: Registry, name: string): VersionName {
  const version = remotes[name]?.canary?.release.version;
  if (!version) throw new ReleaseError(`There is no canary of ${name}.`);
  return { name, version };
}

export interface CanaryEnd extends Author {
  /** What speaks against it, when it is taken back for its errors. */
  figures?: HistoryEntry['figures'];
}

/**
 * Takes a canary back: all visitors get the active version with their next page. The canary is withdrawn, like a version
 * that was rolled back.
 *
 * @param version - The canary to take back. One that was started in the meantime goes on.
 * @returns Whether it was taken back; false when somebody was quicker.
 */
export async function endCanary(
  releasesDir: string,
  name: string,
  version: string,
  { figures, ...author }: CanaryEnd,
): Promise<boolean> {
  let isCurrent = false;
  await changeRegistry(releasesDir, author, async (before) => {
    isCurrent = canaryIn(before, name)?.release.version === version;
    return isCurrent ? canaryEnded(before, name, figures) : undefined;
  });
  return isCurrent;
}

/** The change that takes the canary of a remote back. */
export function canaryEnded(registry: Registry, name: string, figures?: CanaryEnd['figures']): Change {
  const { canary, withdrawn = [], ...remote } = registry.remotes[name] as RegisteredRemote;
  const endedVersions = canary ? [canary.release.version] : [];
  return {
    registry: withRegistered(registry, name, { ...remote, withdrawn: [...withdrawn, ...endedVersions] }),
    done: endedVersions.map((version) => ({ name, version, action: 'end-canary', figures })),
  };
}
