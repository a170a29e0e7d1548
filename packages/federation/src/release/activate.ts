import type { Registry } from '../registry';
import { refuseProblems } from './gate';
import { type HistoryEntry, thisUser } from './history';
import { provenVersions } from './proof';
import { isPublished, readDescribed } from './publish';
import { changeRegistry, type Registered, registeredIn, withRegistered } from './registry-file';
import { ReleaseError } from './release-error';
import type { AnyRelease, Described } from './release-facts';

/** Which version of what. */
export interface VersionName {
  name: string;
  version: string;
}

export interface ActivateOptions {
  /** Who does it. */
  by?: string | undefined;
  now?: Date;
  /** Whether the versions have passed their smoke tests, with what is live. */
  smokeTest?: boolean;
}

/**
 * Makes published versions the ones that pages load, all at once. Only the pointers in the registry change. What pages
 * fall back to is the version that was active last and has proven itself.
 *
 * @returns The changed registry.
 * @throws ReleaseError when they cannot be live together, or with what is live.
 */
export async function activateAll(
  releasesDir: string,
  versions: readonly VersionName[],
  { by = thisUser(), now = new Date(), smokeTest = false }: ActivateOptions = {},
): Promise<Registry> {
  const described = await Promise.all(versions.map((version) => readDescribed(releasesDir, version)));
  return changeRegistry(releasesDir, async (before, history) => {
    await refuse(releasesDir, described, before);
    let registry = before;
    for (const { release } of described) {
      const withdrawn = registeredIn(before, release.name)?.withdrawn?.filter((each) => each !== release.version);
      registry = await pointTo(releasesDir, registry, release, withdrawn, { history, now });
    }
    const at = now.toISOString();
    return { registry, done: versions.map((version) => ({ ...version, at, by, action: 'release', smokeTest })) };
  });
}

/** As {@link activateAll}, for one version. Returns what the registry now says of it. */
export async function activate(
  releasesDir: string,
  name: string,
  version: string,
  options: ActivateOptions = {},
): Promise<Registered> {
  return registeredIn(await activateAll(releasesDir, [{ name, version }], options), name) as Registered;
}

/**
 * Goes back to the last good version, or to the one that is named. The one that was rolled back is withdrawn: no page
 * falls back to it, and no start brings it back.
 *
 * @returns What the registry now says of it.
 * @throws ReleaseError when there is none to go back to.
 */
export async function rollback(
  releasesDir: string,
  name: string,
  { version, by = thisUser(), now = new Date() }: ActivateOptions & { version?: string | undefined } = {},
): Promise<Registered> {
  const registry = await changeRegistry(releasesDir, async (before, history) => {
    const registered = registeredIn(before, name);
    if (!registered) throw new ReleaseError(`${name} has never been released.`);
    const { active, lastGood, withdrawn = [] } = registered;
    const target = version ?? lastGood?.version;
    if (!target) throw new ReleaseError(nothingToGoBackTo(name, active.version, history));
    if (target === active.version) throw new ReleaseError(`${name} is at ${target} already.`);
    const described = await readDescribed(releasesDir, { name, version: target });
    await refuse(releasesDir, [described], before);
    const nowWithdrawn = [...withdrawn.filter((each) => each !== target), active.version];
    const changed = await pointTo(releasesDir, before, described.release, nowWithdrawn, { history, now });
    return { registry: changed, done: [{ name, version: target, at: now.toISOString(), by, action: 'rollback' }] };
  });
  return registeredIn(registry, name) as Registered;
}

/** Everything that is live, but for what these names stand for. */
export async function readLive(
  releasesDir: string,
  registry: Registry,
  without: readonly string[],
): Promise<Described[]> {
  const all = [registry.shell, ...Object.values(registry.remotes)].flatMap((each) => each?.active ?? []);
  const others = all.filter(({ name }) => !without.includes(name));
  return Promise.all(others.map((release) => readDescribed(releasesDir, release)));
}

async function refuse(releasesDir: string, candidates: readonly Described[], registry: Registry): Promise<void> {
  const names = candidates.map(({ release }) => release.name);
  refuseProblems(candidates, await readLive(releasesDir, registry, names));
}

async function pointTo(
  releasesDir: string,
  registry: Registry,
  active: AnyRelease,
  withdrawn: string[] | undefined,
  { history, now }: { history: readonly HistoryEntry[]; now: Date },
): Promise<Registry> {
  const { name } = active;
  const own = history.filter((entry) => entry.name === name);
  const proven = provenVersions(own, now).filter((each) => each !== active.version && !withdrawn?.includes(each));
  const there = await Promise.all(proven.map((version) => isPublished(releasesDir, { name, version })));
  const fallback = proven.find((_version, index) => there[index]);
  const lastGood = fallback ? (await readDescribed(releasesDir, { name, version: fallback })).release : undefined;
  return withRegistered(registry, name, { active, lastGood, withdrawn } as Registered);
}

function nothingToGoBackTo(name: string, active: string, history: readonly HistoryEntry[]): string {
  const own = history.filter((entry) => entry.name === name).map(({ version }) => version);
  const earlier = [...new Set(own)].filter((version) => version !== active);
  const choice = earlier.length > 0 ? ` Name one of those that were live: ${earlier.join(', ')}.` : '';
  return `No earlier version of ${name} has proven itself.${choice}`;
}
