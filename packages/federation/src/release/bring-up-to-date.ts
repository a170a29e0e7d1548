import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { remoteVersion, shellVersion } from '../build/shipped';
import { type Registry, remoteManifestSchema } from '../registry';
import type { RegistryKeys } from '../signing/sign-registry';
import { activateAll } from './activate';
import { withLock } from './lock';
import { type DraftOptions, draftRelease, publishDraft } from './publish';
import { isPublished, type VersionName } from './published';
import { canaryIn, readRegistry, registeredIn } from './registry-file';
import { SHELL } from './release-facts';

interface StartOptions extends DraftOptions {
  keys: RegistryKeys;
  /** Builds the package in a folder. */
  build: (folder: string) => Promise<void>;
}

/**
 * Releases the sources of packages as they are now, all at once and without tests: what a start does. Does only what is
 * still to do, and leaves alone what was rolled back and what is a canary.
 *
 * @returns Lines that say what happened; none when there was nothing to do.
 */
export async function bringUpToDate(
  releasesDir: string,
  folders: readonly string[],
  { keys, build, ...options }: StartOptions,
): Promise<string[]> {
  // Most starts find nothing to do, and need no lock for it.
  if ((await findOutdated(releasesDir, folders)).length === 0) return [];
  return withLock(releasesDir, 'release', async (requireLock) => {
    const outdated = await findOutdated(releasesDir, folders);
    const released = outdated.filter(({ keptAt }) => !keptAt);
    for (const { folder, ...version } of released) {
      if (await isPublished(releasesDir, version)) continue;
      await build(folder);
      await publishDraft(releasesDir, await draftRelease(releasesDir, folder, options));
    }
    requireLock();
    if (released.length > 0)
      await activateAll(
        releasesDir,
        released.map(({ name, version }) => ({ name, version })),
        { keys },
      );
    return outdated.map(({ name, version, keptAt }) =>
      keptAt ? `kept ${name} at ${keptAt}: ${version} was rolled back` : `released ${name}`,
    );
  });
}

interface Outdated extends VersionName {
  folder: string;
  /** The version that stays active, because this one was rolled back. */
  keptAt: string | undefined;
}

async function findOutdated(releasesDir: string, folders: readonly string[]): Promise<Outdated[]> {
  const registry = await readRegistry(releasesDir);
  const all = await Promise.all(folders.map((folder) => compare(registry, folder)));
  return all.flatMap((each) => each ?? []);
}

async function compare(registry: Registry, folder: string): Promise<Outdated | undefined> {
  const { name, version } = await versionOfSources(folder);
  const registered = registeredIn(registry, name);
  // To activate the canary would give it to all visitors.
  const live = [registered?.active, canaryIn(registry, name)?.release];
  if (live.some((release) => release?.version === version)) return undefined;
  const isWithdrawn = registered?.withdrawn?.includes(version);
  return { folder, name, version, keptAt: isWithdrawn ? registered?.active.version : undefined };
}

/** What the sources of a package would be released as. */
export async function versionOfSources(folder: string): Promise<VersionName> {
  const file = join(folder, 'remote.json');
  if (!existsSync(file)) return { name: SHELL, version: shellVersion(folder) };
  const { name } = remoteManifestSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  return { name, version: remoteVersion(folder) };
}
