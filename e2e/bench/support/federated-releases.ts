import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Release, registrySchema } from '@wattle/federation/registry';
import { isShell, publish, readRegistry, registryPath, releaseFolder } from '@wattle/federation/release';
import { signRegistry } from '@wattle/federation/signing';
import { build } from '../../../scripts/lib/build';
import { withBuildLock } from '../../../scripts/lib/build-lock';
import { filesOfRemote } from '../../../scripts/lib/new-remote/files';
import { ROOT, remoteFolders } from '../../../scripts/lib/root';
import { journeyKeys, RELEASES } from '../../support/build';

/** The landing page is of this remote. */
const FIRST = join(ROOT, 'mf-marketing');

/** From the root of the workspace, whose packages they use. */
const GENERATED = '.cache/generated-remotes';

/** So many remotes: the one with the landing page, the others of the product, then new ones with a page each. */
export function foldersOf(count: number): string[] {
  const own = [FIRST, ...remoteFolders().filter((folder) => folder !== FIRST)];
  const generated = Array.from({ length: Math.max(0, count - own.length) }, (_, index) => generateRemote(index));
  return [...own.slice(0, count), ...generated];
}

function generateRemote(index: number): string {
  const name = `team${String.fromCharCode('a'.charCodeAt(0) + index)}`;
  const folder = join(ROOT, GENERATED, `mf-${name}`);
  for (const [file, content] of Object.entries(filesOfRemote(name))) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  const modules = join(folder, 'node_modules');
  if (!existsSync(modules)) symlinkSync(join(FIRST, 'node_modules'), modules);
  return folder;
}

/** Makes a folder of releases of the shell and these remotes, each with a version to fall back to. */
export async function releaseFederated(releasesDir: string, folders: readonly string[]): Promise<void> {
  rmSync(releasesDir, { recursive: true, force: true });
  const live = await readRegistry(RELEASES);
  const shell = live.shell?.active;
  if (!shell) throw new Error('The shell is not released');
  const copy = (release: { name: string; version: string }) =>
    cpSync(releaseFolder(RELEASES, release), releaseFolder(releasesDir, release), { recursive: true });
  copy(shell);
  const releases: Release[] = [];
  for (const folder of folders) {
    const known = live.remotes[folder.replace(/^.*\/mf-/, '')]?.active;
    if (known) copy(known);
    releases.push(known ?? (await releaseGenerated(releasesDir, folder)));
  }
  const remotes = releases.map((active) => [active.name, { active, lastGood: earlierThan(active) }]);
  const registry = registrySchema.parse({
    sequence: 1,
    shell: { active: shell },
    remotes: Object.fromEntries(remotes),
  });
  writeFileSync(registryPath(releasesDir), JSON.stringify(signRegistry(registry, journeyKeys(), new Date())));
}

async function releaseGenerated(releasesDir: string, folder: string): Promise<Release> {
  await withBuildLock(() => build(folder.slice(ROOT.length + 1)));
  const release = await publish(releasesDir, folder);
  if (isShell(release)) throw new Error(`${folder} is no remote`);
  return release;
}

/** A version before, which nobody loads: it only takes its place in the registry. */
function earlierThan({ version, container, baseUrl, files, entry, preload, ...release }: Release): Release {
  const digest = (text: string, algorithm = 'sha256') => createHash(algorithm).update(text);
  const suffix = digest(version).digest('hex').slice(0, 8);
  const before = (text: string) => text.replaceAll(version.slice(-8), suffix);
  const rename = (file: string) => file.replace(/[0-9a-f]{16}/, digest(file).digest('hex').slice(0, 16));
  const hashes = Object.keys(files).map((file) => [rename(file), `sha384-${digest(file, 'sha384').digest('base64')}`]);
  return {
    ...release,
    pages: undefined,
    version: before(version),
    container: before(container),
    baseUrl: before(baseUrl),
    entry: rename(entry),
    preload: preload.map(rename),
    files: Object.fromEntries(hashes),
  };
}
