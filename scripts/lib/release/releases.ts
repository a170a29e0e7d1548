import { resolve } from 'node:path';
import { copyReleases, folderTarget, listReleases, renewSignature, signAsItIs } from '@wattle/federation/release';
import { publicKeyOf, readRegistryKeys } from '@wattle/federation/signing';
import type { ReleaseSettings } from './commands';
import { listing } from './listing';

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
