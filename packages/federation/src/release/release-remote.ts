import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sourceVersion } from '../build/source-version';
import { type Release, remoteManifestSchema } from '../registry';
import { activate } from './activate';
import { isPublished, publish } from './publish';
import { readRegistry } from './registry-file';

/** Builds a remote with its own `rspack.config.ts`. */
export async function buildRemote(remoteFolder: string): Promise<void> {
  const rspack = join(remoteFolder, 'node_modules/.bin/rspack');
  await promisify(execFile)(rspack, ['build'], { cwd: remoteFolder });
}

/** Builds, publishes and activates the sources of a remote as they are now: what `pnpm release` does. */
export async function releaseRemote(releasesDir: string, remoteFolder: string): Promise<Release> {
  await buildRemote(remoteFolder);
  const release = await publish(releasesDir, remoteFolder);
  await activate(releasesDir, release.name, release.version);
  return release;
}

/** As {@link releaseRemote}, but does only what is still to do. Says whether that was anything. */
export async function bringUpToDate(releasesDir: string, remoteFolder: string): Promise<boolean> {
  const version = sourceVersion(remoteFolder);
  const manifest = JSON.parse(await readFile(join(remoteFolder, 'remote.json'), 'utf8'));
  const { name } = remoteManifestSchema.parse(manifest);
  const { remotes } = await readRegistry(releasesDir);
  if (remotes[name]?.active.version === version) return false;

  if (await isPublished(releasesDir, name, version)) await activate(releasesDir, name, version);
  else await releaseRemote(releasesDir, remoteFolder);
  return true;
}
