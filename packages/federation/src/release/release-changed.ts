import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { remoteVersion, shellVersion } from '../build/shipped';
import { teamOf } from '../delegations';
import { type Registry, remoteManifestSchema } from '../registry';
import { type RegistryKeys, verifyDelegations } from '../signing';
import { activateAll } from './activate';
import { versionOfBuild } from './describe-build';
import { type HistoryEntry, movesPointer } from './history';
import { withLock } from './lock';
import { type DraftOptions, draftRelease, publishDraft } from './publish';
import { canaryIn, isPublished, readJson, registeredIn, SHELL, type VersionName } from './published';
import { readReleases } from './registry-file';

interface ReleaseChangedOptions extends DraftOptions {
  keys: RegistryKeys;
  /** Builds the package in a folder from its sources, several at once; without it, what stands there was built elsewhere. */
  build?: (folder: string) => Promise<void>;
  /** Whether nobody else releases into the folder, so that what is live follows the sources, whatever was live before. */
  isOwnFolder?: boolean;
  /** Whether the versions are only published: files that have to be somewhere else, too, before pages ask for them. */
  isOnlyPublished?: boolean;
}

/**
 * Releases packages as they are now, all at once and without tests: what a start does. It leaves alone
 * what was rolled back and what is a canary, and, in a folder that others release into, too, every version that the
 * history knows: others have released another one since, or it was refused.
 *
 * @returns Lines that say what happened; none when there was nothing to do.
 */
export async function releaseChanged(
  releasesDir: string,
  folders: readonly string[],
  { keys, build, isOwnFolder = false, isOnlyPublished = false, ...draftOptions }: ReleaseChangedOptions,
): Promise<string[]> {
  const find = () => findChanged(releasesDir, folders, build ? versionOfSources : versionOfBuild, keys, isOwnFolder);
  // Most starts find nothing to do, and need no lock for it.
  const found = await find();
  if (found.every(({ skipped }) => skipped)) return linesOf(found);
  return withLock(releasesDir, 'release', async (requireLock) => {
    const changed = await find();
    const released = changed.filter(({ skipped }) => !skipped);
    const published = released.map(async ({ folder, name, version }) => {
      if (await isPublished(releasesDir, { name, version })) return;
      await build?.(folder);
      await publishDraft(releasesDir, await draftRelease(releasesDir, folder, { keys, ...draftOptions }));
    });
    // A build that went on after the lock is given back would write into folders of the next one.
    await Promise.allSettled(published);
    await Promise.all(published);
    if (isOnlyPublished) return linesOf(changed, 'published');
    requireLock();
    const versions = released.map(({ name, version }) => ({ name, version }));
    if (versions.length > 0) await activateAll(releasesDir, versions, { keys });
    return linesOf(changed);
  });
}

interface ChangedPackage extends VersionName {
  folder: string;
  /** Says that another version stays active; undefined where this one is to be released. */
  skipped: string | undefined;
}

function linesOf(changed: readonly ChangedPackage[], done = 'released'): string[] {
  return changed.map(({ name, skipped }) => skipped ?? `${done} ${name}`);
}

async function findChanged(
  releasesDir: string,
  folders: readonly string[],
  versionOf: (folder: string) => Promise<VersionName>,
  keys: RegistryKeys,
  isOwnFolder: boolean,
): Promise<ChangedPackage[]> {
  const { registry, history } = await readReleases(releasesDir, keys);
  const delegations = verifyDelegations(registry, keys.rootKeys);
  const all = folders.map(async (folder) => {
    const version = await versionOf(folder);
    // Its team releases it.
    if (teamOf(delegations, version.name)) return undefined;
    return compare(registry, history, { folder, ...version }, isOwnFolder);
  });
  return (await Promise.all(all)).flatMap((each) => each ?? []);
}

function compare(
  registry: Registry,
  history: readonly HistoryEntry[],
  { folder, name, version }: VersionName & { folder: string },
  isOwnFolder: boolean,
): ChangedPackage | undefined {
  const registered = registeredIn(registry, name);
  // To activate the canary would give it to all visitors.
  const live = [registered?.active, canaryIn(registry, name)?.release];
  if (live.some((release) => release?.version === version)) return undefined;
  const own = history.filter((entry) => entry.name === name);
  const isWithdrawn = registered?.withdrawn?.includes(version) ?? false;
  const latest = own.findLast((entry) => entry.version === version);
  const isSkipped = registered && (isWithdrawn || (latest && !isOwnFolder));
  if (!isSkipped) return { folder, name, version, skipped: undefined };
  const fate = isWithdrawn ? 'was rolled back' : latest?.action === 'refuse' ? 'was refused' : 'was released before';
  return { folder, name, version, skipped: skipLine(registered.active, own, `${version} ${fate}`) };
}

/** That a version stays, who made it live, and why that of the sources was not released. */
function skipLine({ name, version }: VersionName, own: readonly HistoryEntry[], reason: string): string {
  const by = own.findLast((entry) => movesPointer(entry) && entry.version === version)?.by;
  const packageName = name === SHELL ? SHELL : `mf-${name}`;
  return `${name} stays at ${version}${by ? `, released by ${by}` : ''}: ${reason}; pnpm release ${packageName} to change it`;
}

/** What the sources of a package would be released as. */
export async function versionOfSources(folder: string): Promise<VersionName> {
  const file = join(folder, 'remote.json');
  if (!existsSync(file)) return { name: SHELL, version: shellVersion(folder) };
  const { name } = remoteManifestSchema.parse(await readJson(file));
  return { name, version: remoteVersion(folder) };
}
