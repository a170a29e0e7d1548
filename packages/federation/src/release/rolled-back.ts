import type { RegisteredRemote } from '../registry';
import { ReleaseError } from './release-error';

/**
 * A remote after a roll back: without its canary, or else at its last good version. What was taken back is withdrawn: no
 * page falls back to it, and no start brings it back.
 *
 * @throws ReleaseError when there is nothing to go back to.
 */
export function rolledBack(remote: RegisteredRemote): RegisteredRemote {
  if (remote.canary) return withoutCanary(remote);
  const { active, lastGood, withdrawn = [] } = remote;
  if (!lastGood) throw new ReleaseError(`There is no version of ${active.name} to go back to.`);
  return { active: lastGood, withdrawn: [...withdrawn, active.version] };
}

/** A remote after its canary was taken back. */
export function withoutCanary({ canary, withdrawn = [], ...remote }: RegisteredRemote): RegisteredRemote {
  return { ...remote, withdrawn: canary ? [...withdrawn, canary.release.version] : withdrawn };
}
