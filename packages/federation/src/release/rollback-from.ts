import type { RegisteredRemote } from '../registry';
import { changeRegistry } from './registry-file';
import { rolledBack } from './rolled-back';

/**
 * Rolls a remote back if its canary, or without one its active version, is still the version that is meant: two people
 * who roll back the same version at once roll back no other.
 *
 * @returns What the registry now says of the remote; undefined when it has changed in the meantime.
 * @throws ReleaseError when there is nothing to go back to.
 */
export async function rollbackFrom(
  releasesDir: string,
  name: string,
  version: string,
): Promise<RegisteredRemote | undefined> {
  let changed: RegisteredRemote | undefined;
  await changeRegistry(releasesDir, ({ remotes }) => {
    const remote = remotes[name];
    if (!remote || version !== (remote.canary?.release ?? remote.active).version) return { remotes };
    changed = rolledBack(remote);
    return { remotes: { ...remotes, [name]: changed } };
  });
  return changed;
}
