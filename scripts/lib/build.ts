import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, join } from 'node:path';
import type { Environment } from '@wattle/environment';
import { inputHash } from '@wattle/federation/build';
import { releaseChanged, renewSignature } from '@wattle/federation/release';
import { type KeySettings, readRegistryKeys } from '@wattle/federation/signing';
import { withBuildLock } from './build-lock';
import { runToEnd } from './child-process';
import { log } from './command';
import { ROOT, remoteFolders } from './root';

/** Says which sources a build was made from. */
const STAMP = '.built-from';

/** How the servers are built; it lies outside of their packages. */
const SERVER_BUILD = join(import.meta.dirname, 'node-build.ts');

interface BuildSettings extends Pick<Environment, 'releasesDir' | 'releasesUrl'> {
  registryKeys: KeySettings;
  /** Whether nobody else releases into the folder. */
  isOwnFolder?: boolean;
}

/**
 * Builds whatever has changed since it was last built, and releases what has: the shell, and all remotes.
 *
 * @returns When the last build ended, on the clock of `performance`.
 */
export async function buildAll({
  releasesDir,
  releasesUrl,
  registryKeys,
  isOwnFolder = false,
}: BuildSettings): Promise<{ builtAt: number }> {
  return withBuildLock(async () => {
    const released = [join(ROOT, 'shell'), ...remoteFolders()];
    // Where there is a key, somebody has taken the signature away.
    const isUnsignedTrusted = isOwnFolder || !existsSync(registryKeys.file);
    const keys = readRegistryKeys(registryKeys);
    await renewSignature(releasesDir, keys, { now: new Date(), isUnsignedTrusted });
    let builtAt = performance.now();
    const atOnce = limitConcurrency(availableParallelism());
    const turn = async (work: () => Promise<void>) => {
      await atOnce(work);
      builtAt = performance.now();
    };
    const builds = new Map(['shell', 'api'].map((name) => [name, turn(() => build(name))]));
    const options = {
      keys,
      releasesUrl,
      isOwnFolder,
      build: (folder: string) => builds.get(basename(folder)) ?? turn(() => build(basename(folder))),
    };
    const done = releaseChanged(releasesDir, released, options);
    // All of them end while the lock is held, also where one fails.
    await Promise.allSettled([done, ...builds.values()]);
    await Promise.all(builds.values());
    for (const line of await done) log(`  ${line}`);
    return { builtAt };
  });
}

export async function buildPackage(name: string): Promise<void> {
  await withBuildLock(() => build(name));
}

/** As {@link buildPackage}, for those who hold the build lock because they go on to read the build. */
export async function build(name: string): Promise<void> {
  const folder = join(ROOT, name);
  const input = `${inputHash(folder)}-${hashOf(SERVER_BUILD)}`;
  const stamp = stampOf(name);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === input) return;

  deleteBuildStamp(name);
  const startedAt = performance.now();
  await runToEnd(join(folder, 'node_modules/.bin/rspack'), ['build'], { cwd: folder });
  writeFileSync(stamp, input);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  log(`  built ${name} (${seconds} s)`);
}

/** Lets the next start build a package anew, because something else has written into its `dist`. */
export function deleteBuildStamp(name: string): void {
  rmSync(stampOf(name), { force: true });
}

function stampOf(name: string): string {
  return join(ROOT, name, 'dist', STAMP);
}

/** Runs so many at once; others wait for their turn. */
function limitConcurrency(most: number) {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work: () => Promise<void>): Promise<void> => {
    if (running < most) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    await work().finally(() => {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    });
  };
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
}
