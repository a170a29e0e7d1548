import type { Registry } from '../registry';
import type { HistoryEntry } from './history';
import { versionsProvenBy } from './proof';
import { isPublished, readDescribed } from './published';
import { type Registered, withRegistered } from './registry-file';
import type { AnyRelease } from './release-facts';

/**
 * The registry with another active version of the shell, or of a remote. What pages fall back to is the version that was
 * active last and has proven itself. A canary ends.
 */
export async function pointTo(
  releasesDir: string,
  registry: Registry,
  active: AnyRelease,
  withdrawn: string[] | undefined,
  { history, now }: { history: readonly HistoryEntry[]; now: Date },
): Promise<Registry> {
  const { name } = active;
  const own = history.filter((entry) => entry.name === name);
  const proven = versionsProvenBy(own, now).filter((each) => each !== active.version && !withdrawn?.includes(each));
  const there = await Promise.all(proven.map((version) => isPublished(releasesDir, { name, version })));
  const fallback = proven.find((_version, index) => there[index]);
  const lastGood = fallback ? (await readDescribed(releasesDir, { name, version: fallback })).release : undefined;
  return withRegistered(registry, name, { active, lastGood, withdrawn } as Registered);
}
