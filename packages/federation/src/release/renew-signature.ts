import { registrySchema } from '../registry';
import { type RegistryKeys, signRegistry } from '../signing/sign-registry';
import { readWritten, requireTrusted, withRegistryLock, writeRegistry } from './registry-file';

interface RenewOptions {
  now: Date;
  /** Whether a registry is signed that was written before registries were. */
  isUnsignedTrusted?: boolean;
}

/**
 * Signs the registry anew, with a new expiry. It stays as it is.
 *
 * @throws ReleaseError when it was not signed by a key that counts.
 */
export async function renewSignature(
  releasesDir: string,
  keys: RegistryKeys,
  { now, isUnsignedTrusted = false }: RenewOptions,
): Promise<void> {
  const { signed } = await readWritten(releasesDir);
  if (signed || !isUnsignedTrusted) await requireTrusted(releasesDir, keys);
  await signAsItIs(releasesDir, keys, now);
}

/** Signs whatever the registry says: for somebody who has looked at it, after a key was lost. */
export async function signAsItIs(releasesDir: string, keys: RegistryKeys, now: Date): Promise<void> {
  await withRegistryLock(releasesDir, async (registry) => {
    if (Object.keys(registry.remotes).length === 0 && !registry.shell) return;
    await writeRegistry(releasesDir, signRegistry(registrySchema.parse(registry), keys, now));
  });
}
