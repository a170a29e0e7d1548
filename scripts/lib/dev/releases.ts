import { type ChildProcess, spawn } from 'node:child_process';
import { basename, join } from 'node:path';
import type { Environment } from '@wattle/environment';
import {
  activate,
  draftRelease,
  publishDraft,
  readRegistry,
  releaseChanged,
  renewSignature,
} from '@wattle/federation/release';
import { readRegistryKeys } from '@wattle/federation/signing';
import { build, deleteBuildStamp } from '../build';
import { withBuildLock } from '../build-lock';
import { onLine, runToEnd } from '../child-process';
import { log } from '../command';
import { ROOT, remoteFolders } from '../root';

/** The build of the shell for development: of its page only, as its server is the development server. */
const DEV_BUILD = ['--mode', 'development', '--devtool', 'cheap-module-source-map'];
const PAGE_ONLY = ['--config-name', 'page'];

const WITHOUT_BUDGET = { isWithoutBudget: true };

/** Builds and releases, for development only, what has changed of the shell and of the remotes. */
export async function releaseForDevelopment(
  { releasesDir, registryKeys }: Environment,
  served: readonly string[],
): Promise<void> {
  await withBuildLock(async () => {
    const keys = readRegistryKeys(registryKeys);
    await renewSignature(releasesDir, keys, { now: new Date(), isUnsignedTrusted: true });
    const { remotes } = await readRegistry(releasesDir);
    const isNeeded = (name: string) => !served.includes(name) || !remotes[name.slice('mf-'.length)];
    const folders = [join(ROOT, 'shell'), ...remoteFolders().filter((folder) => isNeeded(basename(folder)))];
    const done = await releaseChanged(releasesDir, folders, {
      ...WITHOUT_BUDGET,
      isOwnFolder: true,
      keys,
      build: buildForDevelopment,
    });
    for (const line of done) log(`  ${line}`);
  });
}

/** Releases the page of the shell that has just been built, also when its version is released already. */
export async function releaseShell({ releasesDir, registryKeys }: Environment): Promise<void> {
  const keys = readRegistryKeys(registryKeys);
  const draft = await draftRelease(releasesDir, join(ROOT, 'shell'), { ...WITHOUT_BUDGET, keys });
  const { name, version } = await publishDraft(releasesDir, draft, true);
  await activate(releasesDir, name, version, { keys });
}

/** React in development mode keeps the state of components that are replaced; it is part of the shell. */
async function buildForDevelopment(folder: string): Promise<void> {
  if (basename(folder) !== 'shell') return build(basename(folder));
  deleteBuildStamp('shell');
  const bin = join(folder, 'node_modules/.bin/rspack');
  await runToEnd(bin, ['build', ...DEV_BUILD, ...PAGE_ONLY], { cwd: folder });
  log('  built shell');
}

/**
 * Builds a package for development, now and whenever its sources change, in a process of its own: a loader of TypeScript
 * would change functions that the federation plugin writes into the page. Calls back after each build that succeeded.
 */
export function watchPackage(name: 'api' | 'shell', onBuilt: () => Promise<void>): ChildProcess {
  const folder = join(ROOT, name);
  deleteBuildStamp(name);
  const rspack = spawn(
    join(folder, 'node_modules/.bin/rspack'),
    ['build', '--watch', ...DEV_BUILD, ...(name === 'shell' ? PAGE_ONLY : [])],
    { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  onLine(rspack.stdout, (line) => {
    const isBuilt = /compiled (successfully|with \d+ warning)/.test(line);
    if (!isBuilt) log(`[${name}] ${line}`);
    else onBuilt().catch((error: Error) => process.stderr.write(`[${name}] ${error.message}\n`));
  });
  return rspack;
}
