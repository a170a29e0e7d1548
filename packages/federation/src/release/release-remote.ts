import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sourceVersion } from '../build/source-version';
import { type RegisteredRemote, remoteManifestSchema } from '../registry';
import { activate } from './activate';
import { isPublished, publish } from './publish';
import { readRegistry } from './registry-file';

/** Builds a remote with its own `rspack.config.ts`. */
export async function buildRemote(remoteFolder: string): Promise<void> {
  const rspack = join(remoteFolder, 'node_modules/.bin/rspack');
  await promisify(execFile)(rspack, ['build'], { cwd: remoteFolder });
}

/** Builds, publishes and activates the sources of a remote as they are now: what `pnpm release` does. */
export async function releaseRemote(releasesDir: string, remoteFolder: string): Promise<RegisteredRemote> {
  await buildRemote(remoteFolder);
  const { name, version } = await publish(releasesDir, remoteFolder);
  return activate(releasesDir, name, version);
}

/**
 * As {@link releaseRemote}, but does only what is still to do, and leaves alone what was rolled back.
 *
 * @returns A line that says what happened; undefined when there was nothing to do.
 */
export async function bringUpToDate(releasesDir: string, remoteFolder: string): Promise<string | undefined> {
  const version = sourceVersion(remoteFolder);
  const manifest = JSON.parse(await readFile(join(remoteFolder, 'remote.json'), 'utf8'));
  const { name } = remoteManifestSchema.parse(manifest);
  const remote = (await readRegistry(releasesDir)).remotes[name];
  if (remote?.active.version === version || remote?.canary?.release.version === version) return undefined;
  if (remote?.withdrawn?.includes(version)) {
    return `kept mf-${name} at ${remote.active.version}: ${version} was rolled back`;
  }
  if (await isPublished(releasesDir, name, version)) await activate(releasesDir, name, version);
  else await releaseRemote(releasesDir, remoteFolder);
  return `released mf-${name}`;
}
