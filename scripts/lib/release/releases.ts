import { resolve } from 'node:path';
import type { Environment } from '@wattle/environment';
import {
  copyReleases,
  folderTarget,
  type LiveRelease,
  listReleases,
  renewSignature,
  signAsItIs,
} from '@wattle/federation/release';
import { publicKeyOf, readRegistryKeys } from '@wattle/federation/signing';

export type ReleaseSettings = Pick<Environment, 'releasesDir' | 'releasesUrl' | 'registryKeys'>;

interface Asked {
  'copy-to'?: string | undefined;
  'public-key': boolean;
  renew: boolean;
  sign: boolean;
}

/** `pnpm releases`: what is live, and the signature of the registry. */
export async function releases({ releasesDir, registryKeys }: ReleaseSettings, asked: Asked): Promise<string> {
  if (asked['public-key']) return publicKeyOf(readRegistryKeys(registryKeys).own);
  const now = new Date();
  if (asked.renew) await renewSignature(releasesDir, readRegistryKeys(registryKeys), { now });
  if (asked.sign) await signAsItIs(releasesDir, readRegistryKeys(registryKeys), now);
  const target = asked['copy-to'];
  if (target) return `Copied ${await copyReleases(releasesDir, folderTarget(resolve(target)))} files.`;
  return listing(await listReleases(releasesDir));
}

/** What is live, a line for each: since when, by whom, what pages fall back to, and what was withdrawn. */
export function listing(releases: readonly LiveRelease[], names = releases.map(({ name }) => name)): string {
  const shown = releases.filter(({ name }) => names.includes(name));
  if (shown.length === 0) return 'Nothing has been released yet.';
  return shown
    .map(({ name, version, since, by, fallback, withdrawn, canary }) => {
      const origin = since ? `since ${since} by ${by}` : 'since before the history was kept';
      const back = fallback
        ? `falls back to ${fallback}`
        : 'falls back to nothing: no earlier version has proven itself';
      const bad = withdrawn.length > 0 ? `; withdrawn: ${withdrawn.join(', ')}` : '';
      const trial = canary
        ? `; ${canary.release.version} for ${canary.share}% of the visitors since ${canary.since}`
        : '';
      return `${name} is at ${version}, ${origin}; ${back}${trial}${bad}.`;
    })
    .join('\n');
}
