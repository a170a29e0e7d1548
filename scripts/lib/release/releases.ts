import { listReleases, renewSignature, signAsItIs } from '@wattle/federation/release';
import { publicKeyOf, readRegistryKeys } from '@wattle/federation/signing';
import type { ReleaseSettings } from './commands';
import { listing } from './listing';

interface Asked {
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
  return listing(await listReleases(releasesDir));
}
