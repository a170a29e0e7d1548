import { movesPointer, readHistory } from './history';
import { isPublished, readDescribed } from './published';
import { registeredIn } from './registered';
import { readRegistry, sequenceOf } from './registry-file';
import type { AnyRelease } from './release-facts';

/** The version of the shell, or of a remote, that all visitors had before the active one; undefined when none is left. */
export async function readPrevious(releasesDir: string, name: string): Promise<AnyRelease | undefined> {
  const registry = await readRegistry(releasesDir);
  const active = registeredIn(registry, name)?.active.version;
  const history = await readHistory(releasesDir, sequenceOf(registry));
  const own = history.filter((entry) => entry.name === name && movesPointer(entry));
  const version = own.findLast((entry) => entry.version !== active)?.version;
  if (!version || !(await isPublished(releasesDir, { name, version }))) return undefined;
  return (await readDescribed(releasesDir, { name, version })).release;
}
