import { resolve } from 'node:path';
import type { Environment } from '@wattle/environment';
import {
  copyReleases,
  folderTarget,
  type LiveRelease,
  listReleases,
  listTeams,
  ReleaseError,
  renewSignature,
  signAsItIs,
} from '@wattle/federation/release';
import { publicKeyOf, readRegistryKeys, readTrustedKeys, SignatureError } from '@wattle/federation/signing';
import { type AskedOfTeams, changeTeams, rootSigners, teamLines } from './teams';

export type ReleaseSettings = Pick<Environment, 'releasesDir' | 'releasesUrl' | 'registryKeys'>;

interface Asked extends AskedOfTeams {
  'copy-to'?: string | undefined;
  'public-key': boolean;
  renew: boolean;
  sign: boolean;
}

/** `pnpm releases`: what is live, the signature of the registry, and who may release what. */
export async function releases(settings: ReleaseSettings, asked: Asked): Promise<string> {
  const { releasesDir, registryKeys } = settings;
  if (asked['public-key']) return publicKeyOf(readRegistryKeys(registryKeys).own);
  const now = new Date();
  const changed = await changeTeams(settings, asked);
  if (changed) return changed;
  if (asked.renew) await renewSignature(releasesDir, readRegistryKeys(registryKeys), { now });
  if (asked.sign) {
    const keys = readRegistryKeys(registryKeys);
    await signAsItIs(releasesDir, keys, now, asked['root-key'] && rootSigners(asked, keys));
  }
  const target = asked['copy-to'];
  if (target) return `Copied ${await copyReleases(releasesDir, folderTarget(resolve(target)))} files.`;
  const live = await listReleases(releasesDir);
  return [listing(live), ...(live.length > 0 ? await trustLines(settings, now) : [])].join('\n');
}

/** Who may release what; or why nothing of this can be trusted, for somebody who looks before it is signed. */
async function trustLines({ releasesDir, registryKeys }: ReleaseSettings, now: Date): Promise<string[]> {
  try {
    const keys = readTrustedKeys(registryKeys);
    await listReleases(releasesDir, keys);
    const teams = await listTeams(releasesDir, keys, now);
    return teams.length > 0 ? [teamLines(teams)] : [];
  } catch (error) {
    if (error instanceof ReleaseError || error instanceof SignatureError) return [error.message];
    throw error;
  }
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
