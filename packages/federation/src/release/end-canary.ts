import type { RegisteredRemote, Registry } from '../registry';
import type { HistoryEntry } from './history';
import { type Change, canaryIn, changeRegistry, withRegistered } from './registry-file';

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
 * @param version - The canary that is meant. One that was started in the meantime goes on.
 * @returns Whether it was taken back; false when somebody was quicker.
 */
export async function endCanary(releasesDir: string, name: string, version: string, end: CanaryEnd): Promise<boolean> {
  let isMeant = false;
  await changeRegistry(releasesDir, async (before) => {
    isMeant = canaryIn(before, name)?.release.version === version;
    return isMeant ? canaryEnded(before, name, end) : undefined;
  });
  return isMeant;
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
