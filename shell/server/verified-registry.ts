import { allReleasesOf } from '@wattle/federation/inlined-registry';
import type { Registry, Release } from '@wattle/federation/registry';
import { isEmpty, readWritten, registryPath } from '@wattle/federation/registry-changes';
import {
  type ReleaseTrust,
  refusalOf,
  requireNewer,
  requireTeamRelease,
  type TrustedKeys,
  type VerifiedRegistry,
  verifyRegistry,
} from '@wattle/federation/signing';
import { cachedFile } from './released-file';

/** What nobody has renewed by then needs somebody to look. */
const WARN_MS = { registry: 7 * 86_400_000, delegation: 30 * 86_400_000 };
const WARN_EVERY_MS = 3_600_000;

export interface CurrentRegistry {
  current: () => Promise<Registry>;
  /** Whether its team has signed a version, and may still do so. Pages judge for themselves. */
  counts: (release: Release) => boolean;
  /** By what that is judged now. */
  trust: () => ReleaseTrust;
}

/**
 * Reads the registry whenever it has changed. One that was not signed by a known key, has expired, or is older than the
 * one before, is reported, and the one before goes on. A version that does not count for its team is reported; the others
 * go on.
 */
export function verifiedRegistry(
  releasesDir: string,
  keys: TrustedKeys,
  reportFault: (error: unknown) => void,
): CurrentRegistry {
  let latest: VerifiedRegistry | undefined;

  const trust = () => ({ publicKeys: keys.publicKeys, delegations: latest?.delegations, now: new Date() });
  const refusalBy = (release: Release) => refusalOf(() => requireTeamRelease(release, trust()));
  const read = async (): Promise<Registry> => {
    // As it was written: pages check hashes of what is in it, also of what this version does not know.
    const written = await readWritten(releasesDir);
    if (isEmpty(written) && !written.signed && !latest) return written;
    const verified = verifyRegistry(written, keys, new Date());
    requireNewer(verified, latest);
    latest = verified;
    for (const release of Object.values(written.remotes).flatMap(allReleasesOf)) {
      const refusal = refusalBy(release);
      if (refusal) reportFault(new Error(`${release.name} ${release.version} does not count. ${refusal}`));
    }
    return written;
  };
  const current = cachedFile(registryPath(releasesDir), read, reportFault);
  let warnedAt = 0;
  const warn = () => {
    const warnings = latest && Date.now() - warnedAt >= WARN_EVERY_MS ? warningsOf(latest) : [];
    if (warnings.length > 0) warnedAt = Date.now();
    for (const warning of warnings) reportFault(new Error(warning));
  };

  return {
    current: async () => {
      const registry = await current().catch(refuse);
      warn();
      return registry;
    },
    counts: (release) => refusalBy(release) === undefined,
    trust,
  };
}

function warningsOf({ statement, delegations }: VerifiedRegistry): string[] {
  const isDue = (expiresAt: string, limitMs: number) => Date.parse(expiresAt) - Date.now() < limitMs;
  return [
    ...(isDue(statement.expiresAt, WARN_MS.registry)
      ? [`Pages refuse this registry from ${statement.expiresAt}: pnpm releases --renew`]
      : []),
    ...Object.entries(delegations?.teams ?? {})
      .filter(([, { expiresAt }]) => isDue(expiresAt, WARN_MS.delegation))
      .map(
        ([team, { expiresAt }]) => `Pages refuse what team ${team} releases from ${expiresAt}: pnpm releases --team`,
      ),
  ];
}

/** Without a registry that counts there are no pages; the log says why. */
function refuse(cause: unknown): never {
  throw Object.assign(new Error('No registry can be trusted', { cause }), { statusCode: 503 });
}
