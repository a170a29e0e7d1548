import { hashes, verify } from '@noble/ed25519';
import { sha256, sha512 } from '@noble/hashes/sha2.js';

// Its own would be that of the browser.
hashes.sha512 = sha512;

/** For browsers without Ed25519, and pages that are not secure. */
export function isSignedBy(publicKey: Uint8Array, signature: Uint8Array, text: Uint8Array): boolean {
  try {
    return verify(signature, text, publicKey);
  } catch {
    // A signature or a key of another length.
    return false;
  }
}

export const hashOf = (text: Uint8Array) => sha256(text);
