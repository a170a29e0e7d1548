import type { Registry, Release } from '../registry';
import { type ActivateOptions, activateAll } from './activate';
import { requireCanary, startCanary } from './canary';
import { readLive, refuseConflicts } from './compatibility';
import { withLock } from './lock';
import { type Draft, publishDraft } from './publish';
import {
  type AnyRelease,
  type Described,
  isShell,
  ReleaseError,
  readDescribed,
  requireVerified,
  type SmokeStep,
  type VersionName,
} from './published';
import { recordRefusal } from './record';
import { type Author, signedRegistry, trustOf } from './registry-file';

export type ReleaseStep = 'publish' | 'compare' | 'test' | 'activate';

export interface ReleaseOptions extends Author {
  /** Opens pages in a browser, and throws a ReleaseError when one fails. Without it nothing is proven by a test. */
  smokeTest?: ((trial: Trial) => Promise<void>) | undefined;
  /** Compares candidates with what is live beyond the compatibility check; throws a ReleaseError when something is wrong. */
  compare?: ((candidates: AnyRelease[], registry: Registry) => Promise<void>) | undefined;
  /** Percent of the visitors who get it, as a canary; all without it. */
  share?: number | undefined;
  action?: ActivateOptions['action'];
  onStep?: (step: ReleaseStep) => void | Promise<void>;
  onWait?: () => void;
  /** How long the lock of a process that died counts. */
  staleMs?: number;
}

/**
 * Makes drafts the versions that pages load: publishes them, compares them with everything that is live, opens their
 * pages in a browser, and moves the pointers last. Only one release at a time does so in a releases folder; one that
 * dies on the way leaves the pointers where they were.
 */
export function releaseDrafts(releasesDir: string, drafts: readonly Draft[], options: ReleaseOptions) {
  const releases = drafts.map(({ release }) => release);
  return releaseTested(releasesDir, releases, options, async () => {
    await options.onStep?.('publish');
    for (const draft of drafts) await publishDraft(releasesDir, draft);
    return drafts;
  });
}

/** As {@link releaseDrafts}, for versions that are published already. */
export function releasePublished(releasesDir: string, versions: readonly VersionName[], options: ReleaseOptions) {
  return releaseTested(releasesDir, versions, options, () =>
    Promise.all(versions.map((version) => readDescribed(releasesDir, version))),
  );
}

async function releaseTested(
  releasesDir: string,
  versions: readonly VersionName[],
  options: ReleaseOptions,
  findCandidates: () => Promise<readonly Described[]>,
): Promise<Registry> {
  const { keys, by, now, order, smokeTest, share, action, onStep, onWait, staleMs } = options;
  const names = versions.map(({ name }) => name);
  if (share !== undefined) requireCanary(names, share);
  const release = async (requireLock: () => void) => {
    const candidates = await findCandidates();
    const author = { keys, by, now, order };
    await requirePassed(releasesDir, candidates, options).catch(async (error: unknown) => {
      // Why the candidate is refused matters more than a note that could not be kept.
      await recordRefusal(releasesDir, versions, author).catch(() => undefined);
      throw error;
    });
    await onStep?.('activate');
    requireLock();
    const done = { ...author, smokeTest: smokeTest !== undefined };
    const [version] = versions;
    if (share === undefined || !version) return activateAll(releasesDir, versions, { ...done, action });
    return startCanary(releasesDir, version, share, done);
  };
  return withLock(releasesDir, 'release', release, { staleMs, onWait });
}

/** @throws ReleaseError when candidates do not fit what is live, or do not work with it. */
async function requirePassed(
  releasesDir: string,
  candidates: readonly Described[],
  { keys, now = new Date(), compare, smokeTest, onStep }: ReleaseOptions,
): Promise<void> {
  await onStep?.('compare');
  const registry = await signedRegistry(releasesDir, keys);
  const trust = trustOf(registry, keys, now);
  for (const candidate of candidates) requireVerified(candidate, candidate.release, trust);
  await refuseConflicts(releasesDir, candidates, registry, trust);
  await compare?.(
    candidates.map(({ release }) => release),
    registry,
  );
  if (!smokeTest) return;
  await onStep?.('test');
  const names = candidates.map(({ release }) => release.name);
  await smokeTest(smokeTrial(candidates, await readLive(releasesDir, registry, names, trust)));
}

/** What a browser is to open before a release, and the registry that it is to be opened with. */
export interface Trial {
  registry: Registry;
  /** Each with the name of whose page it is. */
  steps: (SmokeStep & { name: string })[];
}

/**
 * Candidates with what is live, and no version to fall back to: a fault must show. A remote is tested by its own pages,
 * the shell by those of all remotes.
 */
function smokeTrial(candidates: readonly Described[], live: readonly Described[]): Trial {
  const all = [...candidates, ...live];
  const tested = candidates.some(({ release }) => isShell(release)) ? all : candidates;
  for (const { release, facts } of candidates) {
    if (facts.smoke.length === 0) throw new ReleaseError(`${release.name} has no smoke.json with pages to test.`);
  }
  const shell = all.map(({ release }) => release).find(isShell);
  const remotes = all.map(({ release }) => release).filter((release): release is Release => !isShell(release));
  return {
    registry: {
      ...(shell && { shell: { active: shell } }),
      remotes: Object.fromEntries(remotes.map((release) => [release.name, { active: atShell(release) }])),
    },
    steps: tested.flatMap(({ release, facts }) => facts.smoke.map((step) => ({ ...step, name: release.name }))),
  };
}

/** The files are published, but may not have been copied to another origin yet. */
function atShell(release: Release): Release {
  return { ...release, baseUrl: `/releases/${release.name}/${release.version}/` };
}
