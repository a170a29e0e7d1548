import type { KeyObject } from 'node:crypto';
import type { Registry } from '../registry';
import type { RegistryKeys } from '../signing';
import { withLock } from './lock';
import { isEmpty } from './published';
import { readWritten, requireTrusted, writeRegistry } from './registry-file';
import { signWhole } from './sign-whole';

interface RenewOptions {
  now: Date;
  /** Whether a registry is signed that was written before registries were, or whose signature is as old. */
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
  await sign(releasesDir, async (written) => {
    if (written.signed || !isUnsignedTrusted) requireTrusted(written, keys, isUnsignedTrusted);
    return signWhole(releasesDir, written, keys, { now });
  });
}

/**
 * Signs whatever the registry says, its history and the descriptions of versions: for somebody who has looked at them,
 * after a key was lost.
 *
 * @param signers - Root keys, where that of the registry is none.
 */
export async function signAsItIs(
  releasesDir: string,
  keys: RegistryKeys,
  now: Date,
  signers?: readonly KeyObject[],
): Promise<void> {
  await sign(releasesDir, (written) => signWhole(releasesDir, written, keys, { now, isLookedAt: true, signers }));
}

/** What this version does not know of the registry is signed with it, as servers pass it on. */
async function sign(releasesDir: string, signWritten: (written: Registry) => Promise<Registry>): Promise<void> {
  await withLock(releasesDir, 'registry', async (requireLock) => {
    const written = await readWritten(releasesDir);
    const signed = await signWritten(written);
    if (isEmpty(written)) return;
    requireLock();
    await writeRegistry(releasesDir, signed);
  });
}
