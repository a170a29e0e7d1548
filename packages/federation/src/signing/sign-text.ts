import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { type Expiring, keyId, keyOf, requireCurrent, SignatureError, type SignedText } from './signed-text';
import { publicKeyOf } from './signing-key';

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
