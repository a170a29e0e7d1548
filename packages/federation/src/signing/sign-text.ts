import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createOnce } from '@wattle/environment/secrets';
import {
  type Expiring,
  type KeySet,
  keyId,
  keyOf,
  type MultiSignedText,
  requireCurrent,
  requireEnough,
  SignatureError,
  type SignedText,
} from './signed-text';

/** Signs a content, which counts until its `expiresAt`. */
export function signText(content: Expiring, key: KeyObject): SignedText {
  const statement = JSON.stringify(content);
  const signature = sign(null, Buffer.from(statement), key).toString('base64');
  return { statement, signature, key: keyId(publicKeyOf(key)) };
}

/**
 * The content of a signed text.
 *
 * @param publicKeys - Those whose signatures count.
 * @throws SignatureError when the text was changed, is signed by another key, or has expired.
 */
export function verifyText<Content extends Expiring>(
  signed: SignedText,
  publicKeys: readonly string[],
  now: Date,
): Content {
  requireSignature(signed, publicKeys);
  const content = JSON.parse(signed.statement) as Content;
  requireCurrent(content, now);
  return content;
}

/** As {@link verifyText}, but for the expiry. */
export function requireSignature(signed: SignedText, publicKeys: readonly string[]): void {
  if (!isSignedBy(keyOf(signed, publicKeys), signed)) throw new SignatureError('Its signature does not match');
}

/** Signs a content for the first of several people, or of one. */
export function signTogether(content: object, keys: readonly KeyObject[]): MultiSignedText {
  return keys.reduce(addSignature, { statement: JSON.stringify(content), signatures: [] });
}

/** The same text with one more signature; one that the key has made before is replaced. */
export function addSignature({ statement, signatures }: MultiSignedText, key: KeyObject): MultiSignedText {
  const own = keyId(publicKeyOf(key));
  const signature = sign(null, Buffer.from(statement), key).toString('base64');
  return { statement, signatures: [...signatures.filter((each) => each.key !== own), { key: own, signature }] };
}

/**
 * The content of a text that enough of some keys have signed. What was signed for another purpose must be refused by the
 * caller.
 *
 * @throws SignatureError when fewer have.
 */
export function verifyTogether<Content>(
  { statement, signatures }: MultiSignedText,
  { keys, threshold }: KeySet,
): Content {
  const signers = [...new Set(keys)].filter((publicKey) => {
    // One for each key: to verify more would cost whoever is sent them.
    const own = signatures.find(({ key }) => key === keyId(publicKey));
    return own && isSignedBy(publicKey, { statement, signature: own.signature });
  });
  requireEnough(signers.length, threshold);
  return JSON.parse(statement) as Content;
}

function isSignedBy(x: string, { statement, signature }: Pick<SignedText, 'statement' | 'signature'>): boolean {
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from(statement), key, Buffer.from(signature, 'base64'));
}

/** The public key that belongs to a private one: 32 bytes in base64url. */
export function publicKeyOf(key: KeyObject): string {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return x;
}

/** SHA-256 of a text in base64url. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/**
 * Reads a private key.
 *
 * @param isMade - Whether to make one where there is none, for its owner only.
 * @throws SignatureError when there is none, or another kind of key.
 */
export function readSigningKey(file: string, isMade: boolean): KeyObject {
  const key = createPrivateKey(readKeyFile(file) ?? (isMade ? makeKeyFile(file) : missing(file)));
  if (key.asymmetricKeyType !== 'ed25519') throw new SignatureError(`${file} holds no Ed25519 key`);
  return key;
}

function readKeyFile(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

function makeKeyFile(file: string): string {
  createOnce(file, generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));
  return readFileSync(file, 'utf8');
}

function missing(file: string): never {
  throw new SignatureError(`There is no key at ${file}`);
}
