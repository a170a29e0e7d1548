import { createHmac, type KeyObject, timingSafeEqual } from 'node:crypto';

/** Signs a text with the first of the keys. */
export function signatureOf(text: string, [key]: readonly KeyObject[]): string {
  if (!key) throw new Error('There is no key to sign with.');
  return hmac(text, key);
}

/** Whether one of the keys has signed a text: during a rotation of secrets there are several. */
export function isSigned(text: string, signature: string, keys: readonly KeyObject[]): boolean {
  return keys.some((key) => isEqual(hmac(text, key), signature));
}

function hmac(text: string, key: KeyObject): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

function isEqual(one: string, other: string): boolean {
  const [bytes, otherBytes] = [Buffer.from(one), Buffer.from(other)];
  return bytes.length === otherBytes.length && timingSafeEqual(bytes, otherBytes);
}
