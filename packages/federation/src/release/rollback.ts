import type { Registry } from '../registry';
import { canaryEnded } from './canary';
import { refuseConflicts } from './compatibility';
import { type HistoryEntry, movesPointer } from './history';
import { canaryIn, type Registered, ReleaseError, readVerified, registeredIn, withRegistered } from './published';
import { type Author, type Change, changeRegistry, type Known } from './registry-file';

export interface RollbackOptions extends Author {
  version?: string | undefined;
}

/**
 * Takes the canary back, or without one goes back to the last good version; or to the version that is named. What was
 * rolled back is withdrawn: no page falls back to it, and no start brings it back.
 *
 * @returns What the registry now says of it.
 * @throws ReleaseError when there is none to go back to.
 */
export async function rollback(releasesDir: string, name: string, options: RollbackOptions): Promise<Registered> {
  return (await rollbackIf(() => true, releasesDir, name, options)) as Registered;
}

/**
 * As {@link rollback}, if the canary, or without one the active version, is still the one that is meant: two people who
 * roll back the same version at once roll back no other.
 *
 * @returns What the registry now says of it; undefined when it has changed in the meantime.
 */
export function rollbackFrom(releasesDir: string, name: string, from: string, options: RollbackOptions) {
  return rollbackIf((current) => current === from, releasesDir, name, options);
}

async function rollbackIf(
  isMeant: (current: string | undefined) => boolean,
  releasesDir: string,
  name: string,
  { version, ...author }: RollbackOptions,
): Promise<Registered | undefined> {
  let isDone = false;
  const registry = await changeRegistry(releasesDir, author, async (before, known) => {
    const current = canaryIn(before, name)?.release ?? registeredIn(before, name)?.active;
    isDone = isMeant(current?.version);
    return isDone ? rolledBack(releasesDir, name, before, known, version) : undefined;
  });
  return isDone ? registeredIn(registry, name) : undefined;
}

async function rolledBack(
  releasesDir: string,
  name: string,
  before: Registry,
  { history, trust }: Known,
  version: string | undefined,
): Promise<Change> {
  const registered = registeredIn(before, name);
  if (!registered) throw new ReleaseError(`${name} has never been released.`);
  const { active, lastGood, withdrawn = [] } = registered;
  const canary = canaryIn(before, name);
  if (canary && (version ?? active.version) === active.version) return canaryEnded(before, name);

  const target = version ?? lastGood?.version;
  if (!target) throw new ReleaseError(nothingToGoBackTo(name, active.version, history));
  if (target === active.version) throw new ReleaseError(`${name} is at ${target} already.`);
  const described = await readVerified(releasesDir, { name, version: target }, trust);
  if (target !== lastGood?.version && !wereLive(name, history).includes(target)) {
    throw new ReleaseError(`${name} ${target} was never live. To release it, tests included: pnpm release.`);
  }
  await refuseConflicts(releasesDir, [described], before, trust);
  const replaced = [active.version, ...(canary ? [canary.release.version] : [])];
  const nowWithdrawn = [...new Set([...withdrawn, ...replaced])].filter((each) => each !== target);
  const rolledBackTo = { active: described.release, withdrawn: nowWithdrawn } as Registered;
  const registry = withRegistered(before, name, rolledBackTo);
  return { registry, done: [{ name, version: target, action: 'rollback' }] };
}

function nothingToGoBackTo(name: string, active: string, history: readonly HistoryEntry[]): string {
  const earlier = wereLive(name, history).filter((version) => version !== active);
  const choice = earlier.length > 0 ? ` Name one of those that were live: ${earlier.join(', ')}.` : '';
  return `No earlier version of ${name} has proven itself and fits what is live.${choice}`;
}

function wereLive(name: string, history: readonly HistoryEntry[]): string[] {
  const own = history.filter((entry) => entry.name === name && movesPointer(entry));
  return [...new Set(own.map(({ version }) => version))];
}
