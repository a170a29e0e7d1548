import { registrySchema } from '../registry';
import { type RegistryKeys, signRegistry } from '../signing/sign-registry';
import { withLock } from './lock';
import { readRegistry, readWritten, requireTrusted, writeRegistry } from './registry-file';

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
  await sign(releasesDir, keys, now, async () => {
    const { signed } = await readWritten(releasesDir);
    if (signed || !isUnsignedTrusted) await requireTrusted(releasesDir, keys);
  });
}

/** Signs whatever the registry says: for somebody who has looked at it, after a key was lost. */
export async function signAsItIs(releasesDir: string, keys: RegistryKeys, now: Date): Promise<void> {
  await sign(releasesDir, keys, now, async () => undefined);
}

async function sign(releasesDir: string, keys: RegistryKeys, now: Date, check: () => Promise<void>): Promise<void> {
  await withLock(releasesDir, 'registry', async (requireLock) => {
    const registry = await readRegistry(releasesDir);
    await check();
    if (Object.keys(registry.remotes).length === 0 && !registry.shell) return;
    requireLock();
    await writeRegistry(releasesDir, signRegistry(registrySchema.parse(registry), keys, now));
  });
}
