import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { platformOf, sourceVersion } from '@wattle/federation/build';
import { bringUpToDate, compressFolder, setProvidedPlatform } from '@wattle/federation/release';
import { withBuildLock } from './build-lock';
import { ROOT, remoteFolders } from './root';

/** Says which sources a build was made from. */
const STAMP = '.built-from';

/** How the servers are built; it lies outside of their packages. */
const SERVER_BUILD = join(import.meta.dirname, 'node-build.ts');

/** Builds whatever has changed since it was last built, and releases the remotes that have. */
export async function buildAll(releasesDir: string): Promise<void> {
  await withBuildLock(async () => {
    await build('api');
    await build('shell', (dist) => compressFolder(join(dist, 'page')));
    await setProvidedPlatform(releasesDir, platformOf(join(ROOT, 'shell')));
    for (const folder of remoteFolders()) {
      const done = await bringUpToDate(releasesDir, folder);
      if (done) say(done);
    }
  });
}

/** Builds one package, unless its build is up to date. */
export async function buildPackage(name: string): Promise<void> {
  await withBuildLock(() => build(name));
}

async function build(name: string, finish?: (dist: string) => Promise<void>): Promise<void> {
  const folder = join(ROOT, name);
  const dist = join(folder, 'dist');
  const stamp = join(dist, STAMP);
  const version = `${sourceVersion(folder)}-${hashOf(SERVER_BUILD)}`;
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === version) return;

  await promisify(execFile)(join(folder, 'node_modules/.bin/rspack'), ['build'], { cwd: folder });
  await finish?.(dist);
  writeFileSync(stamp, version);
  say(`built ${name}`);
}

/** Lets the next start build a package anew, because something else has written into its `dist`. */
export function forgetBuild(name: string): void {
  rmSync(join(ROOT, name, 'dist', STAMP), { force: true });
}

function hashOf(file: string): string {
  return createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 8);
}

function say(text: string): void {
  process.stdout.write(`  ${text}\n`);
}
