import type { Registry } from '../registry';
import { type RegistryKeys, signRegistry } from '../signing/sign-registry';
import { withLock } from './lock';
import { isEmpty, readWritten, requireTrusted, writeRegistry } from './registry-file';

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
  await sign(releasesDir, keys, now, (written) => {
    if (written.signed || !isUnsignedTrusted) requireTrusted(written, keys);
  });
}

/** Signs whatever the registry says: for somebody who has looked at it, after a key was lost. */
export async function signAsItIs(releasesDir: string, keys: RegistryKeys, now: Date): Promise<void> {
  await sign(releasesDir, keys, now, () => undefined);
}

/** What this version does not know of the registry is signed with it, as servers pass it on. */
async function sign(
  releasesDir: string,
  keys: RegistryKeys,
  now: Date,
  check: (written: Registry) => void,
): Promise<void> {
  await withLock(releasesDir, 'registry', async (requireLock) => {
    const written = await readWritten(releasesDir);
    check(written);
    if (isEmpty(written)) return;
    requireLock();
    await writeRegistry(releasesDir, signRegistry(written, keys, now));
  });
}
