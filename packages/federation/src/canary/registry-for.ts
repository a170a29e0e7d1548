import { createHash } from 'node:crypto';
import type { Canary, RegisteredRemote, Registry } from '../registry';

/** Visitors are numbered from 0 to one less than this. */
export const VISITOR_NUMBERS = 10_000;

/**
 * The registry as one visitor gets it. Of a remote with a canary the canary is the active version of as many visitors as
 * its share says, and falls back to the version of all others. A visitor keeps her version as long as the canary goes
 * on; a larger share takes it from nobody.
 *
 * @param visitor - The visitor's number, 0 to {@link VISITOR_NUMBERS} - 1.
 */
export function registryFor(registry: Registry, visitor: number): Registry {
  const chosen = Object.entries(registry.remotes).map(([name, remote]) => [name, remoteFor(remote, visitor)]);
  return { ...registry, remotes: Object.fromEntries(chosen) };
}

export function hasCanary({ remotes }: Registry): boolean {
  return Object.values(remotes).some(({ canary }) => canary !== undefined);
}

function remoteFor({ canary, ...remote }: RegisteredRemote, visitor: number): RegisteredRemote {
  if (!canary) return remote;
  if (!isCanaryFor(canary, visitor)) return { ...remote, comparedWith: canary.release.version };
  const { active } = remote;
  return { ...remote, active: canary.release, lastGood: active, comparedWith: active.version };
}

/** Whether a visitor gets the canary. The hash differs from canary to canary, so that each reaches other visitors. */
export function isCanaryFor({ release: { name, version }, share }: Canary, visitor: number): boolean {
  const hash = createHash('sha256').update(`${name} ${version} ${visitor}`).digest();
  return hash.readUInt32BE() % 100 < share;
}
