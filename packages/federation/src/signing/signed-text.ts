/** A text with a signature: whoever has the public key knows who wrote it, and that nobody has changed it. */
export interface SignedText {
  /** JSON, with `expiresAt` among its fields. */
  statement: string;
  /** Ed25519, in base64. */
  signature: string;
  /** Which key signed it: the beginning of the public key. */
  key: string;
}

/** A text that several people may have to sign: it counts when enough of them have (docs/decisions/033). */
export interface MultiSignedText {
  /** JSON. */
  statement: string;
  /** Each with the beginning of its public key. */
  signatures: { key: string; signature: string }[];
}

/** Keys of which so many must sign. */
export interface KeySet {
  /** Public keys: 32 bytes in base64url. */
  keys: readonly string[];
  threshold: number;
}

/** By what a registry is judged. */
export interface TrustedKeys {
  /** Those whose signatures of it count. */
  publicKeys: readonly string[];
  /** Those that say which team may release what. */
  rootKeys: KeySet;
}

/** What every signed statement says beside its content. */
export interface Expiring {
  /** Time after which it no longer counts, in ISO format. */
  expiresAt: string;
}

/** A signed text does not count; the message says why. */
export class SignatureError extends Error {}

/** Why something does not count, in a sentence; undefined when it does. */
export function refusalOf(check: () => unknown): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error;
    return error.message;
  }
}

const KEY_ID_LENGTH = 16;

/** The name of a key in what it has signed. */
export function keyId(publicKey: string): string {
  return publicKey.slice(0, KEY_ID_LENGTH);
}

/** The public key that a text says it was signed with. */
export function keyOf({ key }: SignedText, publicKeys: readonly string[]): string {
  const found = publicKeys.find((each) => keyId(each) === key);
  if (!found) throw new SignatureError(`It is signed with the unknown key ${key}`);
  return found;
}

/** Of a statement whose signature was verified. */
export function requireCurrent({ expiresAt }: Expiring, now: Date): void {
  if (!(now.getTime() < Date.parse(expiresAt))) throw new SignatureError(`It expired at ${expiresAt}`);
}

/** Of a text that several have signed. */
export function requireEnough(signatures: number, threshold: number): void {
  if (!(signatures >= Math.max(threshold, 1)))
    throw new SignatureError(`It has ${signatures} of ${threshold} signatures that count`);
}
