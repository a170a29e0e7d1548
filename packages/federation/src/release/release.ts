import type { Registry } from '../registry';
import type { RegistryKeys } from '../signing/sign-registry';
import { type ActivateOptions, activateAll } from './activate';
import { requireCanary, startCanary } from './canary';
import { thisUser } from './history';
import { readLive, refuseConflicts } from './live';
import { withLock } from './lock';
import { type Draft, publishDraft } from './publish';
import { readDescribed, type VersionName } from './published';
import { readRegistry } from './registry-file';
import type { Described } from './release-facts';
import { smokeTrial, type Trial } from './smoke-trial';

/** What a release is doing. */
export type ReleaseStep = 'publish' | 'compare' | 'test' | 'activate';

export interface ReleaseOptions {
  /** What the changed registry is signed with. */
  keys: RegistryKeys;
  by?: string | undefined;
  now?: Date;
  /** Opens pages in a browser, and throws a ReleaseError when one fails. Without it nothing is proven by a test. */
  smokeTest?: ((trial: Trial) => Promise<void>) | undefined;
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
export async function releaseDrafts(
  releasesDir: string,
  drafts: readonly Draft[],
  options: ReleaseOptions,
): Promise<Registry> {
  return inTurn(releasesDir, options, async (activateTested) => {
    await options.onStep?.('publish');
    for (const draft of drafts) await publishDraft(releasesDir, draft);
    return activateTested(drafts.map(({ release, facts }) => ({ release, facts })));
  });
}

/** As {@link releaseDrafts}, for versions that are published already. */
export async function releasePublished(
  releasesDir: string,
  versions: readonly VersionName[],
  options: ReleaseOptions,
): Promise<Registry> {
  return inTurn(releasesDir, options, async (activateTested) =>
    activateTested(await Promise.all(versions.map((version) => readDescribed(releasesDir, version)))),
  );
}

function inTurn(
  releasesDir: string,
  { keys, by = thisUser(), now, smokeTest, share, action = 'release', onStep, onWait, staleMs }: ReleaseOptions,
  work: (activateTested: (candidates: Described[]) => Promise<Registry>) => Promise<Registry>,
): Promise<Registry> {
  return withLock(
    releasesDir,
    'release',
    (requireLock) =>
      work(async (candidates) => {
        await onStep?.('compare');
        const registry = await readRegistry(releasesDir);
        const names = candidates.map(({ release }) => release.name);
        await refuseConflicts(releasesDir, candidates, registry);

        if (smokeTest) {
          await onStep?.('test');
          await smokeTest(smokeTrial(candidates, await readLive(releasesDir, registry, names)));
        }
        await onStep?.('activate');
        requireLock();
        const versions = candidates.map(({ release: { name, version } }) => ({ name, version }));
        const done = { keys, by, ...(now && { now }), smokeTest: smokeTest !== undefined };
        const [version] = versions;
        if (share === undefined || !version) return activateAll(releasesDir, versions, { ...done, action });
        requireCanary(names, share);
        return startCanary(releasesDir, version, share, done);
      }),
    { staleMs, onWait },
  );
}
