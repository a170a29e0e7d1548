import type { Canary } from '../registry';
import { movesPointer, readHistory } from './history';
import { canaryIn, type Registered } from './registered';
import { readRegistry, sequenceOf } from './registry-file';

/** What is live of a remote, or of the shell. */
export interface LiveRelease {
  name: string;
  version: string;
  /** When it became the active one, and who did it; unknown for what was released before the history was kept. */
  since: string | undefined;
  by: string | undefined;
  fallback: string | undefined;
  withdrawn: string[];
  /** Of a remote, the version that some visitors get. */
  canary: Canary | undefined;
}

/** What is live in a releases folder: the shell first, then the remotes by name. */
export async function listReleases(releasesDir: string): Promise<LiveRelease[]> {
  const registry = await readRegistry(releasesDir);
  const history = await readHistory(releasesDir, sequenceOf(registry));
  const changes = history.filter(movesPointer);
  const describe = ({ active: { name, version }, lastGood, withdrawn = [] }: Registered): LiveRelease => {
    const own = changes.filter((entry) => entry.name === name);
    // Releasing what is active changes nothing.
    const first = own[own.findLastIndex((entry) => entry.version !== version) + 1];
    return {
      name,
      version,
      since: first?.at,
      by: first?.by,
      fallback: lastGood?.version,
      withdrawn,
      canary: canaryIn(registry, name),
    };
  };
  const remotes = Object.values(registry.remotes).sort((one, other) =>
    one.active.name.localeCompare(other.active.name),
  );
  return [...(registry.shell ? [registry.shell] : []), ...remotes].map(describe);
}
