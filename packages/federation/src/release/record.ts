import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hasServedWell } from '../canary/served-well';
import type { Registry } from '../registry';
import type { RegistryKeys } from '../signing/sign-registry';
import { countsOf, latestService } from './fallbacks';
import type { HistoryEntry } from './history';
import { isPublished, newDraftFolder, releaseFolder, type VersionName } from './published';
import { type Author, changeRegistry } from './registry-file';

/** What pages have reported of a version. */
type Served = Required<Pick<HistoryEntry, 'name' | 'version' | 'by' | 'pages' | 'faults'>>;

/**
 * Records what a version has served, as its pages report it: it decides whether others may fall back to it, from now on.
 * Only what changes that is written.
 */
export async function recordService(releasesDir: string, keys: RegistryKeys, { by, ...served }: Served): Promise<void> {
  await changeRegistry(releasesDir, { keys, by }, async (registry, { history }) => {
    const own = history.filter(({ name }) => name === served.name);
    const known = latestService(own, served.version);
    if (known && hasServedWell(countsOf(known)) === hasServedWell(countsOf(served))) return undefined;
    return { registry, done: [{ ...served, action: 'serve' }] };
  });
}

/** Records which published candidates were refused: no start makes them live by itself. */
export async function recordRefusal(
  releasesDir: string,
  versions: readonly VersionName[],
  author: Author,
): Promise<void> {
  const arePublished = await Promise.all(versions.map((version) => isPublished(releasesDir, version)));
  const published = versions.filter((_, index) => arePublished[index]);
  if (published.length === 0) return;
  await changeRegistry(releasesDir, author, async (registry) => ({
    registry,
    done: published.map(({ name, version }) => ({ name, version, action: 'refuse' })),
  }));
}

/** Deletes a published version that was refused, unless it was ever more than that. */
export async function deleteRefused(releasesDir: string, version: VersionName, author: Author): Promise<void> {
  if (!(await isPublished(releasesDir, version))) return;
  await changeRegistry(releasesDir, author, async (registry, { history }) => {
    const own = history.filter((entry) => entry.name === version.name && entry.version === version.version);
    const isRefusedOnly = own.length > 0 && own.every(({ action }) => action === 'refuse');
    if (isRefusedOnly && !versionsIn(registry, version.name).includes(version.version))
      await deleteVersion(releasesDir, version);
    return undefined;
  });
}

function versionsIn({ remotes }: Registry, name: string): string[] {
  const { active, lastGood, canary } = remotes[name] ?? {};
  return [active, lastGood, canary?.release].flatMap((release) => release?.version ?? []);
}

/** A process that is killed meanwhile leaves a draft, never half a version. */
async function deleteVersion(releasesDir: string, version: VersionName): Promise<void> {
  const draft = newDraftFolder(releasesDir, version);
  await mkdir(dirname(draft), { recursive: true });
  await rename(releaseFolder(releasesDir, version), draft);
  await rm(draft, { recursive: true, force: true });
}
