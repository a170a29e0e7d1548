import type { RegisteredRemote, Registry } from '../registry';
import type { RegistryKeys } from '../signing/sign-registry';
import type { HistoryEntry } from './history';
import { canaryIn, withRegistered } from './registered';
import { type Change, changeRegistry } from './registry-file';

/** Who ends a canary, and when. */
export interface CanaryEnd {
  by: string;
  now?: Date;
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
  { keys, ...end }: CanaryEnd & { keys: RegistryKeys },
): Promise<boolean> {
  let isCurrent = false;
  await changeRegistry(releasesDir, keys, async (before) => {
    isCurrent = canaryIn(before, name)?.release.version === version;
    return isCurrent ? canaryEnded(before, name, end) : undefined;
  });
  return isCurrent;
}

/** The change that takes the canary of a remote back. */
export function canaryEnded(registry: Registry, name: string, { by, now = new Date(), figures }: CanaryEnd): Change {
  const { canary, withdrawn = [], ...remote } = registry.remotes[name] as RegisteredRemote;
  const ended = canary ? [canary.release.version] : [];
  return {
    registry: withRegistered(registry, name, { ...remote, withdrawn: [...withdrawn, ...ended] }),
    done: ended.map((version) => ({ name, version, at: now.toISOString(), by, action: 'end-canary', figures })),
  };
}
