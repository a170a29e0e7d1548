import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createOnce } from '@wattle/environment';
import { type Expiring, keyId, keyOf, requireCurrent, SignatureError, type SignedText } from './signed-text';

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
  const x = keyOf(signed, publicKeys);
  const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const isValid = verify(null, Buffer.from(signed.statement), key, Buffer.from(signed.signature, 'base64'));
  if (!isValid) throw new SignatureError('Its signature does not match');
}

/** The public key that belongs to a private one: 32 bytes in base64url. */
export function publicKeyOf(key: KeyObject): string {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  return x;
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
