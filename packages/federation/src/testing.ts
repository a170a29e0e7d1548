import { generateKeyPairSync } from 'node:crypto';
import { publicKeyOf, type RegistryKeys } from './signing';

export { aRelease, aShellRelease } from './testing-releases';

/** Keys that nobody else has. */
export function newRegistryKeys(): RegistryKeys {
  const own = generateKeyPairSync('ed25519').privateKey;
  const keys = [publicKeyOf(own)];
  return { own, publicKeys: keys, rootKeys: { keys, threshold: 1 } };
}
