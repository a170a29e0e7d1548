import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  canaryToPromote,
  type Draft,
  discardDrafts,
  draftRelease,
  findChromium,
  isShell,
  listReleases,
  ReleaseError,
  type ReleaseOptions,
  readRegistry,
  releaseDrafts,
  releasePublished,
  requireCanary,
  rollback,
  SHELL,
  type VersionName,
  versionOfSources,
} from '@wattle/federation/release';
import { readRegistryKeys } from '@wattle/federation/signing';
import { smokeTest } from '../../../shell/server/smoke-test';
import { build } from '../build';
import { withBuildLock } from '../build-lock';
import { checkPackage } from '../checks';
import { log } from '../command';
import { ROOT } from '../root';
import { requirePlatformVersion, writeReleasedReport } from './released-platform';
import { listing, type ReleaseSettings } from './releases';

export interface CommandOptions {
  browser?: string | undefined;
  by?: string | undefined;
  isWithoutBrowser?: boolean;
  /** Percent of the visitors who get it, as a canary. */
  share?: number | undefined;
}

const TITLES = {
  publish: 'Publishing',
  compare: 'Comparing with what is live',
  test: 'Opening its pages in a browser',
  activate: 'Moving the pointer',
};

export async function releasePackages(
  environment: ReleaseSettings,
  packages: readonly string[],
  options: CommandOptions,
) {
  const { releasesDir } = environment;
  const names = [...new Set(packages)];
  // What is missing is said before the work begins.
  const released = names.map((name) => releaseName(name) ?? name);
  const settings = releaseOptions(environment, released, options);
  const isShellThere = names.includes(SHELL) || (await listReleases(releasesDir)).some(({ name }) => name === SHELL);
  if (!isShellThere) throw new ReleaseError('The shell has never been released: pnpm release shell comes first.');
  log(`Building ${names.join(' and ')} ...`);
  const drafts: Draft[] = [];
  try {
    await buildDrafts(environment, names, drafts, settings);
    for (const name of names) await checkPackage(name);
    await requireUnchanged(names, drafts);
    const compare: ReleaseOptions['compare'] = (candidates, registry) =>
      requirePlatformVersion(releasesDir, candidates, registry);
    await releaseDrafts(releasesDir, drafts, { ...settings, compare });
  } finally {
    await discardDrafts(drafts);
  }
  const shell = drafts.map(({ release }) => release).find(isShell);
  const report = shell && writeReleasedReport(releasesDir, shell);
  if (report) log(`${report} now tells what this shell provides: commit it.`);
  return listing(await listReleases(releasesDir), released);
}

async function buildDrafts(
  { releasesDir, releasesUrl }: ReleaseSettings,
  names: readonly string[],
  drafts: Draft[],
  { keys }: ReleaseOptions,
): Promise<void> {
  await withBuildLock(async () => {
    for (const name of names) {
      await build(name);
      drafts.push(await draftRelease(releasesDir, join(ROOT, name), { keys, releasesUrl }));
    }
  });
}

async function requireUnchanged(names: readonly string[], drafts: readonly Draft[]): Promise<void> {
  for (const [index, name] of names.entries()) {
    const { version } = await versionOfSources(join(ROOT, name));
    if (version === drafts[index]?.release.version) continue;
    throw new ReleaseError(`The sources of ${name} changed while they were checked; nothing was released.`);
  }
}

/** Activates a version that is published, with the same tests. */
export async function releaseVersion(
  environment: ReleaseSettings,
  name: string,
  version: string,
  options: CommandOptions,
) {
  return releaseTested(environment.releasesDir, { name, version }, releaseOptions(environment, [name], options));
}

/** Gives the canary to all visitors, with the same tests. */
export async function promote(environment: ReleaseSettings, name: string, options: CommandOptions) {
  const { releasesDir } = environment;
  const version = canaryToPromote(await readRegistry(releasesDir), name);
  return releaseTested(releasesDir, version, { ...releaseOptions(environment, [name], options), action: 'promote' });
}

async function releaseTested(releasesDir: string, version: VersionName, settings: ReleaseOptions) {
  await releasePublished(releasesDir, [version], settings);
  return listing(await listReleases(releasesDir), [version.name]);
}

/** Goes back: at once, without a build and without a browser. */
export async function rollBack(
  { releasesDir, registryKeys }: ReleaseSettings,
  name: string,
  version: string | undefined,
  by?: string,
) {
  await rollback(releasesDir, name, { keys: readRegistryKeys(registryKeys), version, by });
  return listing(await listReleases(releasesDir), [name]);
}

/** The name under which a package is released: "tests" of mf-tests. */
export function releaseName(packageName: string): string | undefined {
  if (packageName === SHELL) return SHELL;
  const isRemote = /^mf-[a-z]+$/.test(packageName) && existsSync(join(ROOT, packageName, 'remote.json'));
  return isRemote ? packageName.slice('mf-'.length) : undefined;
}

function releaseOptions(
  { releasesDir, registryKeys }: ReleaseSettings,
  names: readonly string[],
  { browser, by, isWithoutBrowser, share }: CommandOptions,
): ReleaseOptions {
  if (share !== undefined) requireCanary(names, share);
  const chromium = isWithoutBrowser ? undefined : findChromium(browser);
  return {
    keys: readRegistryKeys(registryKeys),
    by,
    share,
    smokeTest: chromium
      ? (trial) => smokeTest(releasesDir, trial, chromium, { onPage: (path) => log(`  ${path}`), warn: log })
      : undefined,
    onStep: (step) => log(`${TITLES[step]} ...`),
    onWait: () => log('Waiting for another release to end ...'),
  };
}
