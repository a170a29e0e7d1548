import type { RegisteredRemote, RegisteredShell, Registry } from '../registry';
import type { NewEntry } from './history';
import { findConflicts } from './live';
import { versionsProvenBy } from './proof';
import { isPublished, readDescribed } from './published';
import { type Registered, registeredIn, withRegistered } from './registered';
import { type AnyRelease, SHELL } from './release-facts';

/**
 * The registry with what the shell and each remote fall back to: the version that was active last, has proven itself,
 * was not withdrawn, and can be live with all others.
 */
export async function withFallbacks(
  releasesDir: string,
  registry: Registry,
  history: readonly NewEntry[],
): Promise<Registry> {
  let next = registry;
  for (const name of [...(registry.shell ? [SHELL] : []), ...Object.keys(registry.remotes)]) {
    const registered = registeredIn(registry, name) as Registered;
    const lastGood = await findFallback(releasesDir, registry, registered, history).catch(() =>
      unlessWithdrawn(registered),
    );
    next = withRegistered(next, name, { ...registered, lastGood } as RegisteredRemote & RegisteredShell);
  }
  return next;
}

async function findFallback(
  releasesDir: string,
  registry: Registry,
  { active, lastGood, withdrawn = [] }: Registered,
  history: readonly NewEntry[],
): Promise<AnyRelease | undefined> {
  const { name } = active;
  const own = history.filter((entry) => entry.name === name);
  // A registry may be older than its history.
  const isKnown = own.some(({ version }) => version === lastGood?.version);
  const proven = [...versionsProvenBy(own, new Date()), ...(lastGood && !isKnown ? [lastGood.version] : [])];
  for (const version of proven) {
    if (version === active.version || withdrawn.includes(version)) continue;
    if (!(await isPublished(releasesDir, { name, version }))) continue;
    const described = await readDescribed(releasesDir, { name, version });
    if ((await findConflicts(releasesDir, [described], registry)).length === 0) return described.release;
  }
  return undefined;
}

/** What stays where files of other versions cannot be read: a roll back must not fail for that. */
function unlessWithdrawn({ lastGood, withdrawn }: Registered): AnyRelease | undefined {
  return lastGood && withdrawn?.includes(lastGood.version) ? undefined : lastGood;
}
